import { expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { readyShipment, readyStack, shipmentOf, slide } from '../support/deliveries.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { holdClosing } from '../support/hold-closing.ts'
import { rideOn } from '../support/ride-on.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

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
  return { page, shipment, dialog, deliver, status }
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

test('of a stack, an answer that comes late is of the shipment that was asked about: the one on screen is left as it is', async () => {
  const { stack, members } = await readyStack(site.server, 2)
  const { page } = await rideOn(site, companionPaths.shipment('la-esquina', 'stack', stack.id))
  for (const step of ['Aceptar envío', 'En el local', /^En camino al cliente \(/]) await slide(page, step)
  const list = page.getByRole('region', { name: 'Envíos de la multientrega' })
  const dialog = page.getByRole('dialog', { name: 'Clave de entrega' })
  const key = dialog.getByRole('textbox', { name: 'Clave' })
  const deliver = dialog.getByRole('button', { name: 'Entregar', exact: true })
  const shown = await list.locator('[aria-current=true]').innerText()
  const [first, second] = members.toSorted(
    (a, b) => Number(shown.includes(b.shipment.codeToShow)) - Number(shown.includes(a.shipment.codeToShow)),
  )
  if (!first || !second) throw new Error('No stack of two')
  await slide(page, `Entregado (${first.shipment.codeToShow})`)
  await key.fill((await shipmentOf(site.server, first.code)).deliveryKey)
  const answer = await holdAnswers(page, '**/deliverykey')
  await deliver.click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await list.getByRole('button', { name: new RegExp(second.shipment.codeToShow) }).click()
  await slide(page, `Entregado (${second.shipment.codeToShow})`)
  await key.fill('12')
  expect(await deliver.getAttribute('aria-busy')).toBeNull()
  await answer()
  await expect.poll(async () => (await shipmentOf(site.server, first.code)).status).toBe('DELIVERED')
  expect(await key.inputValue()).toBe('12')
  expect((await shipmentOf(site.server, second.code)).status).not.toBe('DELIVERED')
})
