import type { render } from '#app/render.tsx'
import { isEmbeddable, type Route } from '#domain/routes/routes.ts'
import type { Place } from '#domain/routes/address.ts'
import type { ErrorCode } from '#generated/models.ts'

import type { Calls } from '../contract/handlers.ts'
import { LruCache } from '../catalog/lru-cache.ts'
import { codeOfThrown, RETRY_AFTER_S, retryAfterOf, statusOf } from '../errors.ts'
import { inProcessClient } from '../contract/in-process-client.ts'
import { pageContext, type Visitor } from '../http/request-context.ts'
import type { HostPlace } from '../http/places.ts'
import { etagOf, formsOf, storedBytes, type StoredBody } from '../http/send.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { PAGE_ANSWERS, RENDERS, traced, type PageAnswer } from '../observe/signals.ts'
import type { BrowserSources } from '../payments/contract.ts'
import type { Services } from '../services.ts'
import { findOrder } from '../use-cases/orders/read-orders.ts'
import { aliasOf, type AskedPage } from './placed-page.ts'
import { pageTags } from './purge-pages.ts'

/** Renders one page; the product's is in `src/app/render.tsx`. */
export type RenderPage = typeof render
type RenderInput = Parameters<RenderPage>[0]

/** A page says whether its venue is open; it may be stale for this long. */
const FRESH_MS = 30_000
const MAX_BYTES = 128 * 1024 * 1024
/** Longer URLs have made-up queries; their pages are rendered but not cached. */
const MAX_KEY_LENGTH = 300

/** A rendered page that is the same for every anonymous visitor. */
export type CachedPage = { tenant: string; drawnAtMs: number; body: StoredBody; isFramed: boolean }

type PageVisitor = Visitor & HostPlace

/** The result of a request for a page. */
export type DrawnPage = { kind: 'redirect'; path: string } | { kind: 'cached'; page: CachedPage } | OncePage

type OncePage = {
  kind: 'once'
  status: number
  html: Buffer
  policy: string
  /** headers besides those of every page */
  headers: Readonly<Record<string, string>>
  /** for a page that could not be rendered. @units s */
  retryAfter?: string
  /** the visitor exceeded a rate limit, so that some or all of the page is missing */
  isRefused: boolean
}

export type PageMakerOptions = {
  services: Services
  renderPage: RenderPage
  manifests: RenderInput['manifests']
  integrity: RenderInput['integrity']
  calls: Calls
}

/** Renders pages, once for all concurrent requests, and caches those that are the same for all visitors. */
export class PageMaker {
  private readonly options: PageMakerOptions
  private readonly policyOf: ReturnType<typeof pagePolicy>
  /** by URL; a tenant's pages are dropped when it changes */
  private readonly pages = new LruCache<string, CachedPage>(MAX_BYTES, ({ body }) => storedBytes(body))
  private readonly drawing = new Map<string, Promise<DrawnPage>>()

  constructor(options: PageMakerOptions) {
    this.options = options
    const { catalog, config } = options.services
    this.policyOf = pagePolicy(config)
    catalog.onDrop((changed) => {
      if (changed === undefined) this.pages.clear()
      else this.pages.deleteWhere(({ tenant }) => tenant === changed)
    })
  }

  /** A cached page that is still fresh; synchronous, because it answers most requests. */
  kept(url: string, place: HostPlace): CachedPage | undefined {
    const page = this.pages.get(keyOf(url, place))
    if (page === undefined) return undefined
    const age = this.options.services.clock().getTime() - page.drawnAtMs
    return age < 0 || age > FRESH_MS ? undefined : page
  }

  /** @param visitor - their cookies are read by pages that differ between visitors, which are never cached */
  async page(asked: AskedPage, visitor: PageVisitor): Promise<DrawnPage> {
    const { catalog } = this.options.services
    const { url, route } = asked
    const alias = aliasOf(route)
    const version = alias === undefined ? undefined : (await catalog.find(alias))?.version
    const page = this.kept(url, visitor)
    if (page !== undefined) {
      reportAnswer('hit')
      return { kind: 'cached', page }
    }
    const cookie = isPersonal(asked) ? visitor.cookie : undefined
    const flight = `${keyOf(url, visitor)} ${version} ${cookie ?? ''}`
    const joined = this.drawing.get(flight)
    if (joined !== undefined) {
      const shared = await joined.catch((error: unknown) => {
        if (!isLimit(error)) throw error
      })
      // the limit concerns only the visitor who caused it: the first of the others renders the page again
      if (!shared || (shared.kind === 'once' && shared.isRefused)) return this.page(asked, visitor)
      reportAnswer('shared')
      return shared
    }
    const started = this.draw(asked, { ...visitor, cookie })
    this.drawing.set(flight, started)
    return started.finally(() => this.drawing.delete(flight))
  }

  private async draw(asked: AskedPage, visitor: PageVisitor): Promise<DrawnPage> {
    const { url, route } = asked
    const { services, renderPage, manifests, integrity, calls } = this.options
    const { origin, home } = visitor
    const now = services.clock()
    const failures: ErrorCode[] = []
    const context = pageContext(now, visitor, await orderVenue(services, asked))
    // typed by the contract, as the handlers are
    const client = inProcessClient(calls, context, services.log, (code) =>
      failures.push(code),
    ) as RenderInput['client']
    const isSandbox = services.payments.sandbox !== undefined
    const { requestId } = visitor
    const reported: unknown[] = []
    const report = (err: unknown) => {
      reported.push(err)
      services.log[isLimit(err) ? 'info' : 'error']({ err, reqId: requestId }, 'page failed')
    }
    const input = { ...asked, client, now, manifests, integrity, origin, home, isSandbox, requestId, report }
    const result = await traced(RENDERS, route.kind, () => renderPage(input))
    if (result.kind === 'redirect') return result
    const { html, inline, headers: own = {}, cache } = result
    const alias = aliasOf(route)
    const entry = alias === undefined ? undefined : await services.catalog.find(alias)
    const framedBy = await this.framedBy(route, entry?.tenant)
    const policy = this.policyOf(inline, await this.sourcesOf(alias, origin), framedBy)
    const isRefused = failures.includes('RATE_LIMITED')
    const limit = reported.find(isLimit)
    const status = limit === undefined ? result.status : statusOf('RATE_LIMITED')
    const isPassing = isRefused || failures.some((code) => statusOf(code) >= 500)
    // a draft changes while it is edited, so it is not cached
    if (cache === undefined || entry === undefined || entry.alias.includes('~') || isPassing) {
      reportAnswer('once')
      const retryAfter = status === statusOf('UNAVAILABLE') ? RETRY_AFTER_S : retryAfterOf(limit)
      return { kind: 'once', status, html, policy, headers: own, retryAfter, isRefused }
    }
    reportAnswer('miss')
    const { tenant } = entry
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...own,
      ...this.keeping(tenant, visitor),
    }
    const forms = formsOf(html)
    // the ETag covers the policy too: a browser's copy keeps the policy of its answer
    const body = { status, headers, etag: etagOf(policy, forms.plain), ...forms }
    const page = { tenant, drawnAtMs: now.getTime(), body, isFramed: framedBy.length > 0 }
    const key = keyOf(url, visitor)
    // a change during rendering was already announced
    const isTrue = services.catalog.knownVersion(entry.alias) === cache.contentVersion
    if (isTrue && key.length <= MAX_KEY_LENGTH) this.pages.set(key, page)
    return { kind: 'cached', page }
  }

  /**
   * Cache headers of a page. Browsers revalidate each time. A shared cache in front need not, but only where the
   * page's origin is declared: otherwise the request determines it, and one visitor could poison another's page.
   */
  keeping(tenant: string, place: Place): Record<string, string> {
    if (this.options.services.config.publicOrigin === undefined)
      return { 'cache-control': 'private, no-cache' }
    const tags = pageTags(tenant, place)
    return { ...KEPT_IN_FRONT, 'surrogate-key': tags.join(' '), 'cache-tag': tags.join(',') }
  }

  /** Sites that may frame this page: those the tenant allows, and none for pages where one pays. */
  private async framedBy(route: Route, tenant: string | undefined): Promise<readonly string[]> {
    if (tenant === undefined || !isEmbeddable(route)) return []
    return (await this.options.services.catalog.presentation(tenant))?.framedBy ?? []
  }

  /** Sources that the venue's payment providers need in a browser. */
  private async sourcesOf(alias: string | undefined, origin: string): Promise<BrowserSources> {
    const { catalog, payments } = this.options.services
    const contact = alias === undefined ? undefined : await catalog.findVenue(alias)
    return contact === undefined ? NO_SOURCES : payments.browserSources(contact.branchContact, origin)
  }
}

/** Publishes how a page was answered. */
export const reportAnswer = (answer: PageAnswer): void => PAGE_ANSWERS.publish(answer)

const SECONDS = FRESH_MS / 1000
/** Stale-while-revalidate is only for shared caches in front: browsers would apply it too. */
const KEPT_IN_FRONT = {
  'cache-control': `public, max-age=0, s-maxage=${SECONDS}`,
  'cdn-cache-control': `max-age=${SECONDS}, stale-while-revalidate=${SECONDS}`,
}

/** The visitor exceeded a rate limit, which is no fault of the server. */
const isLimit = (error: unknown): boolean => codeOfThrown(error) === 'RATE_LIMITED'

const NO_SOURCES: BrowserSources = { script: [], frame: [], connect: [] }

/** Pages of an order, which show more to its diner than to others. @source design §5 "What an order code opens" */
const isPersonal = ({ route, companion }: AskedPage): boolean =>
  route.kind === 'follow-up' || companion?.kind === 'tracking' || companion?.kind === 'survey'

/** For a page of a placed order, the alias of its venue. */
async function orderVenue(services: Services, { route, companion }: AskedPage): Promise<string | undefined> {
  const page = companion?.kind === 'tracking' ? companion : route
  if (page.kind !== 'follow-up' && page.kind !== 'tracking') return undefined
  // not needed while the venue is online
  if ((await services.catalog.find(page.alias)) !== undefined) return undefined
  return (await findOrder(services, page.alias, page.orderCode))?.branchContact
}

/** This machine's own names have separate keys, because they do not redirect to a tenant's host. */
const keyOf = (url: string, { origin, isPublic }: HostPlace) => (isPublic ? '' : 'own ') + origin + url
