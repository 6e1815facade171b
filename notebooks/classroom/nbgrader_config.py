"""For nbgrader, beside the folder `source` of a course: what stands in place of a solution."""

c = get_config()  # noqa: F821

# Three dots are an exercise that is not answered yet. nbgrader's own would raise NotImplementedError.
c.ClearSolutions.code_stub = {"python": "..."}
