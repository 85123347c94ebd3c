import { expect, test } from 'vitest'

import { paths } from '#domain/routes/routes.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { placeOrderAs } from '../support/orders.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const APP = 'ab12cd34'
const site = useSite({
  tenantsDir: editedTenants({
    'la-esquina': () => undefined,
    'cafe-aurora': (branch) => {
      branch.chatEnabled = true
      branch.intercomAppId = APP
    },
    'sushi-nami': () => undefined,
  }),
})
const MENU = paths.menu('la-esquina', 'Delivery')
const LAUNCHER = /^Pedir ayuda a /

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])(
  '[CHAT-01] a message written in the panel goes to the venue by WhatsApp, and the other ways are there: %s',
  async (_device, viewport) => {
    const page = await site.open(MENU, { viewport })
    await page.getByRole('button', { name: LAUNCHER }).click()
    const panel = page.getByRole('dialog', { name: '¿En qué te ayudamos?' })
    await panel.getByRole('textbox', { name: 'Tu mensaje' }).fill('¿Tienen opción sin sal?')
    const link = new URL(
      (await panel.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')) ?? '',
    )
    expect(link.host).toBe('wa.me')
    expect(link.pathname).toBe('/5491155501964')
    expect(link.searchParams.get('text')).toBe('¿Tienen opción sin sal?')
    const call = panel.getByRole('link', { name: 'Llamar al 011 4861-5500' })
    await call.waitFor()
    expect(await call.getAttribute('href')).toBe('tel:+541148615500')
    await panel.getByRole('button', { name: 'Cerrar' }).click()
    await panel.waitFor({ state: 'hidden' })
  },
)

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])(
  '[CHAT-01] its button lies over nothing that adds to the cart or filters the menu: %s',
  async (_, viewport) => {
    const page = await site.open(MENU, { viewport })
    const launcher = page.getByRole('button', { name: LAUNCHER })
    await launcher.waitFor()
    const { x, width } = (await launcher.boundingBox())!
    const adding = await page
      .locator('main section ul')
      .getByRole('button', { name: /^Agregar / })
      .evaluateAll((buttons) =>
        buttons
          .map((one) => one.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ left }) => left),
      )
    expect(adding.length).toBeGreaterThan(5)
    expect(Math.min(...adding)).toBeGreaterThan(x + width)
    const search = (await page.getByRole('searchbox').boundingBox())!
    if (viewport === DESKTOP) expect(search.x).toBeGreaterThan(x + width)
  },
)

test('[CHAT-01] its button stands beside the bar of the cart, which waits for it, and under what has the focus', async () => {
  const page = await site.open(MENU, { viewport: { width: 320, height: 256 } })
  const launcher = page.getByRole('button', { name: LAUNCHER })
  await launcher.waitFor()
  const top = async () => (await launcher.boundingBox())?.y ?? NaN
  const focused = page.locator('main :focus')
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab')
    if ((await focused.count()) === 0) continue
    const isClear = async () => {
      const { y = NaN, height = NaN } = (await focused.boundingBox()) ?? {}
      return y + height <= (await top())
    }
    await expect.poll(isClear).toBe(true)
  }
  await page
    .getByRole('button', { name: /^Agregar uno de / })
    .first()
    .press('Enter')
  const bar = page.getByRole('link', { name: /^Ver pedido/ })
  await bar.waitFor()
  const beside = (await bar.boundingBox())!
  const { x, y, width, height } = (await launcher.boundingBox())!
  expect(x + width).toBeLessThan(beside.x)
  expect(y).toBeGreaterThanOrEqual(beside.y)
  expect(y + height).toBeLessThanOrEqual(beside.y + beside.height)
})

test('[CHAT-01] it is shown on the menu and hidden on the way to an order', async () => {
  const page = await site.open(MENU)
  const launcher = page.getByRole('button', { name: LAUNCHER })
  await launcher.waitFor()
  await page
    .getByRole('link', { name: /Empanada de pollo/ })
    .first()
    .click()
  await launcher.waitFor({ state: 'hidden' })
  await page.goBack()
  await launcher.waitFor()

  const { code } = await placeOrderAs(page, 'la-esquina', { choices: [{ plate: 'empanada-de-pollo' }] })
  await page.goto(paths.followUp('la-esquina', code))
  const order = page.getByRole('heading', { level: 1, name: /^Pedido / })
  await order.waitFor()
  await page.getByRole('link', { name: 'Ir al menú de La Esquina' }).click()
  await launcher.waitFor()
  await page.goBack()
  await order.waitFor()
  await launcher.waitFor({ state: 'hidden' })
})

test('[CHAT-01] the support link opens it, about an order when it names one', async () => {
  const page = await site.open('/menu/la-esquina?referenceId=K7QF3M2X9TD#ayuda')
  const panel = page.getByRole('dialog', { name: '¿En qué te ayudamos?' })
  await panel.waitFor()
  expect(await panel.getByRole('textbox', { name: 'Tu mensaje' }).inputValue()).toBe(
    'Hola, necesito ayuda con el pedido K7QF-3M2-X9TD.',
  )
  const plain = await site.open('/menu/la-esquina#ayuda')
  const other = plain.getByRole('dialog', { name: '¿En qué te ayudamos?' })
  await other.waitFor()
  expect(await other.getByRole('textbox', { name: 'Tu mensaje' }).inputValue()).toBe('')
})

test('[CHAT-01] the account panel has it where the venue switched it on', async () => {
  const page = await site.open(MENU)
  await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
  await page.getByRole('dialog', { name: 'Mi cuenta' }).getByRole('button', { name: 'Ayuda' }).click()
  await page.getByRole('dialog', { name: '¿En qué te ayudamos?' }).waitFor()
  const other = await site.open(paths.menu('sushi-nami', 'Despacho'))
  await other.getByRole('button', { name: 'Abrir mi cuenta' }).click()
  const account = other.getByRole('dialog', { name: 'Mi cuenta' })
  await account.getByRole('button', { name: 'Mi dirección' }).waitFor()
  expect(await account.getByRole('button', { name: 'Ayuda' }).count()).toBe(0)
})

/** A vendor's script that writes down what it is told. */
const VENDOR = `const kept = window.Intercom.q ?? []
window.told = []
window.Intercom = (...command) => window.told.push(command)
for (const command of kept) window.Intercom(...command)`

test("[CHAT-01] a vendor's chat runs in a frame of its own: loaded on use, opened with a message, shut down", async () => {
  const page = await site.open('/robots.txt', { serviceWorkers: 'block' })
  const outside: string[] = []
  await page.context().route(
    (url) => !url.href.startsWith(site.server.url),
    async (route) => {
      outside.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: VENDOR })
    },
  )
  await page.goto(`${paths.menu('cafe-aurora', 'Para llevar')}?referenceId=K7QF3M2X9TD`)
  await page.getByRole('button', { name: LAUNCHER }).waitFor()
  expect(outside).toEqual([])
  await page.getByRole('button', { name: LAUNCHER }).click()
  const panel = page.getByRole('dialog', { name: '¿En qué te ayudamos?' })
  await panel.waitFor()
  await expect.poll(() => outside).toEqual([`https://widget.intercom.io/widget/${APP}`])
  const frame = page.frames().find((one) => one.url().includes('/frames/'))
  const told = () => frame?.evaluate(() => (window as unknown as { told?: unknown[][] }).told)
  await expect.poll(async () => (await told())?.length).toBeGreaterThan(1)
  expect((await told())?.[0]).toEqual(['boot', { app_id: APP, hide_default_launcher: true }])
  expect((await told())?.[1]).toEqual(['showNewMessage', 'Hola, necesito ayuda con el pedido K7QF-3M2-X9TD.'])
  await panel.getByText('Abriendo el chat…').waitFor({ state: 'hidden' })
  await panel.getByRole('button', { name: 'Cerrar' }).click()
  await panel.waitFor({ state: 'hidden' })
  expect(page.frames()).toHaveLength(1)
})

test('[CHAT-01] a vendor that does not answer makes way for the other ways', async () => {
  const page = await site.open('/robots.txt', { serviceWorkers: 'block', expected: [/ERR_FAILED/] })
  await page.context().route(
    (url) => !url.href.startsWith(site.server.url),
    (route) => route.abort(),
  )
  await page.goto(paths.menu('cafe-aurora', 'Para llevar'))
  await page.getByRole('button', { name: LAUNCHER }).click()
  const panel = page.getByRole('dialog', { name: '¿En qué te ayudamos?' })
  await panel.getByText('El chat no respondió. Puedes comunicarte por estas vías:').waitFor()
  expect(await panel.getByRole('link', { name: 'Enviar por WhatsApp' }).isVisible()).toBe(true)
})
