/** What the audit says of one rule: its title in a report, why it matters, and what to do about a finding. */
type RuleTexts = {
  readonly title: string
  readonly help: string
  /** About one element; `{measured}`, `{required}` and `{other}` are filled in. */
  readonly found: string
  /** The same for another way to break the rule. */
  readonly also?: string
}

/**
 * Texts of the rules of the accessibility audit, by the id of the rule. Read by whoever runs a storefront, so no
 * tenant words them.
 */
export const auditRules = {
  // What axe-core reports of its own; the message of the finding follows.
  axe: {
    title: 'Reglas de axe-core',
    help: 'Comprobaciones automáticas de WCAG 2.2 A y AA de axe-core.',
    found: '{other}',
  },
} as const satisfies Readonly<Record<string, RuleTexts>>
