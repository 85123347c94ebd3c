import { expect, test } from 'vitest'

import { createApiClient } from '#api/client.ts'
import { memoryStorage, type Storage } from '#platform/storage.ts'
import { takeAllBack } from '#session/told-carts.ts'
import { watchLeftCart } from './left-cart.ts'

/** A page of a venue whose diner left a cart; `sent` has what its calls told. */
function pageOf(branchContactId: string, storage: Storage, sent: string[], isVisible = true) {
  const listeners: ((visible: boolean) => void)[] = []
  const client = createApiClient('http://venue.test', async (request) => {
    const { navigationEvent, branchContactId: id } = (await request.json()) as Record<string, string>
    sent.push(`${navigationEvent} ${id}`)
    return new Response(null, { status: 204 })
  })
  watchLeftCart({
    client,
    visibility: {
      isVisible: () => isVisible,
      onChange: (listener) => {
        listeners.push(listener)
        return () => undefined
      },
    },
    storage,
    branchContactId,
    cart: () => ({ items: [], branchContactId, branchId: 'b', phone: '+541155557001', orderModeId: 'm' }),
  })
  return { client, hide: () => listeners.forEach((listener) => listener(false)) }
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
  takeAllBack(client, storage)
  await expect.poll(() => sent).toEqual(['HIDDEN one', 'HIDDEN two', 'VISIBLE one', 'VISIBLE two'])
  pageOf('one', storage, sent)
  takeAllBack(client, storage)
  expect(sent).toHaveLength(4)
})

test('[CAMP-03] a tab that was hidden before it was watched is left', async () => {
  const sent: string[] = []
  pageOf('one', memoryStorage(), sent, false)
  await expect.poll(() => sent).toEqual(['HIDDEN one'])
})
