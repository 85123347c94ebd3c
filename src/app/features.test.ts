import { expect, test } from 'vitest'
import type { ModalId } from '#session/modal-store.ts'
import { features } from './features.ts'

test.each(features)("the front door of '$id' names what the feature brings", async (feature) => {
  const { screens = [], blocks = [], modals = {}, code } = feature
  const brought = await code?.fetch()
  expect(new Set(screens)).toEqual(new Set(brought?.screens.map(({ id }) => id)))
  expect(new Set(blocks)).toEqual(new Set(brought?.blocks.map(({ type }) => type)))
  for (const modal of Object.values(modals)) expect(await modal.fetch()).toBeTypeOf('function')
})

test('every modal is offered by a feature', () => {
  const offered = features.flatMap(({ modals = {} }) => Object.keys(modals))
  const every: Record<ModalId, true> = {
    account: true,
    address: true,
    chat: true,
    closed: true,
    'confirm-leave': true,
    consent: true,
    'discount-code': true,
    hours: true,
    'menu-filter': true,
    loyalty: true,
    'loyalty-reward': true,
    'my-orders': true,
    'order-again': true,
    'sign-in': true,
    plate: true,
  }
  expect(offered.toSorted()).toEqual(Object.keys(every).toSorted())
})
