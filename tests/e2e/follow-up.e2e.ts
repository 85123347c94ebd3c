// Longer than 300 lines: the pages of orders at venues with a console and without, on one site.
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { formatOrderCode } from '#domain/order/code.ts'
import { paths } from '#domain/routes/routes.ts'
import type { PayloadOptions } from '../server/support/order-payload.ts'
import { moveOrder, placeOrder } from '../support/orders.ts'
import { DESKTOP, DINER, useSite, type OpenOptions } from '../support/site.ts'

const site = useSite({}, DINER)

const GRILL: PayloadOptions = {
  mode: 'take-away',
  choices: [
    {
      plate: 'bife-de-chorizo',
      sizeId: '400-g',
      garnishes: { punto: { jugoso: 1 }, guarnicion: { 'papas-fritas': 1 } },
      notes: 'Cortado al medio',
      quantity: 1,
    },
    { plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 2 },
  ],
  form: { customerName: 'Ana Pérez', notes: 'Sin cubiertos' },
}
const COFFEE: PayloadOptions = {
  mode: 'take-away',
  choices: [{ plate: 'americano', sizeId: 'chico-8-oz', quantity: 2 }],
  form: { customerName: 'Luz', phone: '+525512345678' },
}

async function placed(alias: string, options: PayloadOptions) {
  const { code } = await placeOrder(site.server, alias, options)
  return { code, path: paths.followUp(alias, code) }
}

/** The page of an order that hears of its moves by now: it has read the order again since it does. */
async function followed(path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await site.open('/menu/la-esquina', options)
  const read = page.waitForResponse((answer) => answer.url().includes('/api/diner/la-esquina/order/'))
  await page.goto(path)
  await (await read).finished()
  return page
}

/** What a screen reader is told about the order. */
const news = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const trouble = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const steps = (page: Page) => page.getByRole('list', { name: 'Estado de tu pedido' }).getByRole('listitem')
/** The diner looks at another tab and comes back. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

describe('an order at a venue with a console', () => {
  test('[FUP-01] shows where it stands, what was ordered, how it adds up and for whom', async () => {
    const { code, path } = await placed('la-esquina', GRILL)
    const page = await site.open(path)
    await page.getByRole('heading', { level: 1, name: `Pedido ${formatOrderCode(code)}` }).waitFor()
    await news(page, 'El local recibió tu pedido y pronto lo confirma.').waitFor()
    expect(await steps(page).allInnerTexts()).toEqual([
      expect.stringMatching(/Recibido[^]*Estado actual[^]*12:30/),
      expect.stringMatching(/Preparando[^]*Pendiente/),
      expect.stringMatching(/Listo[^]*Pendiente/),
      expect.stringMatching(/Retirado[^]*Pendiente/),
    ])
    const detail = page.getByRole('region', { name: 'Detalle del pedido' })
    const text = (await detail.innerText()).replaceAll(/\s+/g, ' ')
    for (const part of [
      '1 × Bife de chorizo 400 g Punto de cocción: Jugoso Guarnición: Papas fritas',
      'Cortado al medio $ 31.900',
      '2 × Empanada de pollo',
      'Productos $ 36.900',
      'Tasa de Servicio $ 350',
      'Total $ 34.460',
      'Realizado miércoles 18/11, 12:30 hs',
      'Tipo de pedido Para llevar',
      'A nombre de Ana Pérez',
      'Notas Sin cubiertos',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('[FUP-01] the moves of the venue are seen and told once: by the button, and on coming back', async () => {
    const { code, path } = await placed('la-esquina', GRILL)
    const page = await site.open(path)
    await moveOrder(site.server, code, 'ACCEPTED')
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await news(page, 'El local está preparando tu pedido.').waitFor()
    await page.getByText('Actualizado a las 12:30').waitFor()
    await moveOrder(site.server, code, 'READY')
    await comeBack(page)
    await news(page, 'Tu pedido está listo. Ya puedes retirarlo.').waitFor()
    await moveOrder(site.server, code, 'DELIVERED')
    await comeBack(page)
    await news(page, 'Que lo disfrutes.').waitFor()
    expect(await page.getByRole('status').filter({ hasText: 'Retirado' }).count()).toBe(1)
    expect(await steps(page).allInnerTexts()).toEqual([
      expect.stringContaining('Completado'),
      expect.stringContaining('Completado'),
      expect.stringContaining('Completado'),
      expect.stringContaining('Estado actual'),
    ])
  })

  test('[FUP-01] the moves of the venue are told as they happen, also after the connection was lost', async () => {
    const { code, path } = await placed('la-esquina', GRILL)
    const page = await site.open('/menu/la-esquina', {
      // of two attempts to come back one is given up
      expected: [/WebSocket is closed before the connection is established/],
    })
    // nothing is asked for: the page's timers stand still
    await page.clock.install({ time: site.server.time.now })
    let cut = (): void => undefined
    await page.routeWebSocket(/\/app\/vitrina/, (socket) => {
      const server = socket.connectToServer()
      cut = () => void server.close()
    })
    const subscribed = page.waitForEvent('websocket').then((socket) =>
      socket.waitForEvent('framereceived', {
        predicate: ({ payload }) => String(payload).includes('subscription_succeeded'),
      }),
    )
    await page.goto(path)
    await subscribed
    await moveOrder(site.server, code, 'ACCEPTED')
    await news(page, 'El local está preparando tu pedido.').waitFor()
    cut()
    await moveOrder(site.server, code, 'READY')
    await page.clock.runFor(3_000)
    await news(page, 'Tu pedido está listo. Ya puedes retirarlo.').waitFor()
  })

  test('[FUP-01] a move that came before the page was told anything is not missed', async () => {
    const { code, path } = await placed('la-esquina', GRILL)
    const page = await site.open('/menu/la-esquina')
    await page.clock.install({ time: site.server.time.now })
    let follow = (): void => undefined
    const moved = new Promise<void>((resolve) => {
      follow = resolve
    })
    await page.routeWebSocket(/\/app\/vitrina/, async (socket) => {
      await moved
      socket.connectToServer()
    })
    await page.goto(path)
    await news(page, 'Recibido').waitFor()
    await moveOrder(site.server, code, 'ACCEPTED')
    follow()
    await news(page, 'El local está preparando tu pedido.').waitFor()
  })

  test('[FUP-01] without a connection for news the page asks again after 15 seconds, until the order has ended', async () => {
    const { code, path } = await placed('la-esquina', GRILL)
    const page = await site.open('/menu/la-esquina')
    await page.routeWebSocket(/\/app\//, (socket) => socket.close())
    await page.clock.install({ time: site.server.time.now })
    await page.goto(path)
    await news(page, 'Recibido').waitFor()
    await page.getByRole('button', { name: 'Abrir mi cuenta' }).waitFor()
    await moveOrder(site.server, code, 'CANCELED')
    await page.clock.runFor(15_000)
    await news(page, 'El local canceló tu pedido.').waitFor()
    let asked = 0
    page.on('request', (request) => (asked += request.url().includes('/api/diner/') ? 1 : 0))
    await page.clock.runFor(600_000)
    expect(asked).toBe(0)
  })

  test('[FUP-01] a canceled order ends in the fourth step, and what it did not reach is struck off', async () => {
    const { code, path } = await placed('la-esquina', GRILL)
    await moveOrder(site.server, code, 'ACCEPTED')
    await moveOrder(site.server, code, 'CANCELED')
    const page = await site.open(path, { viewport: DESKTOP })
    expect(await steps(page).allInnerTexts()).toEqual([
      expect.stringMatching(/Recibido[^]*Completado/),
      expect.stringMatching(/Preparando[^]*Completado/),
      expect.stringMatching(/Listo[^]*No ocurrió/),
      expect.stringMatching(/Cancelado[^]*Estado actual/),
    ])
  })

  test('[FUP-01] times are those of the venue, wherever the diner is', async () => {
    const { path } = await placed('la-esquina', GRILL)
    const page = await site.open(path, { timezoneId: 'Asia/Tokyo' })
    await page.getByText('miércoles 18/11, 12:30 hs').waitFor()
  })

  test('[FUP-01] without a network the last known state stays, with the time it is from', async () => {
    const { path } = await placed('la-esquina', GRILL)
    const page = await followed(path, { expected: [/ERR_INTERNET_DISCONNECTED/] })
    await page.getByRole('button', { name: 'Abrir mi cuenta' }).waitFor()
    await page.context().setOffline(true)
    await page.getByText('Estás sin conexión', { exact: true }).waitFor()
    // as soon as the toast tells it, though nothing was asked for
    expect(await trouble(page, 'Estás sin conexión. Esto es lo que sabíamos a las 12:30.').count()).toBe(1)
    await news(page, 'El local recibió tu pedido').waitFor()
    // nothing is left to send
    expect(await page.getByText('para enviar tu pedido necesitas internet').count()).toBe(0)
    await page.context().setOffline(false)
    await trouble(page, 'Estás sin conexión.').waitFor({ state: 'hidden' })
  })

  test('[FUP-01] an answer that fails is said, and the order stays on the page', async () => {
    const { path } = await placed('la-esquina', GRILL)
    const page = await followed(path, { expected: [/404/] })
    await page.route('**/api/diner/**', (route) =>
      route.fulfill({ status: 404, json: { code: 'ORDER_NOT_FOUND' } }),
    )
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await trouble(page, 'No pudimos actualizar tu pedido. Esto es lo que sabíamos a las 12:30.').waitFor()
    await page.getByRole('heading', { name: 'Detalle del pedido' }).waitFor()
  })

  test('[ROUTE-04] the page is complete without scripts, not kept by anybody, and not for search engines', async () => {
    const { code, path } = await placed('la-esquina', GRILL)
    const page = await site.open('/menu/la-esquina', { javaScriptEnabled: false })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await page.title()).toBe(`Pedido ${formatOrderCode(code)} · La Esquina Almagro`)
    await page.getByText('El local recibió tu pedido').waitFor()
    await page.getByText('Bife de chorizo').waitFor()
  })

  test('[ROUTE-04] [FUP-01] a code is read as people write it; an unknown one says so', async () => {
    const { code, path } = await placed('la-esquina', GRILL)
    const page = await site.open(paths.followUp('la-esquina', formatOrderCode(code).toLowerCase()), {
      expected: [/404/],
    })
    await page.getByRole('heading', { name: `Pedido ${formatOrderCode(code)}` }).waitFor()
    for (const wrong of [
      paths.followUp('la-esquina', '00000000000'),
      `${path}9`,
      path.replace('la-esquina', 'cafe-aurora'),
    ]) {
      const answer = await page.goto(wrong)
      expect(answer?.status()).toBe(404)
      await page.getByRole('heading', { name: 'No encontramos este pedido' }).waitFor()
    }
    await page.getByRole('link', { name: 'Volver al Menú' }).click()
    await page.waitForURL('**/menu/cafe-aurora/**')
  })
})

describe('an order at a venue without a console', () => {
  test('[ORDER-02] goes out as a message: a link with the text in it, the text itself, and a button that copies it', async () => {
    const { code, path } = await placed('cafe-aurora', COFFEE)
    const page = await site.open(path, { permissions: ['clipboard-read', 'clipboard-write'] })
    await news(page, 'Envía el mensaje al local para confirmar tu pedido.').waitFor()
    await page.getByText('Tu pedido queda confirmado cuando envías el mensaje.').waitFor()
    const message = await page.getByRole('textbox', { name: 'Tu mensaje' }).inputValue()
    expect(message).toContain(`Pedido ${formatOrderCode(code)}`)
    expect(message).toContain('2 x Americano (Chico 8 oz): $ 90')
    expect(message).toContain(path)
    const href = await page.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href')
    const link = new URL(href ?? '')
    expect(link.origin + link.pathname).toBe('https://wa.me/525555500142')
    expect(link.searchParams.get('text')?.trim()).toBe(message.trim())
    await page.getByText('envíalo al 55 5550 0142.').waitFor()
    await page.getByRole('button', { name: 'Copiar el mensaje' }).click()
    await page.getByText('Mensaje copiado').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.trim()).toBe(message.trim())
  })

  test('[FUP-03] [ORDER-02] a canceled order is told to its venue by a message of the diner', async () => {
    const { code, path } = await placed('cafe-aurora', COFFEE)
    const page = await site.open(path)
    await page.getByRole('button', { name: 'Cancelar pedido' }).click()
    await page.getByText('avísale con el mensaje que se abre al continuar').waitFor()
    const opened = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          window.open = (url) => {
            resolve(String(url))
            return null
          }
        }),
    )
    await page.getByRole('button', { name: 'Sí, cancelar' }).click()
    const link = new URL(await opened)
    expect(link.searchParams.get('text')).toBe(`Hola, quiero cancelar mi pedido ${formatOrderCode(code)}.`)
    const again = page.getByRole('link', { name: 'Avisarle por WhatsApp' })
    expect(await again.getAttribute('href')).toBe(link.href)
    expect(await page.getByText('Le avisamos al local').count()).toBe(0)
  })

  test('[FUP-05] [ORDER-02] what was corrected once the venue had the order can be sent to it also where tabs are blocked', async () => {
    const { code, path } = await placed('cafe-aurora', COFFEE)
    await moveOrder(site.server, code, 'GENERATED')
    const page = await site.open(path)
    await page.evaluate(() => (window.open = () => null))
    await page.getByRole('button', { name: 'Corregir datos' }).click()
    const send = page.getByRole('link', { name: 'Enviar los cambios por WhatsApp' })
    expect(await send.count()).toBe(0)
    const dialog = page.getByRole('dialog', { name: 'Corregir datos' })
    await dialog.getByRole('textbox', { name: 'Notas' }).fill('Sin azúcar')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const link = new URL((await send.getAttribute('href')) ?? '')
    expect(link.origin + link.pathname).toBe('https://wa.me/525555500142')
    expect(link.searchParams.get('text')).toContain('Sin azúcar')
  })

  test('[ORDER-02] once the venue has it there is nothing left to send', async () => {
    const { code, path } = await placed('cafe-aurora', COFFEE)
    const page = await site.open(path)
    await page.getByRole('link', { name: 'Abrir WhatsApp' }).waitFor()
    await moveOrder(site.server, code, 'GENERATED')
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await news(page, 'El local recibió tu pedido').waitFor()
    expect(await page.getByRole('link', { name: 'Abrir WhatsApp' }).count()).toBe(0)
  })
})

test('[LOG-01] what breaks in the browser reaches the log of the server', async () => {
  const { path } = await placed('la-esquina', GRILL)
  const page = await site.open(path, { expected: [/Something broke/] })
  await page.getByRole('button', { name: 'Abrir mi cuenta' }).waitFor()
  const told = page.waitForResponse('**/api/diner/log')
  await page.evaluate(() => void Promise.reject(new Error('Something broke')))
  const response = await told
  expect(response.status()).toBe(204)
  expect(response.request().postDataJSON()).toMatchObject({
    error: 'Error: Something broke',
    context: { alias: 'la-esquina', path: '/menu/la-esquina/order/…' },
  })
})
