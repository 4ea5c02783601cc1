# The shop's server for deployments: pages built, production packages only, without the launcher and its database.
FROM node:24-slim AS source
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY apps/backoffice/package.json apps/backoffice/
COPY apps/server/package.json apps/server/
COPY apps/storefront/package.json apps/storefront/
COPY packages/app-kit/package.json packages/app-kit/
COPY packages/contract/package.json packages/contract/
COPY packages/db/package.json packages/db/
COPY packages/demo/package.json packages/demo/
COPY packages/domain/package.json packages/domain/
COPY packages/i18n/package.json packages/i18n/
COPY packages/ui/package.json packages/ui/
COPY bench/package.json bench/
COPY tests/package.json tests/

FROM source AS build
# With the optional packages: the builders bring their programs that way.
RUN npm ci
COPY . .
RUN node scripts/build.ts

FROM source AS packages
# Under 200 MB: what builds the pages and draws the demo's pictures is left out. The optional packages hold sharp's library for this system.
RUN npm ci --omit=dev -w apps/server -w apps/storefront && ln -s ../../packages/demo node_modules/@tsiran/demo

FROM node:24-slim
WORKDIR /shop
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
RUN mkdir /data && chown node:node /data
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/package.json ./
COPY --from=build /shop/packages packages
# The merchant's commands: orders, comments, mail, seed.
COPY --from=build /shop/scripts scripts
COPY --from=build /shop/apps/server apps/server
COPY --from=build /shop/apps/storefront/package.json apps/storefront/
COPY --from=build /shop/apps/storefront/build apps/storefront/build
COPY --from=build /shop/apps/backoffice/build/client apps/backoffice/build/client
USER node
VOLUME /data
EXPOSE 3000
# Whether the process lives. /readyz would be wrong here: orchestrators end what is unhealthy, and a server that waits for its database,
# or writes the search of a million products anew before it listens, must not be ended.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "--max-old-space-size=384", "--expose-gc", "apps/server/build/main.js"]
