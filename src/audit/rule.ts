import type { Page } from 'playwright'

import type { auditRules } from '#messages/audit-rules.ts'
import type { PageFacts } from './page/page-facts.ts'
import type { Spot } from './spot.ts'

/** What a finding counts as: errors fail an audit, warnings are told, and of the undecided there is a budget. */
export type Level = 'error' | 'warning' | 'undecided'

/** What a rule saw on an element; {@link auditPage} makes a finding of it. */
export type Observation = Spot & {
  /** what was measured and what the rule asks for, unrounded, in the unit of the rule */
  measured?: number
  required?: number
  /** filled into the text: what covers it, the other element, a name */
  other?: string
  /** broken in the second way of the rule's texts */
  also?: boolean
  /** when it is not the level of the rule */
  level?: Level
  /** when it is not the first criterion of the rule */
  wcag?: string
  /** a rule of a library that the rule speaks for, put after its id: `axe/button-name` */
  part?: string
}

/** One thing that is wrong on a page, for every report. */
export type Finding = Spot & {
  /** id of the rule */
  rule: string
  /** success criterion of WCAG 2.2, such as 1.4.3 */
  wcag?: string
  level: Level
  /** Spanish: what is wrong and what to do */
  message: string
  measured?: number
  required?: number
}

/** Id of a rule: each has its texts, and texts without a rule do not pass the tests. */
export type RuleId = keyof typeof auditRules

/** What is not on the page itself. */
export type AuditContext = {
  /** language that the texts should have, that of the product unless told */
  language?: string
  /** filled with looks of controls that show the focus clearly; those of pages of the same make need no second look */
  clearLooks?: Set<string>
}

/**
 * One rule: what it is called, what it asks for and how it is checked. A rule knows nothing of who made the page; it
 * leaves window, media, focus and scroll as it found them, unless `leaves` says otherwise.
 */
export type Rule = {
  id: RuleId
  /** criteria of WCAG 2.2 that it is about; none for what we ask beyond them */
  wcag: readonly string[]
  level: Exclude<Level, 'undecided'>
  /** the state is gone afterwards, such as a modal that was closed: it comes last */
  leaves?: true
  check(page: Page, facts: PageFacts): Promise<readonly Observation[]>
}
