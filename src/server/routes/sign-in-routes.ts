import { defaultPhoneCountry, normalisePhone } from '#domain/phone/phone.ts'

import { conflict, fail, invalid, isFailure, type SomeHandlers, DONE } from '../contract/handlers.ts'
import { ISOLATED } from '../http/security-headers.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Services } from '../services.ts'
import { requestCode, forgetProofs, provePhone } from '../use-cases/identity/one-time-code.ts'
import { outbox } from '../use-cases/outbox.ts'

/** Signing in and out; the operator's outbox. */
export function signInRoutes(services: Services) {
  const { catalog } = services
  return {
    async requestSignInCode({ body, context }) {
      const branch = await catalog.findBranch(body.branchId)
      if (branch === undefined) return fail('BRANCH_NOT_FOUND')
      if (branch.branch.oneTimeCodes !== true) return conflict('This branch uses no one-time codes.')
      const phone = normalisePhone(body.phone, defaultPhoneCountry(branch.branch.country))
      if (!phone.ok || phone.e164 !== body.phone)
        return invalid('/body/phone', 'is no phone of a country that is served')
      const network = networkOf(context.ip)
      const claim = { deviceId: context.renewDevice(), phone: phone.e164, network, branch }
      const requested = await requestCode(services, claim, context.now)
      return isFailure(requested) ? requested : { status: 202, body: requested }
    },

    async provePhone({ body, context }) {
      const branch = await catalog.findBranch(body.branchId)
      if (branch === undefined) return fail('BRANCH_NOT_FOUND')
      if (context.deviceId === undefined) return fail('ONE_TIME_CODE_EXPIRED')
      const claim = { deviceId: context.deviceId, phone: body.phone, branch: branch.branch.id }
      return (await provePhone(services, claim, body.code, context.now)) ?? DONE
    },

    async signOut({ context }) {
      if (context.deviceId !== undefined) await forgetProofs(services, context.deviceId)
      context.endDevice()
      return DONE
    },

    async showOutbox() {
      const page = await outbox(services)
      if (page === undefined) return fail('NOT_FOUND')
      return {
        status: 200,
        body: Buffer.from(page),
        headers: { ...ISOLATED, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      }
    },
  } satisfies SomeHandlers
}
