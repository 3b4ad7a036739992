"""Commands of sealing."""
