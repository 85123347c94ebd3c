import { expect, test } from 'vitest'

import { createApiClient } from '#api/client.ts'
import { fakeVisibility } from '#platform/fakes.fixture.ts'
import { memoryStorage, type Storage } from '#platform/storage.ts'
import { withdrawAllCarts } from '#session/reported-carts.ts'
import { watchLeftCart } from './left-cart.ts'

/** A page of a venue whose diner left a cart; `sent` has what its calls told. */
function pageOf(
  branchContactId: string,
  storage: Storage,
  sent: string[],
  priced: Promise<void> = Promise.resolve(),
) {
  const visibility = fakeVisibility()
  const client = createApiClient('http://venue.test', async (request) => {
    const { navigationEvent, branchContactId: id } = (await request.json()) as Record<string, string>
    sent.push(`${navigationEvent} ${id}`)
    return new Response(null, { status: 204 })
  })
  const left = { items: [], branchContactId, branchId: 'b', phone: '+541155557001', orderModeId: 'm' }
  watchLeftCart({
    client,
    visibility,
    storage,
    branchContactId,
    cart: () => priced.then(() => left),
  })
  return { client, hide: () => visibility.set(false), show: () => visibility.set(true) }
}

test('[CAMP-03] carts left at two venues are each taken back at their own', async () => {
  const storage = memoryStorage()
  const sent: string[] = []
  pageOf('one', storage, sent).hide()
  pageOf('two', storage, sent).hide()
  await expect.poll(() => sent).toEqual(['HIDDEN one', 'HIDDEN two'])
  pageOf('one', storage, sent)
  await expect.poll(() => sent.slice(2)).toEqual(['VISIBLE one'])
  pageOf('two', storage, sent)
  await expect.poll(() => sent.slice(3)).toEqual(['VISIBLE two'])
  // taken back already: the next calls are those of another cart
  pageOf('one', storage, sent)
  pageOf('two', storage, sent).hide()
  await expect.poll(() => sent.slice(4)).toEqual(['HIDDEN two'])
  pageOf('two', storage, sent)
  await expect.poll(() => sent.slice(4)).toEqual(['HIDDEN two', 'VISIBLE two'])
})

test('[CAMP-03] [ACCT-01] whose diner is forgotten is reminded of no cart, at no venue', async () => {
  const storage = memoryStorage()
  const sent: string[] = []
  pageOf('one', storage, sent).hide()
  const { client, hide } = pageOf('two', storage, sent)
  hide()
  await expect.poll(() => sent).toEqual(['HIDDEN one', 'HIDDEN two'])
  withdrawAllCarts(client, storage)
  await expect.poll(() => sent).toEqual(['HIDDEN one', 'HIDDEN two', 'VISIBLE one', 'VISIBLE two'])
  pageOf('one', storage, sent)
  withdrawAllCarts(client, storage)
  expect(sent).toHaveLength(4)
})

test('[CAMP-03] a cart that can be priced only after its tab was hidden is told of, unless that is seen again by then', async () => {
  const sent: string[] = []
  let price = () => {}
  const priced = new Promise<void>((resolve) => {
    price = resolve
  })
  pageOf('left', memoryStorage(), sent, priced).hide()
  const seen = pageOf('seen', memoryStorage(), sent, priced)
  seen.hide()
  seen.show()
  expect(sent).toEqual([])
  price()
  await expect.poll(() => sent).toEqual(['HIDDEN left'])
})
