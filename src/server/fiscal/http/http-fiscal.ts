import type { FiscalAnswer } from '#generated/models.ts'

import { readDocument } from '../../contract/document.ts'
import { Validators } from '../../contract/validators.ts'
import { postOf, readText } from '../../http/ask-others.ts'
import { reasonOf } from '../../startup-error.ts'
import type { FiscalProvider, Registration } from '../contract.ts'

/** A response contains a code and an address. */
const MAX_BYTES = 16 * 1024
const SCHEMA = { $ref: '#/components/schemas/FiscalAnswer' }

/**
 * Registers receipts by HTTP: `POST` of the receipt as JSON with a bearer token and its id as idempotency key. A
 * country's service needs a small adapter with this interface.
 */
export function httpFiscal({ url, token }: { url: string; token?: string }): FiscalProvider {
  const check = new Validators(readDocument()).forAnswer(SCHEMA)
  return {
    id: 'http',
    async register({ signal, ...receipt }): Promise<Registration> {
      try {
        const post = postOf(receipt, token, { 'idempotency-key': receipt.id })
        const answer = await fetch(url, { ...post, signal })
        const text = await readText(answer, MAX_BYTES)
        if (!answer.ok) return { kind: 'unknown', detail: `status ${answer.status}` }
        const value: unknown = JSON.parse(text)
        const registration = check(value).length > 0 ? undefined : registrationOf(value as FiscalAnswer)
        return registration ?? { kind: 'unknown', detail: 'an answer of another form' }
      } catch (error) {
        // 'fetch failed' hides the cause, such as an unknown host
        return { kind: 'unknown', detail: reasonOf(error instanceof Error ? (error.cause ?? error) : error) }
      }
    },
  }
}

/** @returns undefined for an unclear response: with only an address the document may be on its way */
function registrationOf({ authorization, url, refused }: FiscalAnswer): Registration | undefined {
  if (authorization !== undefined) return { kind: 'registered', authorization, url }
  return refused === undefined ? undefined : { kind: 'refused', detail: refused }
}
