import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { SHIFT_CODE } from '../server/support/shift.ts'
import { readyShipment, shipmentOf } from '../support/deliveries.ts'
import { rideOn } from '../support/ride-on.ts'
import { useSite } from '../support/site.ts'
import { arriveAt, expectFocus, isFocused, pressOn, tabTo, typeInto, withoutPointer } from './keyboard.ts'

const VENUE = 'la-esquina'
const INTAKE = companionPaths.shift(VENUE, 'phoneIntake')
const PHONE = '9 11 5555-8301'
const site = useSite()

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const press = (page: Page, name: string) => pressOn(page, page.getByRole('button', { name, exact: true }))
const slider = (page: Page, name: string) => page.getByRole('slider', { name })
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text)
const keyDialog = (page: Page) => page.getByRole('dialog', { name: 'Clave de entrega' })

/** Slides the step to its end with the arrow key and confirms it. */
async function step(page: Page, name: string): Promise<void> {
  const control = slider(page, name)
  await tabTo(page, control)
  await expect.poll(() => control.getAttribute('aria-disabled')).toBeNull()
  while ((await control.getAttribute('aria-valuetext')) !== 'Presiona Enter para confirmar')
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}

test('[SHIFT-01] [SHIFT-02] [SHIP-01] [SHIP-06] a rider begins, delivers and ends by keyboard alone', async () => {
  const { code, shipment } = await readyShipment(site.server)
  const page = await site.open(INTAKE, { expected: [/404/] })
  const pointerEvents = await withoutPointer(page)
  await typeInto(page, field(page, 'Ingresa con tu teléfono'), PHONE)
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Regístrate')
  await typeInto(page, field(page, 'Confirma tu teléfono'), PHONE)
  await typeInto(page, field(page, 'Nombre y Apellido'), 'Rita Ríos')
  await typeInto(page, field(page, 'Código de seguridad'), SHIFT_CODE)
  await press(page, 'Iniciar turno')

  await arriveAt(page, 'Envíos')
  await pressOn(page, page.getByRole('link', { name: new RegExp(`Envío ${shipment.codeToShow}`) }))
  await arriveAt(page, `Envío ${shipment.codeToShow}`)
  await step(page, 'Aceptar envío')
  await toast(page, 'Envío aceptado').waitFor()
  for (const [now, next] of [
    ['En el local', 'En camino al cliente'],
    ['En camino al cliente', 'Entregado'],
  ] as const) {
    await expectFocus(slider(page, now), 'the focus goes on with the steps')
    await step(page, now)
    await slider(page, next).waitFor()
  }
  await step(page, 'Entregado')
  const key = field(page, 'Clave')
  await expectFocus(key)
  const { deliveryKey } = await shipmentOf(site.server, code)
  await page.keyboard.type(deliveryKey)
  await page.keyboard.press('Enter')
  await toast(page, 'Envío entregado').waitFor()
  await keyDialog(page).waitFor({ state: 'hidden' })
  await expectFocus(slider(page, 'Regreso al local'))
  await step(page, 'Regreso al local')
  await toast(page, 'Regreso al local registrado').waitFor()
  expect((await shipmentOf(site.server, code)).status).toBe('RETURNED')
  // The last step takes the slider away.
  await slider(page, 'Regreso al local').waitFor({ state: 'detached' })
  await expectFocus(page.getByRole('main'), 'the page, of which it was a part')
  await pressOn(page, page.getByRole('link', { name: 'Ver envíos' }))
  await arriveAt(page, 'Envíos')

  await page.goto(INTAKE)
  await press(page, 'Siguiente')
  await page.getByRole('heading', { name: '¡Hola Rita Ríos!' }).waitFor()
  await page.waitForURL(companionPaths.shift(VENUE, 'logOut'))
  await expectFocus(field(page, 'Código de seguridad'))
  await page.keyboard.type(SHIFT_CODE)
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Repartidores')
  await page.getByRole('main').getByText('Turno finalizado con éxito').waitFor()
  expect(await pointerEvents()).toBe(0)
})

/** A rider before the one who receives. */
async function atTheDoor() {
  const { shipment } = await readyShipment(site.server)
  const { page } = await rideOn(site, companionPaths.shipment(VENUE, 'simple', shipment.id), {
    expected: [/404/],
  })
  const pointerEvents = await withoutPointer(page)
  for (const name of ['Aceptar envío', 'En el local', 'En camino al cliente']) await step(page, name)
  await slider(page, 'Entregado').waitFor()
  return { page, pointerEvents }
}

test('[SHIP-05] [SHIP-06] a window closed by Escape gives the focus back to what opened it', async () => {
  const { page, pointerEvents } = await atTheDoor()
  const leave = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  const deliver = slider(page, 'Entregado')
  await step(page, 'Entregado')
  await keyDialog(page).waitFor()
  await leave()
  expect(await isFocused(deliver), 'opened by sliding').toBe(true)

  await press(page, 'Confirmar sin deslizar: Entregado')
  await expectFocus(page.getByRole('button', { name: 'Confirmar: Entregado' }))
  await page.keyboard.press('Escape')
  await expectFocus(deliver, 'a question that is left')
  await press(page, 'Confirmar sin deslizar: Entregado')
  await page.keyboard.press('Enter')
  await keyDialog(page).waitFor()
  await leave()
  expect(await isFocused(deliver), 'opened by the second press, which takes itself away').toBe(true)

  const giveUp = page.getByRole('button', { name: 'Cancelar envío en curso' })
  await pressOn(page, giveUp)
  const question = page.getByRole('dialog', { name: 'Cancelar envío en curso' })
  await question.waitFor()
  await leave()
  expect(await isFocused(giveUp)).toBe(true)
  await page.keyboard.press('Enter')
  await pressOn(page, question.getByRole('button', { name: 'Cancelar envío', exact: true }))
  await toast(page, 'Envío cancelado').waitFor()
  await giveUp.waitFor({ state: 'detached' })
  // what was pressed took itself away
  await expectFocus(page.getByRole('main'))
  expect(await pointerEvents()).toBe(0)
})
