import path from 'node:path'
import { ROOT } from '../../scripts/go/run.mjs'
import { bundle } from './bundle.mjs'

/**
 * How soon money that a venue gives back is confirmed by its provider.
 *
 * @param {string} folder for the venue
 * @param {number} count of refunds
 */
export async function measureRefunds(folder, count) {
  const refunds = await bundle('refunds')
  const tenants = path.join(ROOT, 'tenants')
  const took = await refunds.measureRefunds(tenants, path.join(folder, 'refunds-tenants'), count)
  const at = (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))]
  return { medianMs: at(0.5), p99Ms: at(0.99) }
}
