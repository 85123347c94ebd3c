import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { SANDBOX_NOTICE, SANDBOX_NOTICE_CSS, SANDBOX_NOTICE_HEIGHT } from '#app/sandbox-notice.server.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'
import { drafts } from '#messages/drafts.ts'

import type { Services } from '../services.ts'
import { newNonce } from './nonces.ts'
import { plainPage } from './plain-page.ts'

/** What the build of the studio says of its files; only the entry and its styles stand in the page. */
type BuiltFile = { file: string; isEntry?: boolean; css?: string[] }

/**
 * Serves the studio's page, whatever stands behind `/studio`: the interface reads the address. It is built by
 * itself, so that no storefront carries any of it; a server whose build lacks it has no such page.
 */
export async function registerStudioPage(
  app: FastifyInstance,
  { config, payments }: Pick<Services, 'config' | 'payments'>,
): Promise<void> {
  const manifest = join(config.clientDir, '.vite/studio.json')
  if (!existsSync(manifest)) return
  // written by our own build
  const built = Object.values(JSON.parse(await readFile(manifest, 'utf8')) as Record<string, BuiltFile>)
  const entry = built.find(({ isEntry }) => isEntry === true)
  if (entry === undefined) return
  const styles = (entry.css ?? [])
    .map((file) => `<link rel="stylesheet" href="/${escapeHtml(file)}">`)
    .join('')
  const notice = payments.sandbox === undefined ? { css: '', html: '' } : NOTICE
  for (const path of ['/studio', '/studio/*'])
    app.get(path, async (_request, reply) => {
      const nonce = newNonce()
      const script = `<script type="module" src="/${escapeHtml(entry.file)}" nonce="${nonce}"></script>`
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
          'content-security-policy': policyOf(nonce),
        })
        .type('text/html; charset=utf-8')
        .send(
          plainPage({
            title: drafts.studio,
            nonce,
            css: notice.css,
            head: `<meta property="csp-nonce" nonce="${nonce}"><link rel="icon" href="/icon.svg">${styles}`,
            body: `${notice.html}<div id="root"></div>${script}`,
          }),
        )
    })
}

/** Under it stands an interface that fills the window. */
const NOTICE = {
  css: `${SANDBOX_NOTICE_CSS}:root{--over-studio:${SANDBOX_NOTICE_HEIGHT}}`,
  html: SANDBOX_NOTICE,
}

/** Its own files, pictures that were just dropped, and the frames of drafts; nothing of others. */
const policyOf = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ` +
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
