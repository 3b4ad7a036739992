"""The options of commands that help describes in tables."""

from turingdesk.plugins.collecting.build import BuildRequest

OPTIONS = {"build": BuildRequest}
