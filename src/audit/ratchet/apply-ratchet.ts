import type { AuditFinding, AuditRatchet, AuditRatchetEntry, AuditRatchetOutcome } from '#generated/audit.ts'

/** Circumstances in which the entries are judged. */
export type RatchetTime = {
  /** YYYY-MM-DD */
  readonly today: string
  /** everything was audited, so an entry without a finding is outdated */
  readonly whole: boolean
}

/**
 * Marks the known findings. An entry matches a finding with its rule, element and tenant if all places of the finding
 * match; after its last day it matches nothing.
 * @returns the findings in their order, and the faulty entries
 */
export function applyRatchet(
  findings: readonly AuditFinding[],
  ratchet: AuditRatchet,
  { today, whole }: RatchetTime,
): { findings: AuditFinding[]; outcome: AuditRatchetOutcome } {
  const valid = ratchet.entries.filter(({ expires }) => expires >= today)
  const used = new Set<AuditRatchetEntry>()
  const marked = findings.map((finding) => {
    const known = valid.find((entry) => takes(entry, finding))
    for (const entry of valid) if (touches(entry, finding)) used.add(entry)
    return known === undefined ? finding : { ...finding, known }
  })
  return {
    findings: marked,
    outcome: {
      undecidedBudget: ratchet.undecidedBudget,
      expired: ratchet.entries.filter(({ expires }) => expires < today),
      unmatched: whole ? valid.filter((entry) => !used.has(entry)) : [],
    },
  }
}

const isSubject = (entry: AuditRatchetEntry, { rule, target, tenant }: AuditFinding): boolean =>
  entry.rule === rule && matches(entry.target, target) && matches(entry.tenant, tenant)

const takes = (entry: AuditRatchetEntry, finding: AuditFinding): boolean =>
  isSubject(entry, finding) && finding.occurrences.every(({ state }) => matches(entry.state, state))

/** Weaker than a match: if a finding has spread to other states, it is new, but the entry is still needed. */
const touches = (entry: AuditRatchetEntry, finding: AuditFinding): boolean =>
  isSubject(entry, finding) && finding.occurrences.some(({ state }) => matches(entry.state, state))

/** Whether a text matches a pattern, in which * stands for any text. Linear time for every pattern. */
export function matches(pattern: string, text: string): boolean {
  const parts = pattern.split('*')
  const [first = '', ...rest] = parts
  if (rest.length === 0) return text === pattern
  const last = rest.pop() ?? ''
  if (!text.startsWith(first)) return false
  let from = first.length
  for (const part of rest) {
    const at = text.indexOf(part, from)
    if (at === -1) return false
    from = at + part.length
  }
  return text.length - last.length >= from && text.endsWith(last)
}
