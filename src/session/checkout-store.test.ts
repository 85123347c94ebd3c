import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SAMPLE_LOCATION } from '#domain/checkout/sample-checkout.fixture.ts'
import { BETWEEN_STREETS_MAX } from '#domain/checkout/typed-length.ts'
import { memoryStorage } from '#platform/storage.ts'
import { createCheckoutStore } from './checkout-store.ts'
import { createSession } from './session.ts'

const CODE = {
  discount: {
    id: 'vuelve10',
    code: 'VUELVE10',
    type: 'PERCENT' as const,
    value: 10,
    active: true,
    minimumOrderAmount: 100_000,
    plate: { id: 'flan', showName: 'Flan' },
  },
  validFor: 'venue.delivery cash',
  expiresAt: 1_800_000,
}

const { $defs } = JSON.parse(
  readFileSync(new URL('../../schemas/models/discount.schema.json', import.meta.url), 'utf8'),
) as { $defs: { CodeDiscountType: { enum: string[] } } }

const TIP = { type: 'PERCENT' as const, value: 10 }

/** The page after its personal parameters were removed. */
const HISTORY = { state: null, replaceState: () => undefined }
const PLACE = { pathname: '/menu/la-esquina', search: '', hash: '' }
beforeEach(() => vi.stubGlobal('window', { history: HISTORY, location: PLACE }))
afterEach(() => vi.unstubAllGlobals())

function open(storage = memoryStorage(), alias = 'la-esquina', search = '') {
  const session = createSession({ alias, storage: memoryStorage(), newKey: () => '', now: 0, search })
  const store = createCheckoutStore(session, () => storage)
  store.getState().arrive()
  return { store, storage, diner: session.diner }
}

describe('what the diner typed', () => {
  const HOLDER = {
    name: 'Ana SRL',
    identificationType: 'CUIT',
    identificationNumber: '30-71234567-1',
  } as const
  const TYPED = { receiptHolder: HOLDER, betweenStreets: 'Bulnes', details: 'Timbre 2', notes: 'Sin sal' }

  test('survives a reload', () => {
    const { store, storage } = open()
    store.getState().change(TYPED)
    expect(open(storage).store.getState()).toMatchObject(TYPED)
  })

  test('[ACCT-01] goes with the diner, from the page and from the device', () => {
    const { store, storage, diner } = open()
    store.getState().change({ ...TYPED, code: CODE, tip: TIP, redeemedPoints: 250 })
    store.setState({ attempted: true })
    diner.getState().forget()
    const untouched = JSON.stringify(open().store.getState())
    expect(JSON.stringify(store.getState())).toBe(untouched)
    expect(JSON.stringify(open(storage).store.getState())).toBe(untouched)
  })

  test("[CHK-03] 'Entrecalles' of an address kept from before is no longer than an order takes", () => {
    const session = createSession({
      alias: '',
      storage: memoryStorage(),
      newKey: () => '',
      now: 0,
      search: '',
    })
    session.diner.getState().moveTo({ ...SAMPLE_LOCATION, betweenStreets: 'x'.repeat(200) })
    const store = createCheckoutStore(session, () => memoryStorage())
    store.getState().arrive()
    expect(store.getState().betweenStreets).toBe('x'.repeat(BETWEEN_STREETS_MAX))
  })

  test('the table that the address names stays: who sits there now is at it', () => {
    const { store, diner } = open(memoryStorage(), 'la-esquina', '?tableNumber=7')
    diner.getState().forget()
    expect(store.getState().tableNumber).toBe('7')
  })
})

describe('what the diner chose to take off', () => {
  test('survives a reload', () => {
    const { store, storage } = open()
    store.getState().change({ redeemedPoints: 250, code: CODE, tip: TIP })
    expect(open(storage).store.getState()).toMatchObject({ redeemedPoints: 250, code: CODE, tip: TIP })
  })

  test.each($defs.CodeDiscountType.enum)('a code of type %s survives a reload', (type) => {
    const storage = memoryStorage()
    const code = { ...CODE, discount: { ...CODE.discount, type } }
    storage.write('benefits', 1, { alias: 'la-esquina', redeemedPoints: 0, code })
    expect(open(storage).store.getState().code).toEqual(code)
  })

  test('a tip that is still being typed is kept', () => {
    const { store, storage } = open()
    store.getState().change({ tip: { type: 'AMOUNT', value: 0 } })
    expect(open(storage).store.getState().tip).toEqual({ type: 'AMOUNT', value: 0 })
  })

  test('stays with its venue', () => {
    const { store, storage } = open()
    store.getState().change({ redeemedPoints: 250 })
    expect(open(storage, 'sushi-nami').store.getState().redeemedPoints).toBe(0)
  })

  test('is gone with the order', () => {
    const { store, storage } = open()
    store.getState().change({ code: CODE, tip: TIP })
    store.getState().forget()
    expect(store.getState()).toMatchObject({ redeemedPoints: 0, code: undefined, tip: undefined })
    expect(open(storage).store.getState()).toMatchObject({ code: undefined, tip: undefined })
  })

  test.each([
    ['points below none', { alias: 'la-esquina', redeemedPoints: -1 }],
    ['a tip in halves', { alias: 'la-esquina', redeemedPoints: 0, tip: { ...TIP, value: 0.5 } }],
    ['a tip of no kind', { alias: 'la-esquina', redeemedPoints: 0, tip: 100 }],
    ['a code without its discount', { alias: 'la-esquina', redeemedPoints: 0, code: {} }],
    [
      'a code of an unknown type',
      {
        alias: 'la-esquina',
        redeemedPoints: 0,
        code: { ...CODE, discount: { ...CODE.discount, type: 'ALL' } },
      },
    ],
    [
      'a code with half a plate',
      {
        alias: 'la-esquina',
        redeemedPoints: 0,
        code: { ...CODE, discount: { ...CODE.discount, plate: { id: 'flan' } } },
      },
    ],
    ['no object', 'x'],
  ])('edited by hand it is ignored: %s', (_what, stored) => {
    const storage = memoryStorage()
    storage.write('benefits', 1, stored)
    expect(open(storage).store.getState()).toMatchObject({
      redeemedPoints: 0,
      code: undefined,
      tip: undefined,
    })
  })
})
