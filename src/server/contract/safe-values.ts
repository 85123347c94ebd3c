/** Deeper bodies are refused: nothing the contract describes comes near, and recursion has an end. */
const MAX_DEPTH = 32

/** NUL and halves of surrogate pairs: JavaScript carries them, no database does. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/**
 * Looks through a request's value for what cannot be stored, without recursion.
 * @returns what is wrong, or undefined
 */
export function unsafeReason(value: unknown): string | undefined {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return 'is nested too deeply'
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one === 'string' && UNSTORABLE.test(one)) return 'holds a character that cannot be stored'
      // '1e309' in an address: the validator reads a number and skips its limits
      if (typeof one === 'number' && !Number.isFinite(one)) return 'must be a finite number'
      if (typeof one !== 'object' || one === null) continue
      for (const [key, inner] of Object.entries(one)) {
        if (UNSTORABLE.test(key)) return 'holds a character that cannot be stored'
        next.push(inner)
      }
    }
    level = next
  }
  return undefined
}
