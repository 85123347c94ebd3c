import type { normalisePhone } from '#domain/phone/phone.ts'
import { onDemand } from '#platform/on-demand.ts'

type Normalise = typeof normalisePhone

/** The plans of the countries' phones; it comes when there is a phone to judge or to write. */
export const phoneCode = onDemand(() =>
  import('#domain/phone/phone.ts').then((code) => ({
    ...code,
    normalisePhone: judgingOnce(code.normalisePhone),
  })),
)

/** A phone is judged once, whoever asks: every field of a checkout does, with every letter of every other. */
function judgingOnce(normalise: Normalise): Normalise {
  let last: { text: string; country: string; result: ReturnType<Normalise> } | undefined
  return (text, country) => {
    if (last?.text !== text || last.country !== country)
      last = { text, country, result: normalise(text, country) }
    return last.result
  }
}
