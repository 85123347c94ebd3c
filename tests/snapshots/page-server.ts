import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect } from 'vitest'

import { buildApp, type AppOptions } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { renderPage } from '#server/pages/render-page.ts'
import { projectRoot } from '#server/project-root.ts'
import { testApp } from '../server/support/test-app.ts'
import { deadControls } from './dead-controls.ts'
import { printHtml } from './print-html.ts'

const HOST = 'vitrina.test'

/** Draws the pages of a folder of tenants. */
export type PageServer = {
  url: string
  /** what it answers at a path, as a snapshot keeps it */
  page(path: string, cookie?: string): Promise<string>
  close(): Promise<void>
}

type PageServerOptions = Pick<AppOptions, 'randomBytes'> & {
  tenantsDir: string
  now?: Date
  config?: Partial<Config>
}

/** Opens the product on a database of its own, with a clock that stands and the names of a build that never was. */
export async function openPageServer({
  tenantsDir,
  now,
  randomBytes,
  config: own,
}: PageServerOptions): Promise<PageServer> {
  const clientDir = mkdtempSync(join(tmpdir(), 'vitrina-snapshots-'))
  mkdirSync(join(clientDir, '.vite'))
  // a new build changes no snapshot
  for (const [name, entry] of [
    ['manifest', 'src/app/client.tsx'],
    ['companion', 'src/app/companion/client.tsx'],
  ] as const) {
    const manifest = { [entry]: { file: `assets/${name}.js`, src: entry, isEntry: true } }
    writeFileSync(join(clientDir, '.vite', `${name}.json`), JSON.stringify(manifest))
  }
  const api = await testApp({ tenantsDir, imagesDir: join(projectRoot(), 'dist/images'), config: own })
  if (now) api.time.now = now
  const config = { ...api.config, clientDir }
  const clock = () => api.time.now
  const app = await buildApp({ store: api.store, config, clock, renderPage, randomBytes })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { host } = new URL(url)
  const drawn = async (path: string, cookie?: string) => {
    const { statusCode, headers, body } = await app.inject({
      method: 'GET',
      url: path,
      headers: { accept: 'text/html', host, ...(cookie ? { cookie } : {}) },
    })
    expect(deadControls(body), `${path}: controls that answer nobody`).toEqual([])
    // what was made by calls holds the address that was called, in a message as part of an address
    const text = body.replaceAll(host, HOST).replaceAll(encodeURIComponent(host), HOST)
    return { statusCode, headers, html: printHtml(text) }
  }
  return {
    url,
    async page(path, cookie) {
      const { statusCode, headers, html } = await drawn(path, cookie)
      const at = headers['content-location']
      if (typeof at === 'string') {
        // the page of that address has a snapshot of its own
        expect((await drawn(at, cookie)).html, `${path} as ${at}`).toBe(html)
        return `${path} ${statusCode} as ${at}\n`
      }
      const location = headers.location === undefined ? '' : ` to ${headers.location}`
      return `${path} ${statusCode}${location}\n${html}`
    },
    async close() {
      await app.close()
      await api.close()
      rmSync(clientDir, { recursive: true, force: true })
    },
  }
}
