import { bundle } from './bundle.mjs'

/**
 * Prices a cart with the very code that browser and server run, on the data the server gives to a browser.
 *
 * @param {string} origin
 * @param {string} target path of the menu page: /menu/{alias}/{mode}
 * @param {number} lines
 */
export async function measureCart(origin, target, lines) {
  const [, , alias = '', segment = ''] = target.split('/')
  const modeId = `${alias}.${segment}`
  const get = async (call) => {
    const answer = await fetch(`${origin}/api/${call}`)
    if (!answer.ok) throw new Error(`/api/${call} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const { branchContact } = await get(`diner/${alias}`)
  const [menu, onPlates, onOrder, added, fees] = await Promise.all([
    get(`diner/${alias}/menu/${modeId}`),
    get(`diner/${branchContact.branch.id}/discounts`),
    get(`ordermodes/${modeId}/generaldiscounts`),
    get(`ordermodes/${modeId}/generalsurcharges`),
    get(`ordermodes/${modeId}/fees`),
  ])
  const mode = { type: segment.toUpperCase().replace('-', '_') }
  const { measurePricing } = await bundle('pricing')
  const { discounts: plateDiscounts } = onPlates
  const { discounts: orderDiscounts } = onOrder
  const { surcharges } = added
  return measurePricing({ menu, mode, plateDiscounts, orderDiscounts, surcharges, fees }, lines)
}
