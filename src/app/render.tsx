import { dehydrate } from '@tanstack/react-query'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { LocationProvider } from '#platform/navigation/location.ts'
import { ServerStyleSheet } from 'styled-components'
import { createApi } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import type { Fetch } from '#api/client.ts'
import { expandShortPath, parseRoute, paths } from '#domain/routes/routes.ts'
import type { Storefront } from '#generated/models.ts'
import { emptyStorage } from '#platform/storage.ts'
import { createSession } from '#session/session.ts'
import { readVisit } from '#session/visit-store.ts'
import { App } from './app.tsx'
import { clientScripts } from './client-scripts.ts'
import type { ClientManifest } from './client-scripts.ts'
import { documentHtml } from './document.ts'
import { loadPage, obstacle } from './load-page.ts'
import type { Page } from './load-page.ts'
import { newQueryClient } from './new-query-client.ts'
import { obstacleHead } from './obstacle-view.tsx'
import { pageStyle } from './page-style.ts'

export { judgeLayouts } from './judge-layouts.ts'

export interface RenderInput {
  /** Path and query of the request. */
  url: string
  /** Put on every script and style of the page. */
  nonce: string
  /** The server's own calls, in process. */
  fetchApi: Fetch
  now: Date
  manifest: ClientManifest
  /** Scheme and host under which the public reaches this server. */
  origin: string
}

export type RenderResult =
  | { kind: 'redirect'; path: string }
  | {
      kind: 'page'
      status: number
      html: string
      /** The page is the same for every anonymous visitor; absent on personal and failed pages. */
      cache?: { contentVersion: string }
    }

/** On the server nothing is pressed and nothing is reported. */
const nothing = () => undefined

/** Personal pages hold no personal data when they leave the server, but they are not worth a place in the cache. */
const CACHED_KINDS = new Set(['entry', 'menu', 'cart', 'checkout'])

/** Icon of pages without a brand; a browser that is told none asks for one that does not exist. */
const PRODUCT_ICON = '/icon.svg'

/** Turns one request into a complete themed page. This file is the server's only door into the interface. */
export async function render(input: RenderInput): Promise<RenderResult> {
  const { pathname, search } = addressOf(input)
  const short = expandShortPath(pathname)
  if (short) return { kind: 'redirect', path: short + search }
  const route = parseRoute(pathname)
  const visit = readVisit(search)
  const queryClient = newQueryClient('server')
  const api = createApi(createApiClient(input.origin, input.fetchApi))
  const now = input.now.getTime()
  const request = {
    route,
    search: visit.search,
    allowedModes: visit.allowedModes,
    now,
    queryClient,
    ...api,
  }
  const page = await loadPage(request).catch(() => obstacle('error'))
  if (page.kind === 'redirect') return page
  const storefront = page.venue?.storefront ?? (await queryClient.query(api.queries.storefront('')))
  const session = createSession({
    alias: page.venue?.alias ?? '',
    storage: emptyStorage,
    newKey: () => '',
    now,
    search,
  })
  const sheet = new ServerStyleSheet({ nonce: input.nonce })
  const html = await renderToHtml(
    sheet.collectStyles(
      <LocationProvider value={pathname + search}>
        <App
          page={page}
          api={api}
          queryClient={queryClient}
          session={session}
          onRetry={nothing}
          report={nothing}
        />
      </LocationProvider>,
    ),
  )
  const componentStyles = sheet.getStyleTags()
  sheet.seal()
  const state = {
    now,
    queries: dehydrate(queryClient),
    obstacle: page.kind === 'obstacle' ? page.obstacle : undefined,
    obstacleInVenue: page.kind === 'obstacle' && page.venue !== undefined ? true : undefined,
  }
  // The entry of an installed app ends with a slash, and is the same page.
  const canonical = input.origin + pathname.replace(/\/$/, '')
  const body = documentHtml({
    nonce: input.nonce,
    head: page.kind === 'screen' ? page.head : obstacleHead(page.obstacle, storefront),
    canonical,
    origin: input.origin,
    siteName: storefront.name,
    ...pageStyle(storefront),
    componentStyles,
    ...installParts(storefront),
    scripts: clientScripts(input.manifest, page.kind === 'screen' ? page.features : []),
    html,
    state,
  })
  const cache = isCacheable(page, route.kind) ? { contentVersion: storefront.contentVersion } : undefined
  return { kind: 'page', status: page.status, html: body, cache }
}

/** Read after the origin, never against it: a path that begins with two slashes would name another host, or none. */
function addressOf({ url, origin }: Pick<RenderInput, 'url' | 'origin'>): URL {
  const address = url.startsWith('/') ? origin + url : url
  return new URL(URL.canParse(address) ? address : origin)
}

const isCacheable = (page: Exclude<Page, { kind: 'redirect' }>, routeKind: string) =>
  page.status === 200 && (page.kind === 'obstacle' || CACHED_KINDS.has(routeKind))

function installParts({ alias, logos }: Storefront) {
  const icon = logos.icon?.src ?? PRODUCT_ICON
  return alias === '' ? { icon } : { icon, manifest: `${paths.entry(alias)}/manifest.webmanifest` }
}

/** Waits for the whole tree: a page is cached and may be read without scripts, so it is complete or nothing. */
function renderToHtml(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const stream = renderToPipeableStream(tree, {
      // Long blocks stay where they stand instead of being moved there by a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      // A block that throws on the server is rendered by the browser; its boundary reports it there.
      onError: () => undefined,
    })
  })
}
