import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { hydrate } from '@tanstack/react-query'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createApi } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import { loadPage } from '#app/load-page.ts'
import { newQueryClient } from '#app/new-query-client.ts'
import { STATE_ELEMENT_ID, type PageState } from '#app/page-state.ts'
import { routeOf } from '#app/routes.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { DEFAULT_LOCALE, textsFile } from '#domain/locales.ts'
import { paths } from '#domain/routes/routes.ts'
import type { OrderCreated, OrderFollowUp } from '#generated/models.ts'
import { account } from '#messages/account.ts'
import { createMessages } from '#messages/index.ts'
import { catalogue } from '#messages/catalogue.ts'
import { offerLocale } from '#messages/locales.ts'
import { projectRoot } from '#server/project-root.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { PSEUDO_LOCALE, PSEUDO_MARK, pseudoTexts } from '../support/pseudo-locale.ts'
import { drawnPages } from './support/drawn-pages.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { DINER_COOKIE, FIXTURE_TENANTS, testApp, type TestApp } from './support/test-app.ts'

const HERE = 'bistro'
const THERE = 'quinta'
/** What the venue there calls its cart, in its language. */
const BASKET = 'Xyzt'

let server: TestApp
let pages: FastifyInstance
let folder: string
/** What the venues say themselves, in their own words. */
let said: string

beforeAll(async () => {
  offerLocale(PSEUDO_LOCALE, async () => pseudoTexts)
  folder = mkdtempSync(join(tmpdir(), 'vitrina-locales-'))
  const tenantsDir = join(folder, 'tenants')
  cpSync(join(projectRoot(), 'tenants/_base'), join(tenantsDir, '_base'), { recursive: true })
  for (const alias of [HERE, THERE])
    cpSync(join(FIXTURE_TENANTS, HERE), join(tenantsDir, alias), { recursive: true })
  speak(tenantsDir, PSEUDO_LOCALE)
  const own = { $schema: 'messages', 'cart.title': `${PSEUDO_MARK}${BASKET}` }
  writeFileSync(join(tenantsDir, THERE, textsFile(PSEUDO_LOCALE)), JSON.stringify(own))
  said = ['tenant.json', 'menu.json']
    .map((name) => readFileSync(join(tenantsDir, HERE, name), 'utf8'))
    .join('\n')
  server = await testApp({ tenantsDir, cookie: DINER_COOKIE })
  pages = await drawnPages(server)
})
afterAll(async () => {
  await pages.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The same venue under another name, in another language. */
function speak(tenantsDir: string, locale: string): void {
  const text = readFileSync(join(FIXTURE_TENANTS, HERE, 'tenant.json'), 'utf8').replaceAll(
    `"${HERE}`,
    `"${THERE}`,
  )
  const tenant = { ...(JSON.parse(text) as object), locale }
  writeFileSync(join(tenantsDir, THERE, 'tenant.json'), JSON.stringify(tenant))
}

async function placeOrder(alias: string): Promise<OrderFollowUp> {
  const body = await orderPayload(server, alias, { mode: 'delivery', payment: 'CASH' })
  const placed = await server.call<OrderCreated>('POST', '/api/order', {
    body,
    headers: { 'idempotency-key': newKey() },
  })
  expect(placed.status).toBe(201)
  return (await server.call<OrderFollowUp>('GET', `/api/diner/${alias}/order/${placed.body.code}`)).body
}

const draw = async (url: string): Promise<string> =>
  (await pages.inject({ method: 'GET', url, headers: { cookie: DINER_COOKIE } })).body

/** Every page that one venue has, as a server draws it. */
const pathsOf = (alias: string, code: string): string[] => [
  paths.entry(alias),
  paths.menu(alias, 'Delivery'),
  paths.menu(alias, 'Take-Away'),
  paths.menu(alias, 'nothing'),
  paths.category(alias, 'Delivery', 'principales'),
  paths.plate(alias, 'Delivery', 'principales', 'milanesa'),
  paths.cart(alias),
  paths.checkout(alias),
  paths.followUp(alias, code),
  paths.followUp(alias, 'nothing'),
  paths.offline(alias),
  paths.entry(`${alias}-casa`),
  paths.entry(`${alias}-bloqueado`),
  companionPaths.tracking(alias, code),
  companionPaths.survey(alias, code),
  companionPaths.shift(alias, 'phoneIntake'),
  companionPaths.console(alias),
  companionPaths.books(alias),
  companionPaths.denied(alias),
]

/** What a page says to people: its texts and names, without scripts, styles and data. */
function wordsOf(html: string): string {
  const shown = html.replaceAll(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, ' ')
  const named = [...shown.matchAll(/ (?:aria-label|alt|title|placeholder|content|value)="([^"]*)"/g)]
  return [shown.replaceAll(/<[^>]*>/g, '\n'), ...named.map(([, text]) => text)].join('\n')
}

/** Words of the Spanish texts, without those that the venue uses itself. */
function spanish(): string[] {
  const parts = Object.values(catalogue).flatMap((text) => text.split(/\{\w+\}/))
  const words = parts.map((part) => part.trim()).filter((part) => /\p{L}{3}/u.test(part))
  return [...new Set(words)].filter((part) => !said.includes(part))
}

/** Whether a text has a part that begins and ends where words do. */
const holds = (text: string, part: string): boolean =>
  text.split(part).some((before, at, all) => {
    const after = all[at + 1]
    return after !== undefined && !/\p{L}$/u.test(before) && !/^\p{L}/u.test(after)
  })

describe('two languages at once', () => {
  test('no page has a text of the other language, whatever else is drawn meanwhile', async () => {
    const here = pathsOf(HERE, (await placeOrder(HERE)).code)
    const there = pathsOf(THERE, (await placeOrder(THERE)).code)
    const asked = here.flatMap((url, at) => [
      { locale: DEFAULT_LOCALE, url },
      { locale: PSEUDO_LOCALE, url: there[at] ?? '' },
    ])
    const drawn = await Promise.all(asked.map(async (one) => ({ ...one, html: await draw(one.url) })))
    const foreign = spanish()
    expect(foreign.length).toBeGreaterThan(1000)
    for (const { locale, url, html } of drawn) {
      expect(html, url).toContain(`<html lang="${locale}">`)
      const words = wordsOf(html)
      expect(words.includes(PSEUDO_MARK), url).toBe(locale === PSEUDO_LOCALE)
      if (locale !== PSEUDO_LOCALE) continue
      expect(
        foreign.filter((part) => holds(words, part)),
        url,
      ).toEqual([])
    }
  })

  test('a venue words its own language in a file of that language', async () => {
    expect(await draw(paths.cart(THERE))).toContain(BASKET)
    expect(await draw(paths.cart(HERE))).not.toContain(BASKET)
  })

  test('a browser makes the same texts of what comes with a page, without asking for more', async () => {
    const url = paths.cart(THERE)
    const html = await draw(url)
    const [, json = ''] = new RegExp(`id="${STATE_ELEMENT_ID}"[^>]*>([^]*?)</script>`).exec(html) ?? []
    const state = JSON.parse(json) as PageState
    const queryClient = newQueryClient('browser')
    hydrate(queryClient, state.queries)
    const api = createApi(createApiClient('http://localhost', () => Promise.reject(new Error('Asked'))))
    const request = { route: routeOf(url), search: '', allowedModes: [], now: state.now, queryClient, ...api }
    const page = await loadPage(request)
    const { locale = '', messages } = (page.kind === 'screen' && page.venue.storefront) || {}
    const t = createMessages({ locale, messages })(account)
    expect(t('cart.title')).toBe(`${PSEUDO_MARK}${BASKET}`)
    expect(t('account.signed-out')).toBe(pseudoTexts['account.signed-out'])
  })

  test('the order that the venue reads is in its own language', async () => {
    const [here, there] = [await placeOrder(HERE), await placeOrder(THERE)]
    expect(here.orderText).toContain('Comanda')
    expect(here.orderText).not.toContain(PSEUDO_MARK)
    expect(there.orderText).toContain(pseudoTexts['order.text.title'].split('{')[0])
    expect(spanish().filter((part) => holds(there.orderText ?? '', part))).toEqual([])
  })

  test('a venue that takes another language is drawn anew, and one without texts is refused', async () => {
    const url = paths.menu(THERE, 'Delivery')
    const ask = () => draw(url)
    expect(await ask()).toContain(`<html lang="${PSEUDO_LOCALE}">`)
    const { tenantsDir, imagesDir } = server.config
    const apply = () => applyTenants(server.store, { tenantsDir, imagesDir, clock: () => server.time.now })
    speak(tenantsDir, DEFAULT_LOCALE)
    await apply()
    await expect.poll(ask).toContain(`<html lang="${DEFAULT_LOCALE}">`)
    speak(tenantsDir, 'xx')
    const { faults } = await apply()
    expect(faults).toMatchObject([
      { path: '$.locale', expected: `one of ${DEFAULT_LOCALE}, ${PSEUDO_LOCALE}` },
    ])
  })
})
