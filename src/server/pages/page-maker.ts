import { randomBytes } from 'node:crypto'

import type { render } from '#app/render.tsx'
import { parseRoute } from '#domain/routes/routes.ts'

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
  | { kind: 'once'; status: number; html: string }

export type PageMakerOptions = {
  services: Services
  renderPage: RenderPage
  manifest: RenderInput['manifest']
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

  async page(url: string, origin: string): Promise<DrawnPage> {
    const key = `${origin}${url}`
    const version = await this.versionOf(url)
    const page = this.cache.get(key, version, this.options.services.clock().getTime())
    if (page !== undefined) return { kind: 'cached', page }
    const flight = `${key} ${version}`
    const started = this.drawing.get(flight) ?? this.draw(url, origin, key)
    this.drawing.set(flight, started)
    return started.finally(() => this.drawing.delete(flight))
  }

  private async draw(url: string, origin: string, key: string): Promise<DrawnPage> {
    const { services, renderPage, manifest, fetchApi } = this.options
    const now = services.clock()
    const result = await renderPage({ url, nonce: this.placeholder, fetchApi, now, manifest, origin })
    if (result.kind === 'redirect') return result
    const { status, html, cache } = result
    if (cache === undefined) return { kind: 'once', status, html }
    const { contentVersion } = cache
    const page = await cutPage(html, this.placeholder, { status, contentVersion, drawnAtMs: now.getTime() })
    this.cache.set(key, page)
    return { kind: 'cached', page }
  }

  /** The content version of the page's venue; a page without a venue is never found in the cache. */
  private async versionOf(url: string): Promise<string | undefined> {
    const route = parseRoute(url.split('?')[0] ?? '')
    return 'alias' in route ? (await this.options.services.catalog.find(route.alias))?.version : undefined
  }
}
