import { DEFAULT_LOCALE } from '#domain/locales.ts'
import type { Page } from 'playwright'
import { auditRules } from '#messages/audit-rules.ts'
import { installKit } from './page/kit.ts'
import { pageFacts } from './page/page-facts.ts'
import { written } from './report/of-report.ts'
import type { AuditContext, Finding, Observation, Rule } from './rule.ts'

/** A rule could not be checked: the page is gone, or the rule has a fault. */
export class RuleFailed extends Error {
  constructor(
    readonly rule: string,
    /** findings of the rules before it */
    readonly found: readonly Finding[],
    cause: unknown,
  ) {
    super(`The rule ${rule} could not be checked`, { cause })
  }
}

/**
 * Audits a page in its current state and window, whoever made it. Rules that end the state come last.
 * @param page - open and settled
 * @returns findings, in the order of the rules
 * @errors RuleFailed with the rule's name and the findings before it
 */
export async function auditPage(
  page: Page,
  rules: readonly Rule[],
  context: AuditContext = {},
): Promise<Finding[]> {
  await page.evaluate(installKit)
  const facts = pageFacts(page, context.language ?? DEFAULT_LOCALE, context.clearLooks ?? new Set())
  const findings: Finding[] = []
  for (const rule of [...rules.filter(({ leaves }) => !leaves), ...rules.filter(({ leaves }) => leaves)]) {
    const seen = await rule.check(page, facts).catch((cause: unknown) => {
      throw new RuleFailed(rule.id, findings, cause)
    })
    findings.push(...seen.map((one) => toFinding(rule, one)))
  }
  return findings
}

function toFinding(rule: Rule, seen: Observation): Finding {
  const { other, also, part, target, text, box, measured, required } = seen
  const texts: { found: string; also?: string } = auditRules[rule.id]
  return {
    rule: part === undefined ? rule.id : `${rule.id}/${part}`,
    wcag: seen.wcag ?? rule.wcag[0],
    level: seen.level ?? rule.level,
    message: fillText(also ? (texts.also ?? texts.found) : texts.found, { measured, required, other }),
    target,
    text,
    box,
    measured,
    required,
  }
}

/** Fills values into a rule's text. */
function fillText(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return typeof value === 'number' ? written(value) : (value ?? '')
  })
}
