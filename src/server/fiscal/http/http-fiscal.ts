import type { FiscalAnswer } from '#generated/models.ts'

import { readDocument } from '../../contract/document.ts'
import { Validators } from '../../contract/validators.ts'
import { postOf, readText } from '../../http/ask-others.ts'
import type { FiscalProvider, Registration } from '../contract.ts'

/** An answer has a code and an address in it. */
const MAX_BYTES = 16 * 1024
const SCHEMA = { $ref: '#/components/schemas/FiscalAnswer' }

/**
 * Has receipts registered by HTTP: `POST` of the receipt as JSON with a bearer token, under its id as idempotency key. The
 * service of a country is put behind a few lines of its own that answer so.
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
        if (check(value).length > 0) return { kind: 'unknown', detail: 'an answer of another form' }
        return registrationOf(value as FiscalAnswer)
      } catch (error) {
        return { kind: 'unknown', detail: error instanceof Error ? error.message : 'no answer' }
      }
    },
  }
}

function registrationOf({ authorization, url, refused }: FiscalAnswer): Registration {
  if (authorization !== undefined) return { kind: 'registered', authorization, url }
  return { kind: 'refused', detail: refused ?? 'no reason' }
}
