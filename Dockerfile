# The package as `npm pack` makes it, with what it depends on. What it keeps stands outside: a PostgreSQL, and /data.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/go.mjs build \
  && npm pack --ignore-scripts --pack-destination /tmp \
  && mkdir /package && tar xzf /tmp/vitrina-*.tgz -C /package --strip-components=1 \
  && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
WORKDIR /vitrina
COPY --from=build /build/node_modules ./node_modules
COPY --from=build /package ./
RUN mkdir -p /data/tenants /data/images /data/state && chown -R node:node /data
ENV HOST=0.0.0.0 TENANTS_DIR=/data/tenants IMAGES_DIR=/data/images VITRINA_DATA_DIR=/data/state DRAIN_SECONDS=10
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --start-period=2m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/api/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/vitrina.mjs"]
CMD ["start"]
