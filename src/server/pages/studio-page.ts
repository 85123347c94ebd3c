import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { SANDBOX_NOTICE_CSS, SANDBOX_NOTICE_HEIGHT, sandboxNotice } from '#app/sandbox-notice.server.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'
import { drafts } from '#messages/drafts.ts'

import { inlineSources, ISOLATED } from '../http/security-headers.ts'
import type { Services } from '../services.ts'
import { plainPage } from './plain-page.ts'

/** An entry of the studio's build manifest; only the entry file and its styles go into the page. */
type BuiltFile = { file: string; isEntry?: boolean; css?: string[] }

/**
 * Serves the studio's page for every path below `/studio`, which the interface routes itself. It is built separately,
 * so that storefronts carry none of it; a server whose build lacks it has no such page.
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
  const script = `<script type="module" src="/${escapeHtml(entry.file)}"></script>`
  const notice = payments.sandbox === undefined ? { css: '', html: '' } : NOTICE
  const page = plainPage({
    title: drafts.studio,
    css: notice.css,
    head: `<link rel="icon" href="/icon.svg">${styles}`,
    body: `${notice.html}<div id="root"></div>${script}`,
  })
  const headers = {
    ...ISOLATED,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': policyOf(page.styles),
  }
  for (const path of ['/studio', '/studio/*'])
    app.get(path, async (request, reply) =>
      // at a tenant's host its scripts would share an origin with the operator's token
      request.place?.tenant === undefined
        ? reply.headers(headers).type('text/html; charset=utf-8').send(page.html)
        : reply.callNotFound(),
    )
}

/** Under it stands an interface that fills the window. */
const NOTICE = {
  css: `${SANDBOX_NOTICE_CSS}:root{--over-studio:${SANDBOX_NOTICE_HEIGHT}}`,
  html: sandboxNotice(DEFAULT_LOCALE),
}

/**
 * Own files, the style element of its components, pictures just dropped, and the frames of drafts; nothing external.
 */
const policyOf = (styles: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' ${styles} ${inlineSources([''])}; ` +
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
