import type { ThemeFinding } from '#domain/color/theme-finding.ts'
import { findingText } from '#messages/theme.ts'
import { constantColor } from '#theme/derived-roles.ts'
import { resolveFont } from '#theme/fonts.ts'
import { groundOfLogo, judgeLogo } from '#theme/logo.ts'
import { resolveTheme, type ResolvedTheme } from '#theme/resolve.ts'

import { logoSamples } from '../../images/logo-samples.ts'
import type { ThemeFile } from '../folder-types.ts'
import type { ResolvedTenant } from '../resolved.ts'
import { themesOf } from '../themes-of.ts'
import type { Remark, TenantRemark } from './remark.ts'

/** Where each logo is drawn: the header of the pages, or the card over the banner. */
const LOGO_GROUNDS = { horizontal: 'main', custom: 'page', icon: 'page' } as const

/**
 * What the theme engine changes in the look of a brand and of branches with their own. Merely derived values, such as
 * links of another lightness, are left to `check --theme`.
 * @param locate - finds the file of a theme picture
 */
export async function lookRemarks(
  tenant: ResolvedTenant,
  theme: ThemeFile,
  locate: (name: string) => string,
  remark: Remark,
): Promise<TenantRemark[]> {
  const { own, branches } = themesOf(tenant)
  const resolved = resolveTheme(own.colorConfig)
  const ofBranches = branches.flatMap(({ alias, colorConfig }) =>
    resolveTheme(colorConfig).findings.map((one) =>
      said(one, `${alias}: $.generalConfig.colorConfig`, remark),
    ),
  )
  return [
    ...resolved.findings.map((one) => said(one, '$.colorConfig', remark)),
    ...resolveFont(tenant.presentation.theme.fontFamily).findings.map((one) => said(one, '$', remark)),
    ...ofBranches,
    ...(await logoRemarks(resolved, theme, locate, remark)),
  ].filter((one) => one !== undefined)
}

const said = (found: ThemeFinding, path: string, remark: Remark): TenantRemark | undefined =>
  found.level === 'info'
    ? undefined
    : remark(found.field === null ? path : `${path}.${found.field}`, 'theme', { text: findingText(found) })

/** Checks each logo on its background in both modes and reports the worse result. */
async function logoRemarks(
  { tokens }: ResolvedTheme,
  { logos = {} }: ThemeFile,
  locate: (name: string) => string,
  remark: Remark,
): Promise<(TenantRemark | undefined)[]> {
  const drawn = (['horizontal', 'custom', 'icon'] as const).filter((name) => logos[name] !== undefined)
  const found = await Promise.all(
    drawn.map(async (name) => {
      const { samples, coverage } = await logoSamples(locate(logos[name] ?? ''))
      const worst = (['light', 'dark'] as const)
        .flatMap((mode) => {
          const header = constantColor(tokens[mode][LOGO_GROUNDS[name]])
          const { shapes, ground } = groundOfLogo(samples, coverage, header)
          return judgeLogo(shapes, ground)
        })
        .toSorted((one, other) => (one.ratioBefore ?? 1) - (other.ratioBefore ?? 1))[0]
      return worst && said(worst, `$.logos.${name}`, remark)
    }),
  )
  return found
}
