"""What a study package says: study.toml, tables, texts, pictures; every problem with its place."""
