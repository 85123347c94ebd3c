import type { Rider, RiderCreate } from '#generated/models.ts'

import type { TestApp } from './test-app.ts'

/** Security code of the fixture venues and of the demo ones that deliver with riders of their own. */
export const SHIFT_CODE = '246810'

/** Who starts a shift, where; the rest is filled in. */
export type ShiftOptions = { branchContact?: string; phone?: string; name?: string; code?: string }

/** A rider on shift, with the token for `authorization`. */
export type RiderOnShift = Rider & { token: string; authorization: string }

export function riderPayload(options: ShiftOptions = {}): RiderCreate {
  const {
    branchContact = 'bistro',
    phone = '+5491155557001',
    name = 'Rita Ríos',
    code = SHIFT_CODE,
  } = options
  return {
    name,
    phone,
    securityCode: code,
    active: true,
    riderUser: { branchContact: { id: branchContact } },
  }
}

/** Registers a rider and starts the shift, over HTTP. */
export async function startShift(
  { call }: Pick<TestApp, 'call'>,
  options: ShiftOptions = {},
): Promise<RiderOnShift> {
  const { status, body, text } = await call<Rider>('POST', '/api/rider/createwithcode', {
    body: riderPayload(options),
  })
  if (status !== 200 || body.token === undefined) throw new Error(`No shift: ${status} ${text}`)
  return { ...body, token: body.token, authorization: `Bearer ${body.token}` }
}
