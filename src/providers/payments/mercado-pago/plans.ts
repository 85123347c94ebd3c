import type { CardFormProps } from '../contract.ts'
import type { InstalmentsAnswer, MercadoPagoSdk } from './sdk.ts'

export type Price = NonNullable<CardFormProps['price']>

/** One of the costs of paying later, in the vendor's words: 'CFT', '31,05%'. */
export interface Rate {
  readonly name: string
  readonly value: string
}

/** A number of instalments and what they cost the diner. */
export interface Plan {
  readonly count: number
  /** the vendor's words, with each instalment and the sum of all */
  readonly text: string
  readonly rates: readonly Rate[]
}

/** The vendor names no plan with more. @source assumed: the longest any of its countries has is 36 */
const COUNT_MAX = 36
/** A label that is a cost, where a country makes the seller show it: `CFT_31,05%|TEA_28,50%`. */
const RATE = /^([A-Z]{2,12})_(\d{1,6}(?:[.,]\d{1,4})?\s?%)$/

/** The plans for a card and an amount; none where there is no choice, or the vendor does not say. */
export async function plansOf(sdk: MercadoPagoSdk, bin: string, price: Price): Promise<readonly Plan[]> {
  const amount = (price.amount / 10 ** price.decimals).toFixed(price.decimals)
  const answer = await sdk.getInstallments({ amount, bin }).catch(() => [])
  return readPlans(answer)
}

/** What the vendor answers, read as what can be chosen. */
export function readPlans([first]: InstalmentsAnswer): readonly Plan[] {
  const plans = (first?.payer_costs ?? []).flatMap(({ installments, recommended_message, labels = [] }) =>
    isCount(installments) && recommended_message
      ? [{ count: installments, text: recommended_message, rates: labels.flatMap(ratesOf) }]
      : [],
  )
  return plans.length > 1 ? plans : []
}

/** The plan that is chosen: the whole at once as long as the diner wants no other, or that one is not offered any more. */
export const chosenPlan = (plans: readonly Plan[], count: number): Plan | undefined =>
  plans.find((plan) => plan.count === count) ?? plans.find((plan) => plan.count === 1) ?? plans[0]

const isCount = (count: number | undefined): count is number =>
  Number.isInteger(count) && Number(count) >= 1 && Number(count) <= COUNT_MAX

const ratesOf = (label: string): Rate[] =>
  label.split('|').flatMap((part) => {
    const [, name, value] = RATE.exec(part.trim()) ?? []
    return name === undefined || value === undefined ? [] : [{ name, value }]
  })
