import { createHash } from 'node:crypto'

import type { AuditFinding } from '#generated/audit.ts'
import type { Finding } from '../rule.ts'
import type { Sighting } from '../run/job.ts'
import { isOwnRule } from '../run/own-rules.ts'

const RANK: Readonly<Record<Finding['level'], number>> = { error: 2, warning: 1, undecided: 0 }

/**
 * Merges the sightings of all pages: the same rule on the same element of a tenant is one finding, with all its places.
 * Its measurement is the worst one.
 * @returns by tenant in the order of the pages; errors first
 */
export function groupFindings(sightings: readonly Sighting[]): AuditFinding[] {
  const found = new Map<string, AuditFinding>()
  for (const { tenant, where, finding } of sightings) {
    const { box: _, ...parts } = finding
    const id = findingId(tenant, finding)
    const known = found.get(id)
    const occurrences = [...(known?.occurrences ?? []), where]
    const worse = known === undefined || isWorse(finding, known)
    found.set(id, worse ? { id, tenant, ...parts, occurrences } : { ...known, occurrences })
  }
  const tenants = [...new Set(sightings.map(({ tenant }) => tenant))]
  return [...found.values()].toSorted(
    (a, b) => tenants.indexOf(a.tenant) - tenants.indexOf(b.tenant) || RANK[b.level] - RANK[a.level],
  )
}

/**
 * A stable id of the fault across runs. The runner's own findings have no element: they are identified by their reason.
 */
export const findingId = (
  tenant: string,
  { rule, target, message }: Pick<Finding, 'rule' | 'target' | 'message'>,
): string =>
  createHash('sha256')
    .update(JSON.stringify([tenant, rule, target, ...(isOwnRule(rule) ? [message] : [])]))
    .digest('hex')
    .slice(0, ID_DIGITS)

const ID_DIGITS = 16

type Measure = Pick<Finding, 'level'> & { measured?: number; required?: number }

const missBy = ({ measured, required }: Measure): number =>
  measured === undefined || required === undefined ? 0 : Math.abs(measured - required)

const isWorse = (one: Measure, other: Measure): boolean =>
  RANK[one.level] === RANK[other.level] ? missBy(one) > missBy(other) : RANK[one.level] > RANK[other.level]
