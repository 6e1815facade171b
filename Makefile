# Each target works alone on a fresh machine with make and Python 3.11 or later.
VENV ?= .venv
# Without one: 8866, or another where that is in use.
PORT ?=
HOST ?= localhost
# Where `make site` writes.
SITE ?= _site
PY := $(VENV)/bin/python
# What `make soak` does on a site too, where Python wakes in the page.
PLAYED := $(addprefix tests/browser/test_,lessons.py mr_t.py stage.py uncle_watch.py uncle_what_if.py uno.py)
# What an installation depends on: run again when one of these is newer than the stamp.
NEEDS := pyproject.toml $(wildcard uncle_widgets/voila/*)

# Of n parts of the tests, which one is run: SHARD=2/3. Without it, all. The linters run with the first part.
SHARD ?=
PART = $(word 1,$(subst /, ,$(SHARD)))
SPLIT = $(if $(SHARD),--splits $(word 2,$(subst /, ,$(SHARD))) --group $(PART))
UNBROWSED = $(PY) -m pytest -n 3 --dist loadgroup $(SPLIT) $(ARGS)
# A page's test waits more than it works; a worker that has finished takes half of what another has left.
BROWSED = $(PY) -m pytest -n 3 --dist worksteal --reruns 1 --rerun-show-tracebacks $(SPLIT) $(ARGS)

.PHONY: help serve site check test rest test-all tools bundle changed linted unbrowsed browsed lint soak bench lab docs classroom dist clean
help:
	@echo "make serve      Serve the gallery on http://$(HOST):$(or $(PORT),8866)/ (PORT=, HOST=)"
	@echo "make lab        Open JupyterLab on notebooks/"
	@echo "make check      Run the linters and the tests of what you changed"
	@echo "make test       Run most tests, in about five minutes on two cores"
	@echo "make test-all   Run all the tests that CI runs"
	@echo "make soak       Run the tests that take minutes or hours"
	@echo "make bench      Measure timings and compare them with other packages"
	@echo "make bundle     Build the browser code from its sources (WATCH=1)"
	@echo "make classroom  Write the students' notebooks from the teacher's editions"
	@echo "make docs       Build the documentation as web pages"
	@echo "make site       Write the pages for any web host to $(SITE)/ (SITE=)"
	@echo "make dist       Build and check what is uploaded to PyPI, in dist/"
	@echo "make clean      Delete everything that make created"

serve: $(VENV)/.voila
	@$(PY) -m uncle_widgets --host=$(HOST) $(if $(PORT),--port=$(PORT))

site: $(VENV)/.site
	@$(PY) -m uncle_widgets --site=$(SITE)

lab: $(VENV)/.lab
	@$(PY) -m jupyterlab --notebook-dir=notebooks

docs: $(VENV)/.docs
	@$(PY) -m sphinx -W --keep-going -q -b html docs docs/_build/html
	@echo "Open docs/_build/html/index.html"

# Linters, and the tests of what changed since this last passed.
check: tools
	@$(MAKE) --no-print-directory -j 2 linted changed

changed: $(VENV)/.test
	@$(PY) -m tests.changed $(ARGS)

# Kernels find their modules compiled, whatever the shell says of that. Of two processors one is idle while lint runs.
test rest: export PYTHONDONTWRITEBYTECODE :=
test: tools
	@$(MAKE) --no-print-directory -j 3 linted unbrowsed browsed

# What `make test` leaves out.
rest: tools
	@$(UNBROWSED) -m "(full or repeats) and not browser and not soak"
	@$(BROWSED) -m "full and browser and not soak" tests/browser

test-all: test
	@$(MAKE) --no-print-directory rest

tools: $(VENV)/.test $(VENV)/.compiled
	@$(PY) tests/browser/chromium.py --install
	@$(PY) tests/js/node.py install

# What is served, from its sources; with WATCH=1 again at each change, and with source maps. See CONTRIBUTING.
bundle: tools
	@$(PY) tests/js/node.py build $(if $(WATCH),--watch)

linted: $(VENV)/.test
	@$(if $(filter-out 1,$(PART)),exit 0,:); $(MAKE) --no-print-directory lint > $(VENV)/lint.log 2>&1; \
	  done=$$?; echo; cat $(VENV)/lint.log; exit $$done

unbrowsed: $(VENV)/.test
	@$(UNBROWSED) -m "not full and not browser and not soak"

# Its log is shown when it is done, so that two runs of pytest do not mix what they print.
browsed: $(VENV)/.test
	@$(BROWSED) -m "browser and not full and not soak" tests/browser > $(VENV)/browsed.log 2>&1; \
	  done=$$?; echo; cat $(VENV)/browsed.log; exit $$done

lint: $(VENV)/.test
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@$(PY) tests/js/node.py check

soak rest: export ROUNDS := all
soak: $(VENV)/.soak
	@$(PY) tests/browser/chromium.py --install
	@$(PY) -m tests.browser.engines --install
	@$(PY) -m pytest -p no:rerunfailures -m "soak or hypothesis" --hypothesis-profile=new $(ARGS)
	@PRESS_MS=100 $(PY) -m pytest -p no:rerunfailures -m "browser and not soak" tests/browser $(ARGS)
	@ON_SITE=1 $(PY) -m pytest -p no:rerunfailures -m "browser and not soak" $(PLAYED)

classroom: $(VENV)/.lab
	@$(PY) -m uncle_widgets.school.editions notebooks/classroom

# $TAG: the tag that a release was pushed with, if it was.
dist: $(VENV)/.release
	@rm -rf dist
	@$(PY) -m build --outdir dist
	@$(PY) -m twine check --strict dist/*
	@$(VENV)/bin/check-wheel-contents dist/*.whl
	@version=v$$($(PY) -m uncle_widgets --version); test "$${TAG:-$$version}" = "$$version" \
	  || { echo "Expected the tag $$version, not $$TAG." >&2; exit 1; }

bench: $(VENV)/.test
	@$(PY) tests/browser/chromium.py --install
	@$(PY) -m benchmarks.run $(ARGS)

clean:
	rm -rf docs/_build _site node_modules tests/js/generated .venv benchmarks/.venv-* tests/browser/.venv-* tests/school/.venv-* dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The first Python on PATH that is new enough and can make environments.
$(PY):
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
	  "$$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	  echo "Making $(VENV) with $$("$$python" --version)."; \
	  "$$python" -m venv $(VENV) && exit 0; \
	done; \
	echo "Expected Python 3.11 or later with venv (on Debian: apt install python3 python3-venv)." >&2; exit 1

$(VENV)/.%: $(NEEDS) | $(PY)
	@echo "Installing uncle_widgets[$*] into $(VENV); this can take a minute or two."
	@$(PY) -m pip install --disable-pip-version-check -e '.[$*]' > $(VENV)/install.log 2>&1 \
	  || { cat $(VENV)/install.log >&2; exit 1; }
	@touch $@

# Else the six processes of the first `make test` would each compile all modules and tests. What cannot be collected,
# the tests will say.
$(VENV)/.compiled: export PYTHONDONTWRITEBYTECODE :=
$(VENV)/.compiled: $(VENV)/.test
	@$(PY) -m compileall -q uncle_widgets
	@$(PY) -m pytest --collect-only -q > $(VENV)/compiled.log 2>&1 || :
	@touch $@
