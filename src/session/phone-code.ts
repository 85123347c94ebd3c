import type { normalisePhone } from '#domain/phone/phone.ts'
import { onDemand } from '#platform/on-demand.ts'

type Normalise = typeof normalisePhone

/** The phone plans of the countries; loaded when there is a phone to validate or format. */
export const phoneCode = onDemand(() =>
  import('#domain/phone/phone.ts').then((code) => ({
    ...code,
    normalisePhone: judgingOnce(code.normalisePhone),
  })),
)

/** Validates each phone once: every field of a checkout asks on every keystroke in any of them. */
function judgingOnce(normalise: Normalise): Normalise {
  let last: { text: string; country: string; result: ReturnType<Normalise> } | undefined
  return (text, country) => {
    if (last?.text !== text || last.country !== country)
      last = { text, country, result: normalise(text, country) }
    return last.result
  }
}
