import { isRecord } from '#domain/documents/is-record.ts'
import { findingText } from '#messages/theme.ts'
import { resolveTheme, type Finding, type ResolvedTheme, type ThemeStatus } from '#theme/resolve.ts'

/** The verdict on a colour configuration as it leaves the product: every finding with its words. */
export type ThemeVerdict = {
  status: ThemeStatus
  tokens: ResolvedTheme['tokens']
  findings: (Finding & { message: string })[]
}

/**
 * The colours of what somebody hands in as a theme: a `colorConfig`, or the content of a theme.json around it.
 */
export const colorConfigOf = (value: unknown): unknown =>
  isRecord(value) && Object.hasOwn(value, 'colorConfig') ? value['colorConfig'] : value

/**
 * Judges a colour configuration, for the command line and the studio alike.
 * @param colorConfig - anything, usually parsed JSON of unknown origin
 * @source accessibility rules 1 to 9
 */
export function themeVerdict(colorConfig: unknown): ThemeVerdict {
  const { status, tokens, findings } = resolveTheme(colorConfig)
  return { status, tokens, findings: findings.map((one) => ({ ...one, message: findingText(one) })) }
}
