# The web application needs the tools of development to be built; the image that runs does not hold them.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts scripts
RUN node scripts/install.mjs
COPY index.html vite.config.ts tsconfig.json tsconfig.base.json ./
COPY src src
RUN node_modules/.bin/vite build --logLevel warn && node scripts/slim.mjs

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY package.json ./
COPY --from=build /app/node_modules node_modules
COPY content content
COPY src src
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/live').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
