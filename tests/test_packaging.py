"""What a host installs: units that systemd takes, images; a stranger can do little in either."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.settings import Settings
from data.store.driver.ranges import Range

PACKAGING = Path(__file__).parent.parent / "packaging"
UNITS = sorted(path.name for kind in ("service", "timer") for path in PACKAGING.glob(f"*.{kind}"))
MOST_EXPOSED = 20
"""Of 100, as systemd reckons it: an ordinary service has 96."""


@pytest.fixture
def analyze(tmp_path: Path) -> Path:
    """A folder with the units, in which a programme that is there stands for ours."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed: apt-get install systemd")
    for name in UNITS:
        text = (PACKAGING / name).read_text("utf-8")
        (tmp_path / name).write_text(re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/true", text), "utf-8")
    return tmp_path


def told(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, check=False)


def test_systemd_takes_every_unit(analyze: Path) -> None:
    done = told("verify", "--man=no", *(str(analyze / name) for name in UNITS))
    assert (done.returncode, [line for line in done.stderr.splitlines() if str(analyze) in line]) == (0, [])


@pytest.mark.parametrize("name", [name for name in UNITS if name.endswith(".service")])
def test_a_stranger_in_the_bot_can_do_little(analyze: Path, name: str) -> None:
    done = told("security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(analyze / name))
    assert done.returncode == 0, done.stdout.splitlines()[-1:] + done.stderr.splitlines()


# --- images (built and tried by packaging/try-image) ---

SETTINGS = {name.upper() for name in Settings.model_fields}
CONTAINERFILE = (PACKAGING / "Containerfile").read_text("utf-8")
COMPOSED = sorted(PACKAGING.glob("compose*.yaml"))


def composed(name: str) -> dict[str, Any]:
    """The services of a file; one that extends another has what that has."""
    services = yaml.safe_load((PACKAGING / name).read_text("utf-8"))["services"]
    for service, said in services.items():
        if more := said.pop("extends", None):
            before = composed(more["file"])[more["service"]]
            environment = {**before["environment"], **said.get("environment", {})}
            services[service] = {**before, **said, "environment": environment}
    return services


def test_the_image_runs_as_nobody_keeps_all_in_one_volume_and_is_asked_how_it_is() -> None:
    last = CONTAINERFILE[CONTAINERFILE.rindex("\nFROM ") :]
    said = dict(re.findall(r"(?m)^(USER|VOLUME|WORKDIR|STOPSIGNAL|ENTRYPOINT|CMD) (.+)$", last))
    assert re.fullmatch(r"[1-9]\d{4}:[1-9]\d{4}", said.pop("USER"))
    assert said == {
        "VOLUME": "/data", "WORKDIR": "/data", "STOPSIGNAL": "SIGTERM", "ENTRYPOINT": '["quartermaster"]',
        "CMD": '["run"]',
    }  # fmt: skip
    assert re.search(r"(?m)^HEALTHCHECK .*\n    CMD .*METRICS_PORT.*/healthz", last)
    named = set(re.findall(r"(?m)^(?:ENV|   ) ([A-Z_]+)=", last))
    assert named - SETTINGS == {"PATH", "PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED"}


def test_the_image_is_made_of_what_is_locked_and_of_no_registry_by_name() -> None:
    bases = set(re.findall(r"(?m)^FROM (\S+)", CONTAINERFILE))
    assert bases == {"debian:trixie-slim"}
    assert "debian=trixie\n" in (PACKAGING / "try-image").read_text("utf-8")
    assert "--require-hashes --requirement requirements-postgres.lock" in CONTAINERFILE


@pytest.mark.parametrize("name", [path.name for path in COMPOSED])
def test_a_composed_bot_can_write_only_where_its_tables_are(name: str) -> None:
    bot = composed(name)["bot"]
    assert bot["read_only"] is True
    assert bot["volumes"] == ["tables:/data"]
    assert bot["cap_drop"] == ["ALL"]
    assert bot["security_opt"] == ["no-new-privileges:true"]
    assert bot["environment"].keys() <= SETTINGS
    assert "ports" not in bot


def test_with_postgresql_the_bot_waits_until_it_answers() -> None:
    services = composed("compose.postgres.yaml")
    assert services["bot"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    url, database = services["bot"]["environment"]["DATABASE_URL"], services["database"]["environment"]
    who = f"{database['POSTGRES_USER']}:{database['POSTGRES_PASSWORD']}"
    assert url == f"postgresql+asyncpg://{who}@database/{database['POSTGRES_DB']}"


def test_two_processes_serve_the_pages_of_tables_behind_one_proxy() -> None:
    services = composed("compose.postgres.yaml")
    said = services["bot"]["environment"]
    chosen = Settings(processes=2, page_url="https://pirates.example")
    for name in ("PROCESSES", "PAGE_URL", "PAGE_HOST", "DATABASE_URL"):
        assert services["spare"]["environment"][name] == said[name]
    proxy, mounted = services["pages"], PACKAGING / "Caddyfile"
    assert f"./{mounted.name}:/etc/caddy/Caddyfile:ro" in proxy["volumes"]
    assert proxy["environment"]["PAGE_URL"] == said["PAGE_URL"]
    handled = dict(re.findall(r"handle (\S*) ?\{\s+reverse_proxy (.+) \{", mounted.read_text("utf-8")))
    both = [Range(number, 2) for number in range(2)]
    ports = [chosen.page_port_of(one) for one in both]
    second = chosen.page_of(both[1]).removeprefix("https://pirates.example")
    assert handled == {
        f"{second}/*": f"bot:{ports[1]} spare:{ports[1]}",
        "": f"bot:{ports[0]} spare:{ports[0]}",
    }


# --- terms and privacy ---


def papers(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([PACKAGING / "papers", *arguments], capture_output=True, text=True, check=False)


def test_terms_and_privacy_are_written_for_whoever_runs_the_bot(tmp_path: Path) -> None:
    who, where = "Anne & Söhne \\1", "1 Quay / Nassau"
    done = papers(who, where, str(tmp_path / "papers"))
    assert (done.returncode, done.stderr) == (0, "")
    for paper in ("terms", "privacy"):
        text = (tmp_path / "papers" / f"{paper}.md").read_text("utf-8")
        assert who in text
        assert where in text
        assert re.search(r"In force from 20\d\d-\d\d-\d\d\.", text)
        assert not re.findall(r"\b(?:WHO|ADDRESS|DAY)\b|<!--|\]\((?!https)", text)


def test_the_privacy_text_has_all_that_is_stored(tmp_path: Path) -> None:
    papers("Anne", "Nassau", str(tmp_path))
    text = (tmp_path / "privacy.md").read_text("utf-8")
    kept = (PACKAGING.parent / "docs" / "privacy.md").read_text("utf-8")
    stored = re.findall(r"(?m)^\| .+ \|$", kept)
    assert len(stored) > 8
    assert [row for row in stored if row not in text] == []
    assert "## When it is deleted" in text
    assert "DATABASE_URL" not in text, "what is for whoever runs it is not for members"


@pytest.mark.parametrize("arguments", [(), ("Anne",), ("", "Nassau", "papers"), ("Anne", "", "papers")])
def test_papers_without_a_name_or_an_address_are_not_written(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = papers(*arguments)
    assert (done.returncode, list(tmp_path.iterdir())) == (2, [])
    assert "packaging/papers WHO ADDRESS FOLDER" in done.stderr
