// Longer than 300 lines: what a diner does on the page of an order, over one site.
import type { Page, Response } from 'playwright'
import { expect, test } from 'vitest'

import { TIMEOUT_MS } from '#api/client.ts'
import { formatOrderCode } from '#domain/order/code.ts'
import { paths } from '#domain/routes/routes.ts'
import type { CardPayment } from '#generated/models.ts'
import type { PayloadOptions } from '../server/support/order-payload.ts'
import { openAccount, signIn } from '../support/account.ts'
import { cardField, fillCard } from '../support/card.ts'
import { audit } from '../support/diner.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { listOrders, moveOrder, orderOfPage, placeOrder } from '../support/orders.ts'
import { DESKTOP, DINER, useSite, type OpenOptions } from '../support/site.ts'

const site = useSite({}, DINER)

const choices = [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 2 }]
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const FAILED = 'El pago no pudo ser procesado.'

async function placed(options: PayloadOptions = {}) {
  const { code } = await placeOrder(site.server, 'la-esquina', { mode: 'take-away', choices, ...options })
  return { code, path: paths.followUp('la-esquina', code) }
}

/** An order whose card was declined; its diner has left the checkout. */
async function declined() {
  await placed({ payment: 'CARD', holder: 'OTHE' }).catch(() => undefined)
  const waiting = ({ status }: { status: string }) => status === 'UNCONFIRMED'
  const order = (await listOrders(site.server, 'la-esquina')).find(waiting)
  if (order === undefined) throw new Error('No order')
  return { code: order.code, path: paths.followUp('la-esquina', order.code) }
}

const news = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const toast = (page: Page, text: string) => page.getByText(text).first().waitFor()
const query = (page: Page) => new URL(page.url()).search

/** A page that can be used, not only read. */
async function open(path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await site.open(path, options)
  await page.getByRole('button', { name: 'Abrir mi cuenta' }).waitFor()
  return page
}

test('[FUP-03] an order that nobody accepted is canceled at once, after a question, and no longer changed', async () => {
  const { path } = await placed()
  const page = await open(path, { colorScheme: 'dark' })
  await press(page, 'Cancelar pedido')
  const question = page.getByRole('dialog', { name: '¿Cancelar tu pedido?' })
  await question.getByText('Si continúas, se cancela ahora.').waitFor()
  await press(page, 'No, seguir')
  await question.waitFor({ state: 'hidden' })
  const cancel = page.getByRole('button', { name: 'Cancelar pedido' })
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true)
  await cancel.click()
  await press(page, 'Sí, cancelar')
  await toast(page, 'Cancelaste tu pedido')
  await news(page, 'Tu pedido se canceló porque lo pediste.').waitFor()
  for (const name of ['Cancelar pedido', 'Informar un problema', 'Corregir datos'])
    expect(await page.getByRole('button', { name }).count()).toBe(0)
  await page.reload()
  await news(page, 'Tu pedido se canceló porque lo pediste.').waitFor()
})

test('[FUP-03] an accepted order asks its venue; a delivered one takes a report with its kind, and leads to the survey', async () => {
  const { code, path } = await placed()
  await moveOrder(site.server, code, 'ACCEPTED')
  const page = await open(path)
  await press(page, 'Cancelar pedido')
  await page.getByText('Le avisamos y decide si todavía puede cancelarlo.').waitFor()
  await press(page, 'Sí, pedirlo')
  await page.getByText(/^Le avisamos al local: Pedido de cancelación/).waitFor()
  expect(await page.getByRole('button', { name: 'Cancelar pedido' }).count()).toBe(0)

  await moveOrder(site.server, code, 'READY')
  await moveOrder(site.server, code, 'DELIVERED')
  await press(page, 'Actualizar')
  await press(page, 'Informar un problema')
  const dialog = page.getByRole('dialog', { name: '¿Qué pasó con tu pedido?' })
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await dialog.getByRole('group', { name: 'Elige lo que pasó' }).getByText('Elige qué pasó').waitFor()
  await dialog.getByRole('radio', { name: 'Faltan productos' }).check()
  await dialog.getByRole('textbox', { name: /Cuéntale más/ }).fill('Llegó una sola empanada')
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(/^Le avisamos al local: Faltan productos/).waitFor()
  const survey = page.getByRole('link', { name: 'Califica tu pedido' })
  expect(await survey.getAttribute('href')).toBe(`/encuesta/la-esquina/${code}`)
  await press(page, 'Informar un problema')
  await page.getByRole('radio', { name: 'No lo recibí' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Faltan productos' }).count()).toBe(0)
})

test('[FUP-05c] details are corrected until the order is ready; a failure is said and keeps what was typed', async () => {
  const { code, path } = await placed({ mode: 'in-dining' })
  const page = await open(path, { viewport: DESKTOP, expected: [/409/] })
  await press(page, 'Corregir datos')
  const dialog = page.getByRole('dialog', { name: 'Corregir datos' })
  await dialog.getByRole('textbox', { name: 'Notas' }).fill('Sin picante')
  await dialog.getByRole('textbox', { name: 'Mesa' }).fill('12')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await toast(page, 'Guardamos los cambios')
  await dialog.waitFor({ state: 'hidden' })
  const detail = page.getByRole('region', { name: 'Detalle del pedido' })
  await detail.getByText('Sin picante').waitFor()
  await detail.getByText('12', { exact: true }).waitFor()

  await press(page, 'Corregir datos')
  await dialog.getByRole('textbox', { name: 'Mesa' }).fill('15')
  await moveOrder(site.server, code, 'ACCEPTED')
  await moveOrder(site.server, code, 'READY')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await toast(page, 'Hubo un error actualizando el pedido')
})

test('[FUP-05c] a correction that the network swallows fails in time, and is sent again as it was typed', async () => {
  const { path } = await placed({ mode: 'in-dining' })
  const page = await site.open('/guia', { expected: [/ERR_|Failed to load/] })
  await page.clock.install({ time: site.server.time.now })
  await page.goto(path)
  await page.getByRole('button', { name: 'Abrir mi cuenta' }).waitFor()
  await press(page, 'Corregir datos')
  const dialog = page.getByRole('dialog', { name: 'Corregir datos' })
  await dialog.getByRole('textbox', { name: 'Mesa' }).fill('15')
  const DETAILS = '**/api/diner/order/details'
  // never answered
  await page.route(DETAILS, () => undefined)
  const sent = page.waitForRequest(DETAILS)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await sent
  await page.clock.fastForward(TIMEOUT_MS)
  await toast(page, 'Hubo un error actualizando el pedido')
  await page.unroute(DETAILS)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await toast(page, 'Guardamos los cambios')
  const detail = page.getByRole('region', { name: 'Detalle del pedido' })
  await detail.getByText('15', { exact: true }).waitFor()
})

test('[FUP-05c] a correction sends what was typed, and takes back nothing that another tab has corrected meanwhile', async () => {
  const { path } = await placed({ mode: 'in-dining' })
  const page = await open(path, { viewport: DESKTOP })
  const other = await page.context().newPage()
  await other.goto(path)
  await other.getByRole('button', { name: 'Abrir mi cuenta' }).waitFor()
  const correct = async (tab: Page, field: string, text: string) => {
    const dialog = tab.getByRole('dialog', { name: 'Corregir datos' })
    await dialog.getByRole('textbox', { name: field }).fill(text)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await toast(tab, 'Guardamos los cambios')
  }
  const shown = (tab: Page, text: string) =>
    tab.getByRole('region', { name: 'Detalle del pedido' }).getByText(text, { exact: true })
  await press(page, 'Corregir datos')
  await page.getByRole('dialog', { name: 'Corregir datos' }).waitFor()
  await press(other, 'Corregir datos')
  await correct(other, 'Mesa', '12')
  // told to the first tab while its dialog is open
  await page.getByText('12', { exact: true }).waitFor()
  await correct(page, 'Notas', 'Sin picante')
  await shown(page, 'Sin picante').waitFor()
  await shown(page, '12').waitFor()
})

test('[FUP-05] [ACCT-01] who signs out in another tab corrects nothing any more, and the dialog does not come back', async () => {
  const { path } = await placed()
  const page = await open(path)
  const other = await page.context().newPage()
  await other.goto('/menu/la-esquina')
  await signIn(other, '11 5555-6001')
  await press(page, 'Corregir datos')
  const dialog = page.getByRole('dialog', { name: 'Corregir datos' })
  await dialog.waitFor()
  await (await openAccount(other)).getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByText('Este pedido se hizo en otro dispositivo').waitFor()
  expect(await dialog.count()).toBe(0)
})

test('[ACCT-01] who signs out on the page of an order has it read again once', async () => {
  const { path } = await placed()
  const page = await open(path)
  await signIn(page, '11 5555-6002')
  const answer = await holdAnswers(page, '**/api/diner/la-esquina/order/*')
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/diner/la-esquina/order/')) reads.push(request.url())
  })
  await (await openAccount(page)).getByRole('button', { name: 'Cerrar sesión' }).click()
  await toast(page, 'Cerraste tu sesión')
  await expect.poll(() => reads).toHaveLength(1)
  await answer()
  await page.getByText('Este pedido se hizo en otro dispositivo').waitFor()
})

test('[FUP-03] the support links write to the venue about this order, and call it', async () => {
  const { code, path } = await placed()
  const page = await open(path)
  const help = page.getByRole('region', { name: '¿Necesitas ayuda?' })
  const write = new URL(
    (await help.getByRole('link', { name: 'Escribir al local' }).getAttribute('href')) ?? '',
  )
  expect(write.origin + write.pathname).toBe('https://wa.me/5491155501964')
  expect(write.searchParams.get('text')).toBe(`Hola, les escribo por mi pedido ${formatOrderCode(code)}.`)
  expect(await help.getByRole('link', { name: 'Llamar al local' }).getAttribute('href')).toBe(
    'tel:+541148615500',
  )
})

test('[PAY-04] [FUP-07] another card is sent with its holder, and after each result the page reads the order again', async () => {
  const { code, path } = await declined()
  // nothing comes over a socket: what is read again is read for the result
  const page = await site.open('/menu/la-esquina', { expected: [/422/] })
  await page.routeWebSocket('**', (socket) => socket.close())
  await page.goto(path)
  const prompt = page.getByRole('region', { name: 'Falta el pago' })
  await page.getByText('Cargando el formulario de la tarjeta…').waitFor({ state: 'hidden' })
  await fillCard(page, 'OTHE')
  const isRead = (answer: Response) => answer.url().endsWith(`/api/diner/la-esquina/order/${code}`)
  const pay = async (): Promise<CardPayment> => {
    const [request] = await Promise.all([
      page.waitForRequest('**/api/order/payment'),
      page.waitForResponse(isRead),
      prompt.getByRole('button', { name: /^Pagar · / }).click(),
    ])
    return request.postDataJSON() as CardPayment
  }
  const refused = await pay()
  await prompt.getByText(FAILED).waitFor()
  const { id } = await orderOfPage(page)
  expect(refused).toEqual({
    token: expect.stringMatching(/./) as string,
    paymentMethodId: 'visa',
    dinerOrderId: id,
    cardName: 'OTHE',
    identificationType: 'DNI',
    identificationNumber: '12345678',
  })
  await cardField(page, 'Nombre como figura en la tarjeta').fill('APRO')
  expect(await pay()).toMatchObject({ dinerOrderId: id, cardName: 'APRO' })
  await prompt.waitFor({ state: 'hidden' })
  await page.getByRole('region', { name: 'Detalle del pedido' }).getByText('Pagado').waitFor()
})

test('[FUP-02] [PAY-01] an unpaid card order is paid on its page: incomplete, declined, and with another card', async () => {
  const { path } = await declined()
  const page = await open(path, { expected: [/422/] })
  const prompt = page.getByRole('region', { name: 'Falta el pago' })
  await prompt.getByText('Puedes hacerlo hasta hoy, 13:30 hs.').waitFor()
  await page.getByText('Falta pagar').waitFor()
  await cardField(page, 'Número de la tarjeta').waitFor()
  await page.getByText('Cargando el formulario de la tarjeta…').waitFor({ state: 'hidden' })
  const pay = prompt.getByRole('button', { name: /^Pagar · / })
  await pay.click()
  await prompt.getByText('Debe completar correctamente los campos de su tarjeta').waitFor()
  expect(await audit(page)).toEqual([])
  await fillCard(page, 'OTHE')
  await pay.click()
  await prompt.getByText(FAILED).waitFor()
  const fields = prompt.getByRole('group', { name: 'Datos de la tarjeta' })
  await expect.poll(() => fields.evaluate((group) => group === document.activeElement)).toBe(true)
  await cardField(page, 'Nombre como figura en la tarjeta').fill('APRO')
  await pay.click()
  await toast(page, 'Pago procesado con éxito.')
  await prompt.waitFor({ state: 'hidden' })
  await news(page, 'El local recibió tu pedido').waitFor()
  await press(page, 'Cancelar pedido')
  await page.getByText(/se cancela ahora\. Te devolvemos \$\s.* al mismo medio/).waitFor()
  await press(page, 'Sí, cancelar')
  await page.getByText(/Te devolv(emos|imos)/).waitFor()
})

test('[PAY-01] another card whose answer is lost: nobody says that nothing was taken, and the order knows', async () => {
  const { path } = await declined()
  const page = await open(path, { expected: [/ERR_FAILED/] })
  await page.getByText('Cargando el formulario de la tarjeta…').waitFor({ state: 'hidden' })
  await fillCard(page, 'APRO')
  await page.route('**/api/order/payment', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await press(page, /^Pagar · /)
  await toast(page, 'Todavía no sabemos si se cobró tu tarjeta.')
  expect(await page.getByText(FAILED).count()).toBe(0)
  await page.getByRole('region', { name: 'Detalle del pedido' }).getByText('Pagado').waitFor()
})

test('[FUP-02] past the payment hours the order says so', async () => {
  const { path } = await declined()
  const { time } = site.server
  const before = time.now
  time.now = new Date(before.getTime() + 61 * 60_000)
  const page = await open(path)
  await page.getByText('Tiempo de pago vencido, vuelva a generar el pedido').waitFor()
  expect(await page.getByRole('button', { name: /^Pagar · / }).count()).toBe(0)
  time.now = before
})

test('[FUP-04] [FUP-05b] what an address asks for is done once and leaves it: news, help, install, the bank', async () => {
  const { code, path } = await placed()
  const page = await site.open('/menu/la-esquina', { userAgent: IPHONE, expected: [/404/] })
  await page.clock.install({ time: site.server.time.now })
  await page.routeWebSocket(/\/app\//, (socket) => socket.close())
  await page.goto(`${path}?refreshAfterUpdate=true&invalidCustomRedirect=true&showPWA=true&from=app`)
  await toast(page, 'El enlace de regreso no era válido. Este es tu pedido.')
  await page.getByRole('complementary', { name: 'Instalar la app' }).first().waitFor()
  await expect.poll(() => query(page)).toBe('?from=app')
  await moveOrder(site.server, code, 'ACCEPTED')
  await page.clock.runFor(5_000)
  await news(page, 'El local está preparando tu pedido.').waitFor()

  await page.goto(`${path}?open_follow_up_support=true`)
  await page.getByRole('dialog', { name: '¿En qué te ayudamos?' }).waitFor()
  await expect.poll(() => query(page)).toBe('')

  // several at once: each leaves the address
  await page.goto(`${path}?payment=REJECTED&token_ws=of-nobody&refreshAfterUpdate=true`)
  await toast(
    page,
    'Tuvimos un problema al generar el pago de tu pedido. Por favor intente nuevamente más tarde.',
  )
  await expect.poll(() => query(page)).toBe('')
  for (const [claim, text] of [
    ['CANCELED', 'No completaste el pago. Puedes intentarlo de nuevo.'],
    ['TIMEOUT', 'Se acabó el tiempo para pagar. Puedes intentarlo de nuevo.'],
    ['REJECTED', FAILED],
  ] as const) {
    await page.goto(`${path}?payment=${claim}`)
    await toast(page, text)
  }
})
