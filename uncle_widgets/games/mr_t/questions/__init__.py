from typing import Any

QUESTIONS: dict[str, Any] = {}
