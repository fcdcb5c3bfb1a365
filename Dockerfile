# The room as one image: compiled engine, unprivileged user, health check, a volume for all that is kept.
#   docker build -t salotto . && docker run -p 8642:8642 -v salotto:/data salotto
ARG BASE=debian:bookworm-slim

FROM ${BASE} AS build
ARG OPTIMISE=2
ARG JOBS=2
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev python3-dev python3-venv
WORKDIR /room
COPY LICENSE README.md pyproject.toml ./
COPY tools tools
COPY src src
RUN python3 -m venv .venv && .venv/bin/pip install --no-cache-dir --editable '.[postgres]' \
    && python3 -m compileall -q src .venv
RUN python3 -m venv /compiler && /compiler/bin/pip install --no-cache-dir --editable '.[compile]' \
    && SALOTTO_ENGINE=interpreted /compiler/bin/python -m tools.compile \
        --to build/compiled --jobs "$JOBS" --optimise "$OPTIMISE" \
    && rm -rf build/compiled/c build/compiled/build tools

FROM ${BASE}
RUN apt-get update && apt-get install -y --no-install-recommends python3 && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /data salotto && mkdir /data && chown salotto /data
COPY --from=build /room /room
ENV PATH=/room/.venv/bin:$PATH SALOTTO_ENGINE=compiled SALOTTO_HOST=0.0.0.0 \
    SALOTTO_DATABASE=sqlite:////data/room.db
USER salotto
WORKDIR /data
VOLUME /data
EXPOSE 8642
HEALTHCHECK --interval=10s CMD ["python3", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8642/health')"]
ENTRYPOINT ["salotto"]
CMD ["serve"]
