import type { ValidateFunction } from 'ajv/dist/2020.js'

import { readText } from '../http/ask-others.ts'
import { GeocoderUnreachable } from './contract.ts'

/** A diner waits with the list open. */
const TIMEOUT_MS = 4_000
/** Enough for more than twenty places; a longer response is aborted. */
const MAX_BYTES = 512 * 1024

/**
 * Requests JSON of one schema from an HTTP service.
 * @errors {@link GeocoderUnreachable} for no response, a bad status, or an invalid body
 */
export async function askService<T>(
  address: URL,
  isAnswer: ValidateFunction<T>,
  init: RequestInit,
): Promise<T> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const answer = await fetch(address, { redirect: 'error', ...init, signal })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new GeocoderUnreachable(`The geocoder answered ${answer.status}`, { status: answer.status })
    }
    const value: unknown = JSON.parse(await readText(answer, MAX_BYTES))
    if (isAnswer(value)) return value
  } catch (cause) {
    if (cause instanceof GeocoderUnreachable) throw cause
    throw new GeocoderUnreachable('The geocoder did not answer', { cause })
  }
  throw new GeocoderUnreachable('The answer of the geocoder has another shape')
}

/** A URL below a service's base, whose path is kept. */
export function serviceAddress(base: string, path: string, query: Record<string, string> = {}): URL {
  const address = new URL(`${base.replace(/\/+$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}
