import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { render } from '#app/render.tsx'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import type { TestApp } from './test-app.ts'

type Options = { config?: Partial<Config>; logStream?: { write(line: string): void } }

/** The pages of a server, drawn as the product draws them; of the browser's files there are the names alone. It ends with `close`. */
export async function drawnPages(
  { store, config, time }: TestApp,
  { config: more, logStream }: Options = {},
): Promise<FastifyInstance> {
  const clientDir = mkdtempSync(join(tmpdir(), 'vitrina-pages-'))
  mkdirSync(join(clientDir, '.vite'))
  const built = (entry: string, file: string) => JSON.stringify({ [entry]: { file } })
  writeFileSync(join(clientDir, '.vite/manifest.json'), built('src/app/client.tsx', 'app/client.js'))
  writeFileSync(
    join(clientDir, '.vite/companion.json'),
    built('src/app/companion/client.tsx', 'app/companion.js'),
  )
  const app = await buildApp({
    store,
    config: { ...config, clientDir, ...more },
    clock: () => time.now,
    renderPage: render,
    logStream,
  })
  app.addHook('onClose', async () => rmSync(clientDir, { recursive: true, force: true }))
  return app
}
