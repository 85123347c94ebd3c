/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

/**
 * Findings, each counted once however often it occurs; known ones only under known.
 */
export interface AuditCounts {
  /**
   * Pages looked at.
   */
  looked: number
  errors: number
  warnings: number
  undecided: number
  /**
   * Taken by the ratchet.
   */
  known: number
}

/**
 * Number of a WCAG 2.2 criterion.
 */
export type AuditCriterion = string

/**
 * One fault of one element of one tenant, with every place where it occurs.
 */
export interface AuditFinding {
  /**
   * The same for the same fault in every run.
   */
  id: string
  rule: AuditRuleId
  wcag?: AuditCriterion
  level: 'error' | 'warning' | 'undecided'
  message: string
  /**
   * Selector of the element.
   */
  target: string
  /**
   * The start of what the element says, or of its markup.
   */
  text: string
  tenant: string
  measured?: number
  required?: number
  /**
   * @minItems 1
   */
  occurrences: AuditOccurrence[]
  /**
   * The entry of the ratchet that takes it.
   */
  known?: AuditRatchetEntry
}

/**
 * Which part of everything was planned, and why.
 */
export interface AuditMatrix {
  kind: 'sample' | 'all' | 'urls'
  /**
   * Pages chosen.
   */
  planned: number
  /**
   * Pages there are after narrowing.
   */
  whole: number
  /**
   * How it came to this choice, one sentence each.
   */
  why: string[]
}

export type AuditMode = 'light' | 'dark'

export interface AuditOccurrence {
  screen: string
  state: string
  title: string
  mode: AuditMode
  width: AuditWidth
}

/**
 * One page as it was looked at.
 */
export interface AuditPage {
  /**
   * Alias of the tenant, or host of a given address.
   */
  tenant: string
  screen: string
  state: string
  /**
   * What the state is called.
   */
  title: string
  /**
   * Address the page had in the end.
   */
  url: string
  mode: AuditMode
  width: AuditWidth
  seconds: number
  /**
   * Occurrences on this page.
   */
  findings: number
}

export type AuditPattern = string

/**
 * audit-ratchet.json: findings that are known and owned, so that only new ones fail. Each has an end.
 */
export interface AuditRatchet {
  /**
   * Address of this schema.
   */
  $schema: string
  /**
   * Findings that no rule could decide and no entry explains; more of them fail.
   */
  undecidedBudget: number
  /**
   * What is known. The first entry that matches a finding takes it.
   *
   * @maxItems 1000
   */
  entries: AuditRatchetEntry[]
}

/**
 * A known finding: where it is, whose it is, and until when it may stay.
 */
export interface AuditRatchetEntry {
  /**
   * Id of the rule, exactly.
   */
  rule: AuditRuleId
  /**
   * The element as the report names it; * stands for any text, but not for the whole: an entry knows what it is about.
   */
  target: string
  /**
   * Alias of the tenant; * stands for any text.
   */
  tenant: AuditPattern
  /**
   * Id of the state; * stands for any text.
   */
  state: AuditPattern
  /**
   * Who mends it: a person or a team.
   */
  owner: string
  /**
   * Why it may stay until then.
   */
  reason: string
  /**
   * Last day on which it may stay, until it is over everywhere: 12:00 UTC of the next one.
   */
  expires: string
}

export interface AuditRatchetOutcome {
  undecidedBudget: number
  /**
   * Entries whose day is over; they take nothing any more.
   */
  expired: AuditRatchetEntry[]
  /**
   * Entries that match nothing; judged only when everything was looked at.
   */
  unmatched: AuditRatchetEntry[]
}

/**
 * What one run of vitrina audit looked at and found.
 */
export interface AuditReport {
  /**
   * Of this shape.
   */
  version: 1
  startedAt: string
  finishedAt: string
  /**
   * The run was stopped: pages of the plan were not looked at.
   */
  partial: boolean
  /**
   * Findings also when an entry of the ratchet expired or the budget is spent; unfinished when it was stopped before it found anything.
   */
  verdict: 'clean' | 'findings' | 'unfinished'
  matrix: AuditMatrix
  counts: AuditCounts
  /**
   * Every rule that was asked.
   */
  rules: AuditRule[]
  /**
   * Every page that was looked at, in the order in which they were done.
   */
  pages: AuditPage[]
  findings: AuditFinding[]
  ratchet: AuditRatchetOutcome
}

export interface AuditRule {
  id: AuditRuleId
  title: string
  /**
   * How to mend what it finds.
   */
  help: string
  wcag: AuditCriterion[]
}

export type AuditRuleId = string

/**
 * Width of the window in CSS pixels.
 */
export type AuditWidth = number
