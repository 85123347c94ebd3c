import type { Page } from 'playwright'

import type { auditRules } from '#messages/audit-rules.ts'
import type { PageFacts } from './page/page-facts.ts'
import type { Spot } from './spot.ts'

/** Severity of a finding: errors fail an audit, warnings are reported, undecided ones have a budget. */
export type Level = 'error' | 'warning' | 'undecided'

/** A rule's observation on an element; {@link auditPage} turns it into a finding. */
export type Observation = Spot & {
  /** the measured and the required value, unrounded, in the unit of the rule */
  measured?: number
  required?: number
  /** filled into the text: the covering element, another element, a name */
  other?: string
  /** uses the rule's second text */
  also?: boolean
  /** overrides the rule's level */
  level?: Level
  /** overrides the rule's first criterion */
  wcag?: string
  /** id of a library's rule that this rule reports, appended to its own: `axe/button-name` */
  part?: string
}

/** One fault of a page, in the form of all reports. */
export type Finding = Spot & {
  /** id of the rule */
  rule: string
  /** success criterion of WCAG 2.2, such as 1.4.3 */
  wcag?: string
  level: Level
  /** in Spanish: what is wrong and how to fix it */
  message: string
  measured?: number
  required?: number
}

/** Id of a rule: each has its texts, and a test fails for texts without a rule. */
export type RuleId = keyof typeof auditRules

/** Context of an audit besides the page. */
export type AuditContext = {
  /** expected language of the texts; by default the product's */
  language?: string
  /** collects looks of controls that show the focus clearly; they are not measured again on similar pages */
  clearLooks?: Set<string>
}

/**
 * A rule: its name, its requirement and its check. It does not depend on who made the page. It restores window, media,
 * focus and scroll position, unless `leaves` is set.
 */
export type Rule = {
  id: RuleId
  /** criteria of WCAG 2.2; empty for requirements beyond them */
  wcag: readonly string[]
  level: Exclude<Level, 'undecided'>
  /** the check ends the state, for instance by closing a modal, so the rule runs last */
  leaves?: true
  check(page: Page, facts: PageFacts): Promise<readonly Observation[]>
}
