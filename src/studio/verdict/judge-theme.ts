import { contrastRatio } from '#domain/color/contrast.ts'
import { parseColor } from '#domain/color/parse-color.ts'
import type { FindingLevel, ThemeFinding, ThemeMode } from '#domain/color/theme-finding.ts'
import type { ThemeFile } from '#generated/tenant.ts'
import { byWeight } from '#theme/findings.ts'
import { resolveFont } from '#theme/fonts.ts'
import { judgePairs, type Pair } from '#theme/pairs.ts'
import { resolveTheme, type ResolvedTheme } from '#theme/resolve.ts'

/** A pair as the storefront shows it, and as declared when that was unreadable. @units ratios x:1 */
export type JudgedPair = Pair & {
  readonly id: string
  readonly mode: ThemeMode
  readonly ratio: number
  readonly passes: boolean
  readonly colors: { readonly foreground: string; readonly background: string }
  /** contrast of the declared foreground, when another one is used */
  readonly declared?: number
}

/** The complete verdict on a theme. */
export type Verdict = {
  readonly resolved: ResolvedTheme
  readonly findings: readonly ThemeFinding[]
  readonly counts: Readonly<Record<FindingLevel, number>>
  readonly pairs: readonly JudgedPair[]
}

const MODES: readonly ThemeMode[] = ['light', 'dark']

/**
 * Judges a theme like the server and the command line.
 * @param theme - the brand's own values merged over the inherited ones; may contain anything
 */
export function judgeTheme(theme: Partial<ThemeFile>): Verdict {
  const resolved = resolveTheme(theme.colorConfig ?? {})
  const findings = byWeight([...resolved.findings, ...resolveFont(theme.fontFamily).findings])
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { level } of findings) counts[level] += 1
  return { resolved, findings, counts, pairs: MODES.flatMap((mode) => pairsOf(resolved, mode)) }
}

function pairsOf({ tokens, findings }: ResolvedTheme, mode: ThemeMode): JudgedPair[] {
  return judgePairs(tokens[mode]).map((pair) => {
    const { foreground, background } = pair
    const colors = { foreground: tokens[mode][foreground], background: tokens[mode][background] }
    // a finding names its worst surface, but the new colour is used on all of them
    const finding = findings.find((one) => one.mode === mode && one.pair?.split('/')[0] === foreground)
    const declared = ratioOf(finding?.before, colors.background)
    return { ...pair, id: `${mode} ${foreground}/${background}`, mode, colors, declared }
  })
}

function ratioOf(declared: string | null | undefined, background: string): number | undefined {
  const [one, other] = [parseColor(declared), parseColor(background)]
  return one.ok && other.ok ? contrastRatio(one.color, other.color) : undefined
}
