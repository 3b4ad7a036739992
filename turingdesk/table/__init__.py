"""The table: every response of a data folder as rows that analyses take.

Here: reading journals into columns, repeated attempts, machine judges' scores, and what
quality rules exclude. Not here: any statistic (`analysis/`) and any file format
(`exchange/`). Begin with `table`.
"""
