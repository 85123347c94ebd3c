import { findingText } from '#messages/theme.ts'
import { resolveTheme } from '#theme/resolve.ts'
import type { Finding, ResolvedTheme, ThemeStatus } from '#theme/resolve.ts'

/** The verdict on a colour configuration as it leaves the product: every finding with its words. */
export type ThemeVerdict = {
  status: ThemeStatus
  tokens: ResolvedTheme['tokens']
  findings: (Finding & { message: string })[]
}

/**
 * Judges a colour configuration, for the command line and the studio alike.
 *
 * @param colorConfig - anything, usually parsed JSON of unknown origin
 * @errors none
 * @source accessibility rules 1 to 9
 */
export function themeVerdict(colorConfig: unknown): ThemeVerdict {
  const { status, tokens, findings } = resolveTheme(colorConfig)
  return { status, tokens, findings: findings.map((one) => ({ ...one, message: findingText(one) })) }
}
