import type { AuditRule } from '#generated/audit.ts'
import { auditText } from '#messages/audit-report.ts'
import type { Finding } from '../rule.ts'

/**
 * Findings of the runner itself: a page, or a tenant with all its pages, could not be judged. Nothing is skipped
 * silently.
 */
export const OWN_RULES = [
  'tenant-refused',
  'state-unreachable',
  'page-crashed',
  'page-failed',
  'page-too-slow',
  'rule-failed',
] as const

/** Those for pages that could not be judged; a script error on a judged page is an ordinary finding. */
const UNJUDGED: ReadonlySet<string> = new Set<OwnRule>([
  'tenant-refused',
  'state-unreachable',
  'page-crashed',
  'page-too-slow',
  'rule-failed',
])

/** Whether a page could not be judged, and this is not a known finding. */
export const isUnjudged = ({ rule, known }: { rule: string; known?: unknown }): boolean =>
  known === undefined && UNJUDGED.has(rule)

export type OwnRule = (typeof OWN_RULES)[number]

export const isOwnRule = (rule: string): boolean => OWN_RULES.some((own) => own === rule)

export const ownRules = (): AuditRule[] =>
  OWN_RULES.map((id) => ({
    id,
    title: auditText(`own.${id}.title`),
    help: auditText(`own.${id}.help`),
    wcag: [],
  }))

/** A finding about the whole page. */
export function ownFinding(rule: OwnRule, reason: string, target = 'html'): Finding {
  return {
    rule,
    level: 'error',
    message: auditText(`own.${rule}.found`, { reason }),
    target,
    text: '',
  }
}

/** First lines of an error's message, without terminal colours. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? `: ${reasonOf(error.cause)}` : ''
  const text = error instanceof Error ? error.message : String(error)
  // oxlint-disable-next-line no-control-regex
  const plain = text.replaceAll(/\u001B\[[0-9;]*m/g, '')
  return `${plain.split('\n').slice(0, REASON_LINES).join(' ').trim()}${cause}`.slice(0, REASON_LENGTH)
}

const REASON_LINES = 3
const REASON_LENGTH = 400
