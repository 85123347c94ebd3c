import { randomBytes } from 'node:crypto'

import type { Page } from 'playwright'
import { expect } from 'vitest'

import { isFailure } from '#server/contract/handlers.ts'
import { Catalog } from '#server/catalog/catalog.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { findLatestShipment, type ShipmentRow } from '#server/repositories/shipments-repository.ts'
import { stackShipments } from '#server/use-cases/shipments/stack-shipments.ts'
import { moveOrder, placeOrder } from './orders.ts'
import type { TestServer } from './server.ts'

const STORE = 'la-esquina'

/** The latest shipment of an order. */
export async function shipmentOf({ store }: TestServer, code: string): Promise<ShipmentRow> {
  const order = await findOrderByCode(store.db, code)
  const found = order && (await findLatestShipment(store.db, order.id))
  if (found === undefined) throw new Error(`No shipment of ${code}`)
  return found.shipment
}

/** A delivery of the demo store that its kitchen has ready; its shipment looks for a rider. */
export async function readyShipment(server: TestServer): Promise<{ code: string; shipment: ShipmentRow }> {
  const { code } = await placeOrder(server, STORE, {
    mode: 'delivery',
    choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 6 }],
  })
  for (const status of ['ACCEPTED', 'READY'] as const) await moveOrder(server, code, status)
  return { code, shipment: await shipmentOf(server, code) }
}

/** Deliveries that one rider is to carry together. */
export async function readyStack(server: TestServer, count: number) {
  const members: Awaited<ReturnType<typeof readyShipment>>[] = []
  while (members.length < count) members.push(await readyShipment(server))
  const { store, time } = server
  const services = { store, catalog: await Catalog.open(store), clock: () => time.now, randomBytes }
  const venue = await services.catalog.findContact(STORE)
  if (venue === undefined) throw new Error(`No ${STORE}`)
  const made = await stackShipments(
    services,
    venue,
    members.map(({ shipment }) => shipment.id),
  )
  if (isFailure(made)) throw new Error(`No stack: ${made.failure}`)
  return { stack: made, members }
}

/** Slides the next step to its end and lets go. */
export async function slide(page: Page, name: string | RegExp): Promise<void> {
  const slider = page.getByRole('slider', { name })
  await expect.poll(() => slider.getAttribute('aria-disabled')).toBeNull()
  // A step that has just arrived draws the next slider anew.
  await expect.poll(() => slider.boundingBox()).not.toBeNull()
  const box = await slider.boundingBox()
  if (!box) throw new Error('No slider')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 28, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 20, y, { steps: 12 })
  await page.mouse.up()
}
