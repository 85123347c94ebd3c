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
import { PAGE_ANSWERS, RENDERS, told, type PageAnswer } from '../observe/signals.ts'
import type { BrowserSources } from '../payments/contract.ts'
import type { Services } from '../services.ts'
import { findOrder } from '../use-cases/orders/read-orders.ts'
import { aliasOf, type AskedPage } from './placed-page.ts'
import { pageTags } from './purge-pages.ts'

/** Draws one page; `src/app/render.tsx` is the one of the product. */
export type RenderPage = typeof render
type RenderInput = Parameters<RenderPage>[0]

/** A page says whether its venue is open; so long may it go on saying so. */
const FRESH_MS = 30_000
const MAX_BYTES = 128 * 1024 * 1024
/** Longer addresses are somebody's play with the query; they are drawn, not kept. */
const MAX_KEY_LENGTH = 300

/** A drawn page that is the same for every anonymous visitor. */
export type CachedPage = { tenant: string; drawnAtMs: number; body: StoredBody; isFramed: boolean }

type PageVisitor = Visitor & HostPlace

/** What a request for a page leads to. */
export type DrawnPage = { kind: 'redirect'; path: string } | { kind: 'cached'; page: CachedPage } | OncePage

type OncePage = {
  kind: 'once'
  status: number
  html: Buffer
  policy: string
  /** beside those that every page has */
  headers: Readonly<Record<string, string>>
  /** of a page that could not be drawn. @units s */
  retryAfter?: string
  /** its visitor exceeded a rate limit, and some or all of it is missing */
  isRefused: boolean
}

export type PageMakerOptions = {
  services: Services
  renderPage: RenderPage
  manifests: RenderInput['manifests']
  integrity: RenderInput['integrity']
  calls: Calls
}

/** Draws pages, each once for everybody who asks meanwhile, and keeps those that are the same for everybody. */
export class PageMaker {
  private readonly options: PageMakerOptions
  private readonly policyOf: ReturnType<typeof pagePolicy>
  /** by address; a tenant's are dropped when it changes */
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

  /** A page in the cache that is true still; at once, since most visitors are answered with one. */
  kept(url: string, place: HostPlace): CachedPage | undefined {
    const page = this.pages.get(keyOf(url, place))
    if (page === undefined) return undefined
    const age = this.options.services.clock().getTime() - page.drawnAtMs
    return age < 0 || age > FRESH_MS ? undefined : page
  }

  /** @param visitor - whose cookies are read by pages that show more to some than to others, which are never kept */
  async page(asked: AskedPage, visitor: PageVisitor): Promise<DrawnPage> {
    const { catalog } = this.options.services
    const { url, route } = asked
    const alias = aliasOf(route)
    const version = alias === undefined ? undefined : (await catalog.find(alias))?.version
    const page = this.kept(url, visitor)
    if (page !== undefined) {
      tellAnswer('hit')
      return { kind: 'cached', page }
    }
    const cookie = isPersonal(asked) ? visitor.cookie : undefined
    const flight = `${keyOf(url, visitor)} ${version} ${cookie ?? ''}`
    const joined = this.drawing.get(flight)
    if (joined !== undefined) {
      const shared = await joined.catch((error: unknown) => {
        if (!isLimit(error)) throw error
      })
      // only its own visitor exceeded the limit: the first of the others draws a new one for the rest
      if (!shared || (shared.kind === 'once' && shared.isRefused)) return this.page(asked, visitor)
      tellAnswer('shared')
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
    const result = await told(RENDERS, route.kind, () => renderPage(input))
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
    // a draft changes under the hands of who makes it, and is kept by nobody
    if (cache === undefined || entry === undefined || entry.alias.includes('~') || isPassing) {
      tellAnswer('once')
      const retryAfter = status === statusOf('UNAVAILABLE') ? RETRY_AFTER_S : retryAfterOf(limit)
      return { kind: 'once', status, html, policy, headers: own, retryAfter, isRefused }
    }
    tellAnswer('miss')
    const { tenant } = entry
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...own,
      ...this.keeping(tenant, visitor),
    }
    const forms = formsOf(html)
    // the policy too: a copy that is kept has that of its answer
    const body = { status, headers, etag: etagOf(policy, forms.plain), ...forms }
    const page = { tenant, drawnAtMs: now.getTime(), body, isFramed: framedBy.length > 0 }
    const key = keyOf(url, visitor)
    // what changed while it was drawn is told of no more
    const isTrue = services.catalog.knownVersion(entry.alias) === cache.contentVersion
    if (isTrue && key.length <= MAX_KEY_LENGTH) this.pages.set(key, page)
    return { kind: 'cached', page }
  }

  /**
   * A browser asks each time whether its copy is true still; a cache in front need not, where the address of a page is
   * declared: without, it is made of what the request says of itself, and one visitor could write another's page.
   */
  keeping(tenant: string, place: Place): Record<string, string> {
    if (this.options.services.config.publicOrigin === undefined)
      return { 'cache-control': 'private, no-cache' }
    const tags = pageTags(tenant, place)
    return { ...KEPT_IN_FRONT, 'surrogate-key': tags.join(' '), 'cache-tag': tags.join(',') }
  }

  /** Whose pages may show this one in a frame: those that its tenant allows, and never where one pays. */
  private async framedBy(route: Route, tenant: string | undefined): Promise<readonly string[]> {
    if (tenant === undefined || !isEmbeddable(route)) return []
    return (await this.options.services.catalog.presentation(tenant))?.framedBy ?? []
  }

  /** What the venue's payment providers need in a browser. */
  private async sourcesOf(alias: string | undefined, origin: string): Promise<BrowserSources> {
    const { catalog, payments } = this.options.services
    const contact = alias === undefined ? undefined : await catalog.findVenue(alias)
    return contact === undefined ? NO_SOURCES : payments.browserSources(contact.branchContact, origin)
  }
}

/** Tells how a page was answered. */
export const tellAnswer = (answer: PageAnswer): void => PAGE_ANSWERS.publish(answer)

const SECONDS = FRESH_MS / 1000
/** Answering with an old page while a new one is fetched is for caches in front alone: browsers would do it too. */
const KEPT_IN_FRONT = {
  'cache-control': `public, max-age=0, s-maxage=${SECONDS}`,
  'cdn-cache-control': `max-age=${SECONDS}, stale-while-revalidate=${SECONDS}`,
}

/** Its visitor asked too often: no fault of ours. */
const isLimit = (error: unknown): boolean => codeOfThrown(error) === 'RATE_LIMITED'

const NO_SOURCES: BrowserSources = { script: [], frame: [], connect: [] }

/** Pages of an order, which show its diner more than others. @source design §5 "What an order code opens" */
const isPersonal = ({ route, companion }: AskedPage): boolean =>
  route.kind === 'follow-up' || companion?.kind === 'tracking' || companion?.kind === 'survey'

/** Of a page of a placed order, the alias of its venue. */
async function orderVenue(services: Services, { route, companion }: AskedPage): Promise<string | undefined> {
  const page = companion?.kind === 'tracking' ? companion : route
  if (page.kind !== 'follow-up' && page.kind !== 'tracking') return undefined
  // nobody asks where the venue is on the air
  if ((await services.catalog.find(page.alias)) !== undefined) return undefined
  return (await findOrder(services, page.alias, page.orderCode))?.branchContact
}

/** Who asks this machine by its own name is not led to a tenant's host: the page is another one. */
const keyOf = (url: string, { origin, isPublic }: HostPlace) => (isPublic ? '' : 'own ') + origin + url
