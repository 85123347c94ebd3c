import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { readyShipment, readyStack, shipmentOf, slide } from '../support/deliveries.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { holdClosing } from '../support/hold-closing.ts'
import { rideOn } from '../support/ride-on.ts'
import { moveOrder } from '../support/orders.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

type Member = Awaited<ReturnType<typeof readyShipment>>

/** The statuses that the page asks for from now on, in order. */
function sentSteps(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'PUT') return
    const { status } = request.postDataJSON() as { status?: string }
    if (status !== undefined) sent.push(status)
  })
  return sent
}

/** A rider before the one who receives, with the right key typed. */
async function atTheDoor() {
  const { code, shipment } = await readyShipment(site.server)
  const { page } = await rideOn(site, companionPaths.shipment('la-esquina', 'simple', shipment.id), {
    reducedMotion: 'no-preference',
    expected: [/400|404|ERR_FAILED|Failed to/],
  })
  for (const step of ['Aceptar envío', 'En el local', 'En camino al cliente', 'Entregado'])
    await slide(page, step)
  const dialog = page.getByRole('dialog', { name: 'Clave de entrega' })
  const { deliveryKey } = await shipmentOf(site.server, code)
  await dialog.getByRole('textbox', { name: 'Clave' }).fill(deliveryKey)
  const status = async () => (await shipmentOf(site.server, code)).status
  const deliver = () => dialog.getByRole('button', { name: 'Entregar', exact: true }).click()
  return { page, code, shipment, dialog, deliver, status }
}

test('a key that is found right while its dialog closes is taken: nobody types it again', async () => {
  const { page, deliver, status } = await atTheDoor()
  const answer = await holdAnswers(page, '**/deliverykey')
  await deliver()
  const letClose = await holdClosing(page)
  await page.keyboard.press('Escape')
  await answer()
  await letClose()
  await page.getByRole('region', { name: 'Avisos' }).getByText('Envío entregado').waitFor()
  expect(await status()).toBe('DELIVERED')
})

test('a key that nobody answers for hands nothing over once its dialog was left', async () => {
  const { page, dialog, deliver, status } = await atTheDoor()
  let fail = (): void => undefined
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/deliverykey', async (route) => {
    await failed
    await route.abort()
  })
  const asked = page.waitForRequest('**/deliverykey')
  await deliver()
  await asked
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const lost = page.waitForEvent('requestfailed')
  fail()
  await lost
  const notice = page.getByRole('region', { name: 'Avisos' }).getByText('No pudimos comprobar la clave.')
  await notice.waitFor()
  await slide(page, 'Entregado')
  await dialog.waitFor()
  expect(await page.getByText('Pendiente de enviar').count()).toBe(0)
  expect(await status()).toBe('ON_ROUTE_TO_DROP_OFF')
})

test('a dialog that is opened again waits for the first answer, and goes with it: one step is taken', async () => {
  const { page, dialog, deliver, status } = await atTheDoor()
  let asked = 0
  page.on('request', (request) => void (asked += Number(request.url().endsWith('/deliverykey'))))
  const sent = sentSteps(page)
  const answer = await holdAnswers(page, '**/deliverykey')
  await deliver()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await slide(page, 'Entregado')
  await dialog.getByRole('textbox', { name: 'Clave' }).fill('1234')
  await page.keyboard.press('Enter')
  await answer()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('region', { name: 'Avisos' }).getByText('Envío entregado').waitFor()
  // paid in cash: the next step is the way back
  await page.getByRole('slider', { name: 'Regreso al local' }).waitFor()
  expect(await status()).toBe('DELIVERED')
  expect(asked).toBe(1)
  expect(sent).toEqual(['DELIVERED'])
})

test('that a key was wrong is told also who has left its dialog', async () => {
  const { page, shipment, dialog, deliver } = await atTheDoor()
  const field = dialog.getByRole('textbox', { name: 'Clave' })
  await field.fill((await field.inputValue()) === '0000' ? '1111' : '0000')
  const answer = await holdAnswers(page, '**/deliverykey')
  await deliver()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await answer()
  const avisos = page.getByRole('region', { name: 'Avisos' })
  const text = `Envío ${shipment.codeToShow}: La clave no es correcta. Te quedan 4 intentos.`
  await avisos.getByText(text).waitFor()
})

test('what a rider has given up while its key was asked about is not delivered by the answer', async () => {
  const { page, code, shipment, dialog, deliver, status } = await atTheDoor()
  const sent = sentSteps(page)
  const answer = await holdAnswers(page, '**/deliverykey', { isServed: true })
  await deliver()
  await expect.poll(async () => (await shipmentOf(site.server, code)).keyConfirmedAt).not.toBeNull()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Cancelar envío en curso' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar envío', exact: true }).click()
  await page.getByRole('region', { name: 'Avisos' }).getByText('Envío cancelado').waitFor()
  await answer()
  // a step would be on its way before what is asked for now
  const read = page.waitForResponse((response) => response.url().endsWith(`/api/shipments/${shipment.id}`))
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await read
  expect(await status()).toBe('DRIVER_CANCELED')
  expect(sent).toEqual(['DRIVER_CANCELED'])
})

/** A rider on the way to the diners of a stack. @returns its shipments in the order of the page */
async function onTheWay(count: number) {
  const { stack, members } = await readyStack(site.server, count)
  const { page } = await rideOn(site, companionPaths.shipment('la-esquina', 'stack', stack.id), {
    // who carries nothing is told so by a 404
    expected: [/404/],
  })
  for (const step of ['Aceptar envío', 'En el local', /^En camino al cliente \(/]) await slide(page, step)
  const list = page.getByRole('region', { name: 'Envíos de la multientrega' })
  const rows = await list.getByRole('listitem').allInnerTexts()
  const placeOf = (code: string) => rows.findIndex((row) => row.includes(code))
  const inOrder = members.toSorted((a, b) => placeOf(a.shipment.codeToShow) - placeOf(b.shipment.codeToShow))
  const dialog = page.getByRole('dialog', { name: 'Clave de entrega' })
  const key = dialog.getByRole('textbox', { name: 'Clave' })
  /** Goes to a shipment of the list. */
  const choose = ({ shipment }: Member) =>
    list.getByRole('button', { name: new RegExp(shipment.codeToShow) }).click()
  /** Opens the question for the key of the one on screen, with the right one typed. */
  const ask = async ({ code, shipment }: Member) => {
    await slide(page, `Entregado (${shipment.codeToShow})`)
    await key.fill((await shipmentOf(site.server, code)).deliveryKey)
  }
  const deliver = dialog.getByRole('button', { name: 'Entregar', exact: true })
  const status = async ({ code }: Member) => (await shipmentOf(site.server, code)).status
  return { page, members: inOrder, dialog, key, choose, ask, deliver, status }
}

test('of a stack, an answer that comes late is of the shipment that was asked about: the one on screen is left as it is', async () => {
  const { page, members, dialog, key, choose, ask, deliver, status } = await onTheWay(3)
  const [first, second, third] = members
  if (!first || !second || !third) throw new Error('No stack of three')
  await choose(third)
  await ask(third)
  const answer = await holdAnswers(page, `**/${third.shipment.id}/deliverykey`)
  await deliver.click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await choose(first)
  await ask(first)
  await deliver.click()
  await expect.poll(() => status(first)).toBe('DELIVERED')
  await ask(second)
  await answer()
  await expect.poll(() => status(third)).toBe('DELIVERED')
  expect(await key.inputValue()).toBe((await shipmentOf(site.server, second.code)).deliveryKey)
  await deliver.click()
  await expect.poll(() => status(second)).toBe('DELIVERED')
})

test('a question goes with its shipment: nobody gives up by it the one that comes up', async () => {
  const { page, members, status } = await onTheWay(2)
  const [first, second] = members
  if (!first || !second) throw new Error('No stack of two')
  await page.getByRole('button', { name: 'Cancelar envío en curso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar envío en curso' })
  await dialog.waitFor()
  await moveOrder(site.server, first.code, 'CANCELED')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('slider', { name: `Entregado (${second.shipment.codeToShow})` }).waitFor()
  expect(await dialog.count()).toBe(0)
  expect(await status(second)).toBe('ON_ROUTE_TO_DROP_OFFS')
})
