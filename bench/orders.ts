import type { Menu, OrderPayload } from '#generated/models.ts'
import { callTo } from '#preview/call.ts'
import { orderPayload } from '#preview/order-payload.ts'
import { choose } from './pricing.ts'

/** The body of an order of so many lines, each of another plate of the venue's menu for taking away. */
export async function orderOfLines(origin: string, alias: string, lines: number): Promise<OrderPayload> {
  const call = callTo(origin)
  const { body: menu } = await call<Menu>('GET', `/api/diner/${alias}/menu/${alias}.take-away`)
  const plates = menu.categories.flatMap((category) => category.plates).slice(0, lines)
  const choices = plates.map((plate) => ({ plate: plate.id, ...choose(plate) }))
  return orderPayload(call, alias, { choices, form: { phone: '+525512345678' } })
}
