import { groupsOf } from '#domain/documents/groups-of.ts'
import type { AuditFinding, AuditOccurrence, AuditPage, AuditReport, AuditRule } from '#generated/audit.ts'
import { auditText } from '#messages/audit-report.ts'

/** A state of a tenant with its audited pages and their findings. */
export type StateOfTenant = Readonly<Pick<AuditPage, 'tenant' | 'screen' | 'state' | 'title'>> & {
  readonly pages: readonly AuditPage[]
  readonly findings: readonly AuditFinding[]
}

/** The audited states by tenant, in the order of the pages. */
export const statesOf = ({ pages, findings }: AuditReport): StateOfTenant[] =>
  [...groupsOf(pages, ({ tenant, state }) => JSON.stringify([tenant, state]))].flatMap(([, own]) => {
    const [first] = own
    if (first === undefined) return []
    const { tenant, screen, state, title } = first
    const isHere = (one: AuditFinding) =>
      one.tenant === tenant && one.occurrences.some((where) => where.state === state)
    return [{ tenant, screen, state, title, pages: own, findings: findings.filter(isHere) }]
  })

/** The rule of a finding: of 'axe/button-name' it is 'axe'. */
export const ruleOf = ({ rules }: AuditReport, { rule }: Pick<AuditFinding, 'rule'>): AuditRule | undefined =>
  rules.find(({ id }) => id === rule || rule.startsWith(`${id}/`))

/** Whether a finding fails the run: an error that is not known. Undecided findings have their own budget. */
export const fails = ({ level, known }: AuditFinding): boolean => level === 'error' && known === undefined

/** 'Menú completo · claro 320, 412 · oscuro 412': where a finding occurs, a line for each state. */
export function placesOf(occurrences: readonly AuditOccurrence[]): string[] {
  const states = [...new Map(occurrences.map((one) => [one.state, one])).values()]
  return states.map(({ state, title }) => {
    const here = occurrences.filter((one) => one.state === state)
    const modes = (['light', 'dark'] as const).flatMap((mode) => {
      const widths = [...new Set(here.filter((one) => one.mode === mode).map(({ width }) => width))].toSorted(
        (a, b) => a - b,
      )
      return widths.length === 0 ? [] : [`${auditText(`mode.${mode}`)} ${widths.join(', ')}`]
    })
    return [`${title} (${state})`, ...modes].join(' · ')
  })
}

/** Numbers in Spanish notation, truncated to two decimals: 4.499 never reads as the required 4,5. */
export const written = (value: number): string => String(Math.trunc(value * 100) / 100).replace('.', ',')

/** '3 min 20 s'. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

export const secondsOf = ({ startedAt, finishedAt }: AuditReport): number =>
  (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000

/** What is wrong with the file of known findings, and with the number of undecided findings. */
export function ratchetFaults({ ratchet, counts }: AuditReport): string[] {
  const { expired, unmatched, undecidedBudget } = ratchet
  return [
    ...expired.map((entry) => auditText('ratchet.expired', entry)),
    ...unmatched.map((entry) => auditText('ratchet.unmatched', entry)),
    ...(counts.undecided > undecidedBudget
      ? [auditText('ratchet.budget', { undecided: counts.undecided, budget: undecidedBudget })]
      : []),
  ]
}
