import { expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { readyShipment, shipmentOf, slide } from '../support/deliveries.ts'
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
  return { page, dialog, deliver, status }
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
  const { page, dialog, deliver } = await atTheDoor()
  const field = dialog.getByRole('textbox', { name: 'Clave' })
  await field.fill((await field.inputValue()) === '0000' ? '1111' : '0000')
  const answer = await holdAnswers(page, '**/deliverykey')
  await deliver()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await answer()
  const avisos = page.getByRole('region', { name: 'Avisos' })
  await avisos.getByText('La clave no es correcta. Te quedan 4 intentos.').waitFor()
})
