import type { AuditFinding, AuditRatchet, AuditRatchetEntry, AuditRatchetOutcome } from '#generated/audit.ts'

/** Under which circumstances the entries are judged. */
export type RatchetTime = {
  /** YYYY-MM-DD */
  readonly today: string
  /** everything was looked at, so that an entry without a finding is one too many */
  readonly whole: boolean
}

/**
 * Marks the findings that are known. An entry takes a finding when its rule, element and tenant match and every place
 * where it occurs does; on the day after its last one it takes nothing any more.
 * @returns the findings in their order, and the entries that are at fault themselves
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

/** Less than taking: what has spread to other states is new, and the entry still needed. */
const touches = (entry: AuditRatchetEntry, finding: AuditFinding): boolean =>
  isSubject(entry, finding) && finding.occurrences.some(({ state }) => matches(entry.state, state))

/** Whether a text is what a pattern says, in which * stands for any text. In linear time, whatever the pattern. */
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
