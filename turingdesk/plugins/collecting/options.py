"""The options of commands that help describes in tables."""

from turingdesk.exchange.build import BuildRequest

OPTIONS = {"build": BuildRequest}
