"""Windows of sealing, the only place of this plugin that knows Qt."""
