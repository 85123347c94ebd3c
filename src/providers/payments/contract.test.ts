import { afterEach, describe, expect, test, vi } from 'vitest'

import { CARD_FIELDS } from '#domain/payment/card.ts'
import { onDemand } from '#platform/on-demand.ts'
import { type CardForm, type CardToken, loadCardProvider, provideCards } from './contract.ts'
import { embeddedCard } from './embedded/embedded-card.tsx'
import { frameSession } from './embedded/frame-session.ts'
import {
  isCardLook,
  LOOK_COLORS,
  readFromFrame,
  readToFrame,
  type FromFrame,
  type ToFrame,
} from './embedded/protocol.ts'
import { mercadoPagoCard } from './mercado-pago/mercado-pago-card.tsx'
import type { FieldEvents, MercadoPagoSdk, SecureField, SecureFieldName } from './mercado-pago/sdk.ts'
import { mountSecureFields, SECURE_FIELDS } from './mercado-pago/secure-fields.ts'

/** A provider's fields with a simulated user. */
type Played = {
  tokenise: () => Promise<CardToken>
  valid: () => boolean
  /** all fields are valid; one is not */
  complete: () => void
  spoil: () => void
  /** the provider creates no tokens from now on */
  fail: () => void
}

type Start = Extract<ToFrame, { kind: 'start' }>
const LOOK = {
  scheme: 'light',
  colors: Object.fromEntries(LOOK_COLORS.map((name) => [name, '#112233'])),
  radius: 12,
} as Start['look']
const fieldTexts = Object.fromEntries(CARD_FIELDS.map((name) => [name, { label: name, invalid: name }]))
const START: Start = {
  kind: 'start',
  month: { year: 2026, month: 11 },
  look: LOOK,
  texts: {
    fields: fieldTexts as Start['texts']['fields'],
    faults: { EMPTY: 'vacío', EXPIRED: 'vencida' },
    incomplete: 'incompleto',
    note: 'nota',
  },
}

/** Simulates the frame's end of the protocol. */
function playEmbedded(): Played {
  const frame = { isValid: false, isDown: false }
  const page: { form?: CardForm; valid: boolean } = { valid: false }
  const answer = (): CardToken => {
    if (!frame.isValid) return { ok: false, code: 'INVALID' }
    if (frame.isDown) return { ok: false, code: 'FAILED' }
    return {
      ok: true,
      token: 'token',
      paymentMethodId: 'visa',
      cardName: 'APRO',
      identificationNumber: '12345678',
    }
  }
  const tell = (message: FromFrame) => session.receive(structuredClone(message))
  const session = frameSession({
    start: START,
    onReady: (form) => (page.form = form),
    onValid: (valid) => (page.valid = valid),
    onHeight: () => undefined,
    post(message) {
      const heard = readToFrame(structuredClone(message))
      if (heard?.kind === 'tokenise')
        queueMicrotask(() => tell({ kind: 'token', id: heard.id, result: answer() }))
    },
  })
  tell({ kind: 'ready' })
  const type = (isValid: boolean) => {
    frame.isValid = isValid
    tell({ kind: 'valid', valid: isValid })
  }
  return {
    tokenise: () => page.form?.tokenise() ?? Promise.reject(new Error('not ready')),
    valid: () => page.valid,
    complete: () => type(true),
    spoil: () => type(false),
    fail: () => (frame.isDown = true),
  }
}

/** Simulates the vendor's script with an object that stores the fields' listeners. */
function playMercadoPago(): Played {
  const listeners = new Map<string, (event: never) => void>()
  const emit = <Name extends keyof FieldEvents>(field: SecureFieldName, name: Name, event: object) =>
    listeners.get(`${field} ${name}`)?.(event as never)
  const state = { isDown: false, right: 0 }
  const make = (name: SecureFieldName): SecureField => {
    const field: SecureField = {
      mount: () => field,
      unmount: () => undefined,
      focus: () => undefined,
      on: (event, listener) => void listeners.set(`${name} ${event}`, listener),
    }
    return field
  }
  const sdk: MercadoPagoSdk = {
    fields: {
      create: make,
      createCardToken: () =>
        state.isDown ? Promise.reject(new Error('down')) : Promise.resolve({ id: 'abcdef0123456789' }),
    },
    getInstallments: () => Promise.resolve([]),
    getPaymentMethods: () => Promise.resolve({ results: [{ id: 'visa', issuer: { id: 310 } }] }),
  }
  const fields = mountSecureFields({
    sdk,
    placeOf: (name) => name,
    style: {},
    onReady: () => undefined,
    onFail: () => undefined,
    onRight: (right) => (state.right = right.size),
    onBin: () => undefined,
  })
  const holder = { name: 'APRO', identificationType: 'DNI', document: '12.345.678', instalments: 1 } as const
  const type = (errorMessages: string[]) => {
    emit('cardNumber', 'binChange', { bin: '450995' })
    for (const name of SECURE_FIELDS) emit(name, 'validityChange', { errorMessages })
  }
  return {
    tokenise: () => fields.tokenise(holder),
    valid: () => state.right === SECURE_FIELDS.length,
    complete: () => type([]),
    spoil: () => type(['invalid']),
    fail: () => (state.isDown = true),
  }
}

describe.each([
  ['embedded', embeddedCard, playEmbedded],
  ['mercado-pago', mercadoPagoCard, playMercadoPago],
] as const)('[PAY-01] the card fields of %s fulfil the contract', (name, provider, play) => {
  test('are listed under their own name', () => expect(provider.id).toBe(name))

  test('[PAY-04] say when they may be sent, and make a token then, with its holder', async () => {
    const played = play()
    expect(played.valid()).toBe(false)
    played.complete()
    expect(played.valid()).toBe(true)
    const made = await played.tokenise()
    const holder = { cardName: 'APRO', identificationNumber: '12345678' }
    expect(made).toMatchObject({ ok: true, paymentMethodId: 'visa', ...holder })
    played.spoil()
    expect(played.valid()).toBe(false)
  })

  test('make none of what is wrong, and none when the provider makes none', async () => {
    const played = play()
    expect(await played.tokenise()).toEqual({ ok: false, code: 'INVALID' })
    played.complete()
    played.fail()
    expect(await played.tokenise()).toEqual({ ok: false, code: 'FAILED' })
  })
})

test('[PAY-01] a token of Mercado Pago says which bank gave the card, and what its watch for fraud calls the visit', async () => {
  vi.stubGlobal('MP_DEVICE_SESSION_ID', 'armor.0b9a')
  const played = playMercadoPago()
  played.complete()
  const token = 'visa.abcdef0123456789?issuer=310&session=armor.0b9a'
  expect(await played.tokenise()).toMatchObject({ ok: true, token, paymentMethodId: 'visa' })
  vi.unstubAllGlobals()
})

describe('the talk with the frame of the sandbox', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('holds what is in the protocol and nothing else', () => {
    expect(readToFrame(START)).toEqual(START)
    expect(readFromFrame({ kind: 'height', px: 420, more: 1 })).toEqual({ kind: 'height', px: 420 })
    const odd: unknown[] = [
      null,
      'ready',
      { kind: 'tokenise', id: -1 },
      { kind: 'height', px: '420px' },
      { kind: 'valid', valid: 'yes' },
      { kind: 'token', id: 1, result: { ok: true, token: 5 } },
      { kind: 'token', id: 1, result: { ok: true, token: 't', paymentMethodId: 'visa', cardName: 'A' } },
      { kind: 'eval', code: 'alert(1)' },
    ]
    for (const message of odd)
      expect([readToFrame(message), readFromFrame(message)]).toEqual([undefined, undefined])
  })

  test('lets in colours that were parsed, and no other text', () => {
    expect(isCardLook(LOOK)).toBe(true)
    for (const text of ['red', '#fff', 'url(https://elsewhere.example)', '#112233;}body{display:none', ''])
      expect(isCardLook({ ...LOOK, colors: { ...LOOK.colors, text } })).toBe(false)
    expect(isCardLook({ ...LOOK, radius: '12px' })).toBe(false)
  })

  test('a frame that never answers makes no token', async () => {
    vi.useFakeTimers()
    const page: { form?: CardForm } = {}
    const session = frameSession({
      start: START,
      post: () => undefined,
      onReady: (form) => (page.form = form),
      onValid: () => undefined,
      onHeight: () => undefined,
    })
    session.receive({ kind: 'ready' })
    const made = page.form?.tokenise()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await made).toEqual({ ok: false, code: 'FAILED' })
  })
})

test('a provider is found by the name a payment type gives it, and by no other', async () => {
  provideCards({ embedded: onDemand(() => Promise.resolve(embeddedCard)) })
  expect(await loadCardProvider('embedded')).toBe(embeddedCard)
  expect(await loadCardProvider('toString')).toBeUndefined()
})
