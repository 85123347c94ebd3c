import type { ExternalBenefits } from '#generated/models.ts'

import { readDocument } from '../../contract/document.ts'
import { Validators } from '../../contract/validators.ts'
import { postOf, readText } from '../../http/ask-others.ts'
import type { Partners } from '../contract.ts'

/** A diner waits for the benefit during checkout. */
const TIMEOUT_MS = 4_000
/** Enough for fifty discounts; a longer response is aborted. */
const MAX_BYTES = 256 * 1024
const REFUSED = new Set([401, 403, 404])
const SCHEMA = { $ref: '#/components/schemas/ExternalBenefits' }

/**
 * Calls partners by HTTP: `POST` of the request as JSON with the user's bearer token; the response is like that of our
 * own call. A partner with another interface needs a small adapter.
 * @param template - URL with `{partner}` in place of the name
 */
export function httpPartners(template: string): Partners {
  const check = new Validators(readDocument()).forAnswer(SCHEMA)
  return {
    id: 'http',
    async benefitsOf({ partner, token, body }) {
      const address = template.replaceAll('{partner}', encodeURIComponent(partner.name))
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS)
        const answer = await fetch(address, { ...postOf(body, token), signal })
        if (REFUSED.has(answer.status)) {
          await answer.body?.cancel()
          return { ok: false, code: 'UNAUTHENTICATED' }
        }
        const value: unknown = answer.ok ? JSON.parse(await readText(answer, MAX_BYTES)) : undefined
        if (check(value).length > 0) return { ok: false, code: 'PROVIDER_FAILED' }
        return { ok: true, discounts: (value as ExternalBenefits).generalDiscounts }
      } catch {
        return { ok: false, code: 'PROVIDER_FAILED' }
      }
    },
  }
}
