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

/**
 * How soon links are closed and unpaid orders end beside those of a provider that does not answer.
 *
 * @param {string} folder for the venue
 * @param {number} count of each at the silent provider
 */
export async function measureEndings(folder, count) {
  const endings = await bundle('endings')
  return endings.measureEndings(path.join(ROOT, 'tenants'), path.join(folder, 'endings-tenants'), count)
}
