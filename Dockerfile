FROM node:24-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./

FROM packages AS build
RUN npm ci
COPY . .
RUN npm run build

FROM packages AS production-packages
# The optional ones are TypeScript and type packages, which the server never loads.
RUN npm ci --omit=dev --omit=optional

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /site
# A new volume takes over the owner of the folder it is mounted on.
RUN install --directory --owner=node --group=node /data
COPY --from=production-packages /site/node_modules node_modules
COPY package.json ./
COPY db/migrations db/migrations
COPY --from=build /site/build build
USER node
VOLUME /data
EXPOSE 3000
# Asks whether the process lives, not whether the database answers: while that is away, public pages still work.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "build/server/start.js"]
