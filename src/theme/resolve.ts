import type { ThemeFinding } from '#domain/color/theme-finding.ts'
import type { ColorModeType } from './defaults.ts'
import { constantColor } from './derived-roles.ts'
import { byWeight, statusOf, type ThemeStatus } from './findings.ts'
import { copiedTextFindings } from './mode-findings.ts'
import { readConfig } from './read-config.ts'
import { resolveMode, type Tokens } from './resolve-mode.ts'

export type { Tokens } from './resolve-mode.ts'
export type { Finding, ThemeStatus } from './findings.ts'

/** A theme ready for use: colours that read in both modes, whatever was configured, and what was changed. */
export type ResolvedTheme = {
  readonly status: ThemeStatus
  readonly colorModeType: ColorModeType
  readonly tokens: { readonly light: Tokens; readonly dark: Tokens }
  readonly findings: readonly ThemeFinding[]
}

/**
 * Judges and completes a `colorConfig`. The same function runs in the editor, the server and the command line.
 * @param colorConfig - anything, usually parsed JSON of unknown origin
 * @returns tokens as `#rrggbb`; feeding the resulting colours back in changes nothing
 * @errors none are thrown; `rejected` means an editor must not save, the storefront still works with defaults
 * @source accessibility rules 1 to 9, diner spec §3 "colorConfig" and §9
 */
export function resolveTheme(colorConfig: unknown): ResolvedTheme {
  const read = readConfig(colorConfig)
  const light = resolveMode(read, 'light')
  const dark = resolveMode(read, 'dark')
  const copied = copiedTextFindings(
    read.colors.mainTextColorLight,
    read.colors.mainTextColorDark,
    constantColor(dark.tokens.page),
  )
  const findings = byWeight([...read.findings, ...light.findings, ...copied, ...dark.findings])
  return {
    status: statusOf(findings),
    colorModeType: read.colorModeType,
    tokens: { light: light.tokens, dark: dark.tokens },
    findings,
  }
}
