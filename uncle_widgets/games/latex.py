"""What a widget or a picture says, as LaTeX: for `nbconvert --to latex` and `--to pdf`.

It asks for no package that nbconvert's own documents do not load (longtable).
"""

from __future__ import annotations

import re
from html.parser import HTMLParser

SIGNS = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "#": r"\#", "%": r"\%", "_": r"\_",
    "~": r"\textasciitilde{}", "^": r"\textasciicircum{}", "<": r"\textless{}", ">": r"\textgreater{}",
    "\u2212": "$-$", "\u00d7": r"$\times$", "\u00f7": r"$\div$", "\u2026": r"\ldots{}", "\u00b7": r"$\cdot$",
    "\u2660": r"$\spadesuit$", "\u2665": r"$\heartsuit$", "\u2666": r"$\diamondsuit$", "\u2663": r"$\clubsuit$",
    "\u2192": r"$\rightarrow$", "\u2190": r"$\leftarrow$", "\u2264": r"$\leq$", "\u2265": r"$\geq$",
    "\u00a0": "~", "[": "{[}", "]": "{]}",
}  # fmt: skip
"""Signs that mean something to LaTeX, or that its usual fonts lack; a bracket may else begin an option."""
UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f\ufe0e\ufe0f\ud800-\udfff\ufffe\uffff]")
"""Signs that set nothing, some of which end a run of LaTeX."""
BEGINS = {
    "b": r"\textbf{", "i": r"\textit{", "li": r"\item ",
    "ul": "\n\\begin{itemize}\n", "ol": "\n\\begin{enumerate}\n",
}  # fmt: skip
ENDS = {
    "p": "\n\n", "b": "}", "i": "}", "ul": "\\end{itemize}\n", "ol": "\\end{enumerate}\n", "li": "\n",
    "table": "\\end{longtable}\n",
}  # fmt: skip


def escape(words: str) -> str:
    """Plain words as LaTeX sets them."""
    return "".join(SIGNS.get(sign, sign) for sign in UNSEEN.sub("", words))


def latex(html: str) -> str:
    """HTML of paragraphs, bold words, lists and tables as LaTeX. Pictures, and any other tags, are left out."""
    reader = _Reader(html)
    reader.feed(html)
    reader.close()
    return re.sub(r"\n{3,}", "\n\n", "".join(reader.said)).strip() + "\n"


class _Reader(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self.cells = 0
        first = re.search("<tr.*?</tr>", html, re.DOTALL)
        self.columns = len(re.findall("<t[hd][ >]", first[0])) if first else 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "table":
            widths = "p{%.3f\\linewidth}" % (0.9 / max(1, self.columns))
            self.said.append(f"\n\\begin{{longtable}}{{{widths * max(1, self.columns)}}}\n")
        elif tag == "tr":
            self.cells = 0
        elif tag in ("td", "th"):
            self.said.append(" & " if self.cells else "")
            self.cells += 1
        else:
            self.said.append(BEGINS.get(tag, ""))

    def handle_endtag(self, tag: str) -> None:
        self.said.append(" \\\\\n" if tag == "tr" else ENDS.get(tag, ""))

    def handle_data(self, data: str) -> None:
        self.said.append(escape(data))
