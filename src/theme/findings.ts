import type { FindingCode, FindingLevel, ThemeFinding } from '#domain/color/theme-finding.ts'

export type { FindingCode, ThemeFinding as Finding, ThemeMode } from '#domain/color/theme-finding.ts'

/** What happened to a configuration as a whole, from best to worst. */
export type ThemeStatus = 'accepted' | 'repaired' | 'rejected'

type Kind = { readonly level: FindingLevel; readonly rule: number; readonly status: ThemeStatus }

/** Level, rule and consequence of every code. A code without a line here does not compile. */
const KINDS: Readonly<Record<FindingCode, Kind>> = {
  'not-a-config': { level: 'error', rule: 1, status: 'rejected' },
  'not-text': { level: 'error', rule: 1, status: 'rejected' },
  'too-long': { level: 'error', rule: 1, status: 'rejected' },
  'forbidden-characters': { level: 'error', rule: 1, status: 'rejected' },
  'not-a-color': { level: 'error', rule: 1, status: 'rejected' },
  'unknown-field': { level: 'warning', rule: 1, status: 'repaired' },
  'unknown-color-mode': { level: 'warning', rule: 7, status: 'repaired' },
  'flattened-color': { level: 'warning', rule: 2, status: 'repaired' },
  'low-contrast': { level: 'warning', rule: 4, status: 'repaired' },
  'same-as-background': { level: 'warning', rule: 4, status: 'repaired' },
  'main-vanishes': { level: 'warning', rule: 3, status: 'accepted' },
  'copied-light-text': { level: 'warning', rule: 7, status: 'repaired' },
  'scheme-mismatch': { level: 'info', rule: 7, status: 'accepted' },
  'derived-link': { level: 'info', rule: 5, status: 'accepted' },
  'derived-outline': { level: 'info', rule: 5, status: 'accepted' },
  'derived-ring': { level: 'info', rule: 5, status: 'accepted' },
  'unknown-font': { level: 'warning', rule: 10, status: 'repaired' },
  'logo-low-contrast': { level: 'warning', rule: 10, status: 'accepted' },
}

const ORDER: readonly ThemeStatus[] = ['accepted', 'repaired', 'rejected']

const EMPTY = {
  field: null,
  mode: null,
  pair: null,
  before: null,
  after: null,
  background: null,
  ratioBefore: null,
  ratioAfter: null,
} as const

/**
 * A finding with its level and rule filled in and everything that does not apply set to `null`.
 * @param code - what was noticed
 * @param details - the parts that apply
 */
export function finding(
  code: FindingCode,
  details: Partial<Omit<ThemeFinding, 'code' | 'level' | 'rule'>>,
): ThemeFinding {
  const { level, rule } = KINDS[code]
  return { code, level, rule, ...EMPTY, ...details }
}

const LEVELS: readonly FindingLevel[] = ['error', 'warning', 'info']

/** Findings with those first that matter most; of one level in the order in which they were found. */
export const byWeight = (findings: readonly ThemeFinding[]): ThemeFinding[] =>
  LEVELS.flatMap((level) => findings.filter((one) => one.level === level))

/**
 * The verdict on a configuration: the worst consequence among its findings.
 * @param findings - all of them; none means `accepted`
 */
export function statusOf(findings: readonly ThemeFinding[]): ThemeStatus {
  const worst = findings.reduce((rank, { code }) => Math.max(rank, ORDER.indexOf(KINDS[code].status)), 0)
  return ORDER[worst] ?? 'rejected'
}
