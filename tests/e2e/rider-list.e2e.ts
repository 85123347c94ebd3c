import { expect, test } from 'vitest'

import { RIDER_PAGE_SIZE } from '#domain/defaults.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import type { ShipmentsAnswer } from '#generated/models.ts'
import { readyShipment, readyStack, slide } from '../support/deliveries.ts'
import { moveOrder } from '../support/orders.ts'
import { rideOn } from '../support/ride-on.ts'
import { useSite } from '../support/site.ts'

const STORE = 'la-esquina'
const LIST = companionPaths.shipments(STORE)
const site = useSite()

test('[SHIP-10] the list asks for what waits at this store since three days, as this rider', async () => {
  const { page, rider } = await rideOn(site, LIST, { expected: [/404/] })
  const asked = (path: string) => page.waitForRequest((request) => new URL(request.url()).pathname === path)
  const [shipments, stacks] = await Promise.all([
    asked('/api/shipments'),
    asked('/api/shipmentstacks'),
    page.reload(),
  ])
  const query = (url: string) => Object.fromEntries(new URL(url).searchParams)
  const { startDate = '', endDate = '', ...others } = query(shipments.url())
  expect(others).toEqual({
    page: '0',
    pageSize: '20',
    sort: 'ASC',
    branchContactId: STORE,
    status: 'LOOKING_FOR_DRIVER',
    providerName: 'OWN_FLEET',
  })
  expect(Date.parse(endDate) - Date.parse(startDate)).toBe(3 * 24 * 60 * 60_000)
  const now = await page.evaluate(() => Date.now())
  expect(Math.abs(now - Date.parse(endDate))).toBeLessThan(60_000)
  expect(query(stacks.url())).toEqual({ status: 'LOOKING_FOR_DRIVER', delivery_provider_name: 'OWN_FLEET' })
  for (const request of [shipments, stacks])
    expect(await request.headerValue('authorization')).toBe(`Bearer ${rider.token}`)
})

test('[SHIP-01] what is shown stays while more of the list is on its way, which is nothing new', async () => {
  const { code } = await readyShipment(site.server)
  const { page } = await rideOn(site, '/guia', { expected: [/404/] })
  let letIn = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letIn = resolve
  })
  // one page is full, the next one has one more
  await page.route('**/api/shipments?*', async (route) => {
    const url = new URL(route.request().url())
    const isFirst = url.searchParams.get('page') === '0'
    url.searchParams.set('page', '0')
    if (!isFirst) await held
    const response = await route.fetch({ url: url.href })
    const { shipments } = (await response.json()) as ShipmentsAnswer
    const names = isFirst ? Array.from({ length: RIDER_PAGE_SIZE }, (_, place) => `-${place}`) : ['-more']
    const json = {
      shipments: names.flatMap((name) => shipments.map((one) => ({ ...one, id: one.id + name }))),
    }
    await route.fulfill({ response, json })
  })
  await page.goto(LIST)
  const rows = page.getByRole('list', { name: 'Envíos' }).getByRole('listitem')
  const more = page.getByRole('button', { name: 'Ver más' })
  await more.click()
  await expect.poll(() => more.getAttribute('aria-busy')).toBe('true')
  expect(await rows.count()).toBe(RIDER_PAGE_SIZE)
  expect(await page.getByText(/^Actualizado a las/).count()).toBe(1)
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
  letIn()
  await expect.poll(() => rows.count()).toBe(RIDER_PAGE_SIZE + 1)
  expect(await more.count()).toBe(0)
  expect(await page.getByText('Hay un envío nuevo').count()).toBe(0)
  await moveOrder(site.server, code, 'CANCELED')
})

test('[SHIP-01] a stack of which the venue called one off counts what is left', async () => {
  const { stack, members } = await readyStack(site.server, 2)
  const { page } = await rideOn(site, LIST, { expected: [/404/] })
  const row = page.getByRole('link', { name: new RegExp(`Multientrega ${stack.code}`) })
  await row.getByText(/^2 envíos · /).waitFor()
  await moveOrder(site.server, members[0]?.code ?? '', 'CANCELED')
  await row.getByText(/^1 envío · /).waitFor()
  await moveOrder(site.server, members[1]?.code ?? '', 'CANCELED')
  await row.waitFor({ state: 'hidden' })
})

test('[SHIP-03] who carries something is led to it in the place of taking another', async () => {
  const [first, second] = [await readyShipment(site.server), await readyShipment(site.server)]
  const detail = (id: string) => companionPaths.shipment(STORE, 'simple', id)
  const { page } = await rideOn(site, detail(first.shipment.id), { expected: [/404/] })
  await slide(page, 'Aceptar envío')
  await page.getByRole('slider', { name: 'En el local' }).waitFor()
  await page.goto(detail(second.shipment.id))
  await page.getByText('Tienes un envío en curso').waitFor()
  expect(await page.getByRole('slider').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Ver envíos' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Abrir el envío en curso' }).click()
  await page.getByRole('slider', { name: 'En el local' }).waitFor()
  for (const { code } of [first, second]) await moveOrder(site.server, code, 'CANCELED')
})

test('[SHIP-03] the page of a shipment that was put into a stack meanwhile is that of the stack', async () => {
  const { stack, members } = await readyStack(site.server, 2)
  const member = members[0]?.shipment.id ?? ''
  const { page } = await rideOn(site, companionPaths.shipment(STORE, 'simple', member), { expected: [/404/] })
  await page.waitForURL(companionPaths.shipment(STORE, 'stack', stack.id))
  await slide(page, 'Aceptar envío')
  await page.getByRole('button', { name: 'Cancelar multientrega' }).waitFor()
  for (const { code } of members) await moveOrder(site.server, code, 'CANCELED')
})
