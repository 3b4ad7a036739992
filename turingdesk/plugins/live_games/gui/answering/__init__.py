"""The view of conversations that are collected."""
