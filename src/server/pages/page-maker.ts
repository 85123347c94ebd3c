import { randomBytes } from 'node:crypto'

import type { render } from '#app/render.tsx'
import { parseCompanionRoute } from '#domain/routes/companion-routes.ts'
import { parseRoute } from '#domain/routes/routes.ts'

import type { BrowserSources } from '../payments/contract.ts'
import type { Services } from '../services.ts'
import { cutPage, PageCache } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'

/** Draws one page; `src/app/render.tsx` is the one of the product. */
export type RenderPage = typeof render
type RenderInput = Parameters<RenderPage>[0]

/** A page before it has its nonce: pages hold a placeholder that each answer replaces. */
export type DrawnPage =
  | { kind: 'redirect'; path: string }
  | { kind: 'cached'; page: CachedPage }
  | { kind: 'once'; status: number; html: string; sources: BrowserSources }

export type PageMakerOptions = {
  services: Services
  renderPage: RenderPage
  manifests: RenderInput['manifests']
  integrity: RenderInput['integrity']
  fetchApi: RenderInput['fetchApi']
}

/** Draws pages, each once for everybody who asks meanwhile, and keeps those that are the same for everybody. */
export class PageMaker {
  /** no text of a tenant can hold it, because nobody knows it */
  readonly placeholder = randomBytes(16).toString('hex')
  private readonly options: PageMakerOptions
  private readonly cache = new PageCache()
  private readonly drawing = new Map<string, Promise<DrawnPage>>()

  constructor(options: PageMakerOptions) {
    this.options = options
  }

  /** A page in the cache that is true still; at once, since most visitors are answered with one. */
  kept(url: string, origin: string): CachedPage | undefined {
    const { clock, catalog } = this.options.services
    const page = this.cache.get(keyOf(url, origin), clock().getTime())
    return page && catalog.knownVersion(page.alias) === page.contentVersion ? page : undefined
  }

  /** @param cookies - of the browser that asks; read by pages that show more to some than to others, which are never kept */
  async page(url: string, origin: string, cookies: string | undefined): Promise<DrawnPage> {
    const { catalog } = this.options.services
    const alias = aliasOf(url)
    const version = alias === undefined ? undefined : (await catalog.find(alias))?.version
    const page = this.kept(url, origin)
    if (page !== undefined) return { kind: 'cached', page }
    const reader = isPersonal(url) ? cookies : undefined
    const flight = `${keyOf(url, origin)} ${version} ${reader ?? ''}`
    const started = this.drawing.get(flight) ?? this.draw(url, origin, reader)
    this.drawing.set(flight, started)
    return started.finally(() => this.drawing.delete(flight))
  }

  private async draw(url: string, origin: string, reader: string | undefined): Promise<DrawnPage> {
    const { services, renderPage, manifests, integrity } = this.options
    const now = services.clock()
    const fetchApi = reader === undefined ? this.options.fetchApi : this.fetchAs(reader)
    const isSandbox = services.payments.sandbox !== undefined
    const input = { url, nonce: this.placeholder, fetchApi, now, manifests, integrity, origin, isSandbox }
    const result = await renderPage(input)
    if (result.kind === 'redirect') return result
    const { status, html, cache } = result
    const alias = aliasOf(url)
    const sources = await this.sourcesOf(alias, origin)
    // a draft changes under the hands of who makes it, and is kept by nobody
    if (cache === undefined || alias === undefined || alias.includes('~'))
      return { kind: 'once', status, html, sources }
    const { contentVersion } = cache
    const facts = { status, alias, contentVersion, drawnAtMs: now.getTime(), sources }
    const page = await cutPage(html, this.placeholder, facts)
    this.cache.set(keyOf(url, origin), page)
    return { kind: 'cached', page }
  }

  private fetchAs(cookies: string): RenderInput['fetchApi'] {
    return (request) => {
      request.headers.set('cookie', cookies)
      return this.options.fetchApi(request)
    }
  }

  /** What the venue's payment providers need in a browser. */
  private async sourcesOf(alias: string | undefined, origin: string): Promise<BrowserSources> {
    const { catalog, payments } = this.options.services
    const contact = alias === undefined ? undefined : await catalog.findContact(alias)
    return contact === undefined ? NO_SOURCES : payments.browserSources(contact.branchContact, origin)
  }
}

const NO_SOURCES: BrowserSources = { script: [], frame: [], connect: [] }

/** Pages of an order, which show its diner more than others. @source design §5 "What an order code opens" */
function isPersonal(url: string): boolean {
  const path = url.split('?')[0] ?? ''
  const companion = parseCompanionRoute(path)?.kind
  return parseRoute(path).kind === 'follow-up' || companion === 'tracking' || companion === 'survey'
}

const keyOf = (url: string, origin: string) => origin + url

/** The venue of a page; one without is never kept. */
function aliasOf(url: string): string | undefined {
  const route = parseRoute(url.split('?')[0] ?? '')
  return 'alias' in route && route.alias !== '' ? route.alias : undefined
}
