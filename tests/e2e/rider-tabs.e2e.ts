import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { readyShipment, readyStack, shipmentOf, slide } from '../support/deliveries.ts'
import { audit } from '../support/diner.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { riderOnShift } from '../support/rider.ts'
import { rideOn, type RideOptions } from '../support/ride-on.ts'
import { PHONE, useSite } from '../support/site.ts'

const STORE = 'la-esquina'
const site = useSite()
const ride = (path: string, options?: RideOptions) =>
  rideOn(site, path, { reducedMotion: 'no-preference', expected: [/40[14]|50\d|about:blank/], ...options })
const detail = (id: string) => companionPaths.shipment(STORE, 'simple', id)
const status = async (code: string) => (await shipmentOf(site.server, code)).status
const heightOf = async (page: Page, name: string) =>
  (await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().boundingBox())
    ?.height

test('[SHIP-01] a shift that began again in another tab goes on in this one, with the step that was refused', async () => {
  const { code, shipment } = await readyShipment(site.server)
  const { page, rider } = await ride(detail(shipment.id))
  await slide(page, 'Aceptar envío')
  await page.getByRole('slider', { name: 'En el local' }).waitFor()
  const { token } = await riderOnShift(site.server, { name: rider.name, phone: rider.phone })
  await page.evaluate(
    ([key = '', next = '']) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { value: object }
      localStorage.setItem(key, JSON.stringify({ ...kept, value: { ...kept.value, token: next } }))
    },
    [`vitrina.rider.${STORE}`, token],
  )
  await slide(page, 'En el local')
  await expect.poll(() => status(code)).toBe('IN_STORE')
  await page.getByRole('slider', { name: 'En camino al cliente' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(detail(shipment.id))
})

test('[SHIP-09] a server that fails is not called a missing network', async () => {
  const { shipment } = await readyShipment(site.server)
  const { page } = await ride(detail(shipment.id))
  await page.getByRole('slider', { name: 'Aceptar envío' }).waitFor()
  await page.route(`**/api/shipments/${shipment.id}`, (route) =>
    route.fulfill({ status: 503, json: { code: 'INTERNAL', title: 'x', status: 503 } }),
  )
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await page
    .getByRole('alert')
    .getByText(/^Hubo un error buscando el envío/)
    .waitFor()
  expect(await page.getByText(/^Sin conexión/).count()).toBe(0)
})

test('[SHIP-04] while a step is on its way nobody is told that the network is gone', async () => {
  const { shipment } = await readyShipment(site.server)
  const { page } = await ride(detail(shipment.id), { viewport: PHONE })
  for (const name of ['Aceptar envío', 'En el local']) await slide(page, name)
  await page.getByRole('slider', { name: 'En camino al cliente' }).waitFor()
  // big enough for a glove
  for (const name of ['Actualizar', 'Cómo llegar', 'Cancelar envío en curso'])
    expect(await heightOf(page, name)).toBeGreaterThanOrEqual(48)
  const answer = await holdAnswers(page, `**/api/shipments/${shipment.id}`)
  await slide(page, 'En camino al cliente')
  const door = page.getByRole('region', { name: 'Recibe' })
  await door.waitFor()
  expect(await door.getByText(/cuando vuelva la conexión/).count()).toBe(0)
  await answer()
  await door.getByText('Ana Pérez').waitFor()
})

test('[SHIP-03] [SHIP-11] the codes of a stack stand above each other, and the header names its rider, once', async () => {
  const { stack } = await readyStack(site.server, 4)
  const { page, rider } = await ride(companionPaths.shipment(STORE, 'stack', stack.id), { viewport: PHONE })
  const named = page.getByRole('main').getByText(rider.name)
  const inHeader = page.locator('main header').getByText(rider.name)
  await page.getByRole('slider', { name: 'Aceptar envío' }).waitFor()
  expect(await named.count()).toBe(1)
  await slide(page, 'Aceptar envío')
  await page.getByRole('slider', { name: 'En el local' }).waitFor()
  expect([await named.count(), await inHeader.count()]).toEqual([1, 1])
  const rows = page.getByRole('region', { name: 'Envíos de la multientrega' }).getByRole('listitem')
  const starts = await rows.evaluateAll((all) =>
    all.map((one) => Math.round(one.querySelector('span')?.getBoundingClientRect().left ?? 0)),
  )
  expect(new Set(starts).size).toBe(1)
  // at a door, what it is about stands before the stops that follow
  for (const name of ['En el local', /En camino al cliente/]) await slide(page, name)
  await page.getByRole('region', { name: 'Recibe' }).getByText('Ana Pérez').waitFor()
  const parts = page.getByRole('main').getByRole('region')
  const names = await parts.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(names.filter(Boolean)).toEqual(['Recibe', 'Envíos de la multientrega'])
  expect(await audit(page)).toEqual([])
})

test('[SHIFT-01] the list leads who carries nothing to the end of the shift, with the phone filled in', async () => {
  const { page } = await ride(companionPaths.shipments(STORE))
  const end = page.getByRole('link', { name: 'Finalizar turno' })
  await end.waitFor()
  const letGo = await holdAnswers(page, '**/api/shipments/rider')
  await page.reload()
  // before it is known what is carried, nobody is led away from it
  await page.getByText(/^Actualizado a las /).waitFor()
  expect(await end.count()).toBe(0)
  await letGo()
  await end.click()
  await page.getByRole('heading', { name: 'Repartidores' }).waitFor()
  expect(await page.getByLabel('Ingresa con tu teléfono').inputValue()).not.toBe('')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: 'Finalizar turno' }).waitFor()
})
