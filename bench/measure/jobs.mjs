import path from 'node:path'
import { ROOT } from '../../scripts/go/run.mjs'
import { bundle } from './bundle.mjs'

/**
 * How soon a webhook is told of an order beside payments of a provider that does not answer.
 *
 * @param {string} folder for the venue
 * @param {number} payments
 */
export async function measureJobs(folder, payments) {
  const jobs = await bundle('jobs')
  return jobs.measureJobs(path.join(ROOT, 'tenants'), path.join(folder, 'jobs-tenants'), payments)
}
