"""Windows of collecting, the only place of this plugin that knows Qt."""
