import type { CardFormProps } from '../contract.ts'
import type { InstalmentsAnswer, MercadoPagoSdk } from './sdk.ts'

export type Price = NonNullable<CardFormProps['price']>

/** A cost of instalments in the vendor's format: 'CFT', '31,05%'. */
export interface Rate {
  readonly name: string
  readonly value: string
}

/** A number of instalments and their cost to the diner. */
export interface Plan {
  readonly count: number
  /** the vendor's text, with the instalment and the total */
  readonly text: string
  readonly rates: readonly Rate[]
}

/** The largest number of instalments. @source assumed: the longest any of its countries has is 36 */
const COUNT_MAX = 36
/** A label with a cost that a country requires sellers to show: `CFT_31,05%|TEA_28,50%`. */
const RATE = /^([A-Z]{2,12})_(\d{1,6}(?:[.,]\d{1,4})?\s?%)$/

/** The plans for a card and an amount; none when there is no choice or no valid response. */
export async function plansOf(sdk: MercadoPagoSdk, bin: string, price: Price): Promise<readonly Plan[]> {
  const amount = (price.amount / 10 ** price.decimals).toFixed(price.decimals)
  const answer = await sdk.getInstallments({ amount, bin }).catch(() => [])
  return readPlans(answer)
}

/** Parses the vendor's response. */
export function readPlans([first]: InstalmentsAnswer): readonly Plan[] {
  const plans = (first?.payer_costs ?? []).flatMap(({ installments, recommended_message, labels = [] }) =>
    isCount(installments) && recommended_message
      ? [{ count: installments, text: recommended_message, rates: labels.flatMap(ratesOf) }]
      : [],
  )
  return plans.length > 1 ? plans : []
}

/** The chosen plan; a single payment by default, or when the chosen one is no longer offered. */
export const chosenPlan = (plans: readonly Plan[], count: number): Plan | undefined =>
  plans.find((plan) => plan.count === count) ?? plans.find((plan) => plan.count === 1) ?? plans[0]

const isCount = (count: number | undefined): count is number =>
  Number.isInteger(count) && Number(count) >= 1 && Number(count) <= COUNT_MAX

const ratesOf = (label: string): Rate[] =>
  label.split('|').flatMap((part) => {
    const [, name, value] = RATE.exec(part.trim()) ?? []
    return name === undefined || value === undefined ? [] : [{ name, value }]
  })
