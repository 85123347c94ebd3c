import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { InstalmentsField } from './instalments-field.tsx'
import { chosenPlan, plansOf, readPlans, type Plan } from './plans.ts'
import type { InstalmentsAnswer, MercadoPagoSdk } from './sdk.ts'

const cost = (installments: number, recommended_message: string, ...labels: string[]) => ({
  installments,
  recommended_message,
  labels,
})
/** A response for Argentina. */
const ANSWER: InstalmentsAnswer = [
  {
    payer_costs: [
      cost(1, '1 cuota de $ 1.234,50 ($ 1.234,50)', 'CFT_0,00%|TEA_0,00%'),
      cost(3, '3 cuotas de $ 500,00 ($ 1.500,00)', 'recommended_installment', 'CFT_121,05%|TEA_93,50%'),
    ],
  },
]
const THREE: Plan = {
  count: 3,
  text: '3 cuotas de $ 500,00 ($ 1.500,00)',
  rates: [
    { name: 'CFT', value: '121,05%' },
    { name: 'TEA', value: '93,50%' },
  ],
}

describe('[PAY-01] instalments of Mercado Pago', () => {
  test('are read with what they cost', () => {
    expect(readPlans(ANSWER).map(({ count }) => count)).toEqual([1, 3])
    expect(readPlans(ANSWER)[1]).toEqual(THREE)
  })

  test.each([
    ['one plan', [{ payer_costs: [cost(1, '1 cuota de $ 10,00 ($ 10,00)')] }]],
    ['nothing', []],
    [
      'plans that nobody can take',
      [{ payer_costs: [cost(0, 'x'), cost(1.5, 'y'), cost(37, 'z'), cost(3, '')] }],
    ],
  ])('%s is no choice', (_what, answer) => expect(readPlans(answer)).toEqual([]))

  test('are asked for by amount in whole units and the first digits of the card', async () => {
    const asked: object[] = []
    const sdk = (answer: () => Promise<InstalmentsAnswer>) =>
      ({
        getInstallments: (search: object) => {
          asked.push(search)
          return answer()
        },
      }) as unknown as MercadoPagoSdk
    const ask = (amount: number, decimals: number, answer = () => Promise.resolve(ANSWER)) =>
      plansOf(sdk(answer), '450995', { amount, decimals })
    expect(await ask(123_450, 2)).toHaveLength(2)
    expect(await ask(1_990, 0)).toHaveLength(2)
    expect(asked).toEqual([
      { amount: '1234.50', bin: '450995' },
      { amount: '1990', bin: '450995' },
    ])
    expect(await ask(1_990, 0, () => Promise.reject(new Error('down')))).toEqual([])
  })

  test('begin with the whole at once, and go back to it when a plan is not offered any more', () => {
    const plans = readPlans(ANSWER)
    expect([1, 3, 12].map((count) => chosenPlan(plans, count)?.count)).toEqual([1, 3, 1])
    expect(chosenPlan([], 3)).toBeUndefined()
  })

  test('are shown in the words of the vendor, with the total cost in sight', () => {
    const show = (plans: readonly Plan[], count: number) =>
      renderToStaticMarkup(<InstalmentsField plans={plans} count={count} onChoose={() => undefined} />)
    const shown = show(readPlans(ANSWER), 3)
    expect(shown).toContain('Cuotas')
    expect(shown).toContain('<option value="3" selected="">3 cuotas de $ 500,00 ($ 1.500,00)</option>')
    expect(shown).toContain('<span class="total">CFT: 121,05%</span><span>TEA: 93,50%</span>')
    expect(show([], 3)).toBe('')
  })
})
