"""Windows of coding, the only place of this plugin that knows Qt."""
