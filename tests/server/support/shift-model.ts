import type fc from 'fast-check'
import { expect } from 'vitest'

import { SHIFT_CODE_TRIES, SHIFT_CODE_WINDOW_MINUTES, SHIFT_HOURS } from '#domain/defaults.ts'
import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { Rider } from '#generated/models.ts'
import { riderPayload, SHIFT_CODE } from './shift.ts'
import type { TestApp } from './test-app.ts'

const WINDOW_MS = SHIFT_CODE_WINDOW_MINUTES * MINUTE_MS
const WRONG = '000000'

type Known = { id: string; name: string; token?: string; endsAt: number }

/** What a store must know after what was done so far, by rider. All of them share one network, which locks nobody out. */
export type ShiftModel = {
  riders: Map<string, Known>
  /** wrong codes: by whom and when */
  tries: { rider: string; at: number }[]
  /** tokens that were given out */
  tokens: string[]
}

/** The store itself. */
export type ShiftReal = { server: TestApp; ip: string; phoneOf(rider: string): string }

type ShiftCommand = fc.AsyncCommand<ShiftModel, ShiftReal>

const nowOf = ({ server }: ShiftReal): number => server.time.now.getTime()
const isActive = (known: Known | undefined, now: number): boolean =>
  known?.token !== undefined && now < known.endsAt

/** What a code leads to, and what the try costs. */
function verdict(model: ShiftModel, real: ShiftReal, rider: string, isRight: boolean): number {
  const now = nowOf(real)
  // two phones never reach what a whole store may try
  const counted = model.tries.filter((one) => one.rider === rider && one.at > now - WINDOW_MS)
  if (counted.length >= SHIFT_CODE_TRIES) return 429
  if (!isRight) model.tries.push({ rider, at: now })
  else model.tries = model.tries.filter((one) => one.rider !== rider)
  return isRight ? 200 : 400
}

function begin(model: ShiftModel, real: ShiftReal, rider: string, answer: Rider, name: string): void {
  const { token = '', id } = answer
  expect(model.tokens).not.toContain(token)
  expect(model.riders.get(rider)?.id ?? id, 'the same rider').toBe(id)
  model.tokens.push(token)
  model.riders.set(rider, { id, name, token, endsAt: nowOf(real) + SHIFT_HOURS * 60 * MINUTE_MS })
}

const change = ({ server, ip }: ShiftReal, id: string, active: boolean, isRight: boolean) =>
  server.call<Rider>('PUT', `/api/rider/${id}/updatewithcode`, {
    body: {
      id,
      active,
      securityCode: isRight ? SHIFT_CODE : WRONG,
      riderUser: { branchContact: { id: 'bistro' } },
    },
    headers: { 'x-forwarded-for': ip },
  })

export const registers = (rider: string, name: string, isRight: boolean): ShiftCommand => ({
  check: () => true,
  async run(model, real) {
    const expected = verdict(model, real, rider, isRight)
    const phone = real.phoneOf(rider)
    const { status, body } = await real.server.call<Rider>('POST', '/api/rider/createwithcode', {
      body: riderPayload({ phone, name, code: isRight ? SHIFT_CODE : WRONG }),
      headers: { 'x-forwarded-for': real.ip },
    })
    expect(status).toBe(expected)
    if (status === 200) begin(model, real, rider, body, name)
  },
  toString: () => `register ${rider} as ${name} ${isRight ? 'rightly' : 'wrongly'}`,
})

export const changes = (rider: string, active: boolean, isRight: boolean): ShiftCommand => ({
  check: ({ riders }) => riders.has(rider),
  async run(model, real) {
    const known = model.riders.get(rider)
    if (!known) return
    const expected = verdict(model, real, rider, isRight)
    const { status, body } = await change(real, known.id, active, isRight)
    expect(status).toBe(expected)
    if (status !== 200) return
    expect(body).toMatchObject({ id: known.id, name: known.name, active })
    if (active) begin(model, real, rider, body, known.name)
    else model.riders.set(rider, { ...known, token: undefined })
  },
  toString: () => `${active ? 'start' : 'end'} ${rider} ${isRight ? 'rightly' : 'wrongly'}`,
})

/** Several wrong codes, one after the other. */
export const slips = (rider: string, times: number): ShiftCommand => ({
  check: () => true,
  async run(model, real) {
    for (let n = 0; n < times; n += 1) await registers(rider, 'Nadie', false).run(model, real)
  },
  toString: () => `${rider} slips ${times} times`,
})

export const looks = (rider: string): ShiftCommand => ({
  check: () => true,
  async run(model, real) {
    const query = new URLSearchParams({ branchContactId: 'bistro', phone: real.phoneOf(rider) })
    const { status, body } = await real.server.call<Rider>('GET', `/api/rider/bc/phone?${query.toString()}`)
    const known = model.riders.get(rider)
    expect(status).toBe(known ? 200 : 404)
    if (known) expect(body).toMatchObject({ name: known.name, active: isActive(known, nowOf(real)) })
  },
  toString: () => `look for ${rider}`,
})

/** Every token that was ever given out opens what it should now, and nothing else. */
export const triesTokens = (): ShiftCommand => ({
  check: ({ tokens }) => tokens.length > 0,
  async run(model, real) {
    for (const token of model.tokens) {
      const owner = [...model.riders.values()].find((known) => known.token === token)
      const { status, body } = await real.server.call<{ riderId: string }>('GET', '/api/whoami', {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(status).toBe(isActive(owner, nowOf(real)) ? 200 : 401)
      if (status === 200) expect(body.riderId).toBe(owner?.id)
    }
  },
  toString: () => 'try all tokens',
})

export const passes = (minutes: number): ShiftCommand => ({
  check: () => true,
  async run(_model, { server }) {
    server.time.now = new Date(server.time.now.getTime() + minutes * MINUTE_MS)
  },
  toString: () => `${minutes} minutes pass`,
})
