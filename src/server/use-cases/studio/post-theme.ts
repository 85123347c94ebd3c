import { fileColor } from '#domain/color/file-color.ts'
import { isRecord } from '#domain/documents/is-record.ts'
import { parsedJson } from '#domain/documents/parsed-json.ts'
import { colorConfigOf, themeVerdict, type ThemeVerdict } from '#exchange/theme-verdict.ts'
import { drafts as texts } from '#messages/drafts.ts'
import type { StudioThemeAnswer, StudioThemePost } from '#generated/models.ts'
import { COLOR_FIELDS, readColorMode } from '#theme/defaults.ts'

import { fail, isFailure, type Failure } from '../../contract/handlers.ts'
import { listPostedDrafts } from '../../repositories/drafts-repository.ts'
import type { Services } from '../../services.ts'
import { MAX_POSTED_DRAFTS } from '../../studio/folder-limits.ts'
import { refuseFaults } from '../../studio/refuse-faults.ts'
import { themeAnswer } from './draft-answer.ts'
import { createDraft, dropDraft } from './drafts.ts'
import { createLink } from './links.ts'
import { neutralBrand } from './neutral-brand.ts'
import { readFolder } from './tenant-folders.ts'

/**
 * Validates a theme and, unless it is rejected, shows it on a brand by a link that expires. Posted themes that nobody
 * edited have a limit of their own, beyond which the oldest is deleted: a script must not use up the operators'
 * drafts.
 */
export async function postTheme(
  services: Services,
  { theme, tenant, days, reference }: StudioThemePost,
  origin: string,
): Promise<StudioThemeAnswer | Failure> {
  const colors = colorConfigOf(theme)
  const verdict = themeVerdict(colors)
  if (verdict.status === 'rejected')
    return fail('THEME_REJECTED', { findings: verdict.findings.map((one) => ({ ...one })) })
  const wearer = tenant === undefined ? undefined : await wearerOf(services, tenant)
  if (isFailure(wearer)) return wearer
  const before = wearer ?? {}
  const file = { ...before, ...(isThemeFile(theme) ? theme : {}), colorConfig: colorsOf(colors, verdict) }
  const made = await createDraft(
    services,
    {
      name: texts.postedTheme,
      tenant,
      files: [
        ...(tenant === undefined ? neutralBrand() : []),
        { path: 'theme.json', text: JSON.stringify({ $schema: SCHEMA, ...file }, undefined, 2) },
      ],
    },
    { posted: true, reference: reference?.trim() ?? null },
  )
  if (isFailure(made)) return made
  const { row } = made
  const link = await createLink(services, row, { days }, origin)
  if (isFailure(link)) {
    // without a link nobody would find the draft
    await dropDraft(services, row.id)
    return row.faults.length === 0 ? link : refuseFaults(row.faults)
  }
  const posted = await listPostedDrafts(services.store.db)
  for (const { id } of posted.slice(MAX_POSTED_DRAFTS)) await dropDraft(services, id)
  const { url, expiresAt } = link
  return {
    id: row.id,
    reference: row.reference ?? undefined,
    createdAt: row.createdAt.toISOString(),
    ...themeAnswer(verdict),
    link: url,
    expiresAt,
  }
}

const SCHEMA = '../../schemas/tenant/theme.schema.json'

type ThemeObject = Record<string, unknown>

const isThemeFile = (value: unknown): value is ThemeObject =>
  isRecord(value) && Object.hasOwn(value, 'colorConfig')

/** The colours of a configuration as allowed in theme.json, without those the engine did not recognise. */
function colorsOf(given: unknown, { findings }: ThemeVerdict): ThemeObject {
  const values = isRecord(given) ? given : {}
  const colors: ThemeObject = { colorModeType: readColorMode(values['colorModeType']) }
  for (const field of Object.keys(COLOR_FIELDS)) {
    const flattened = findings.find((one) => one.field === field && one.code === 'flattened-color')?.after
    const color = fileColor(flattened ?? values[field])
    if (color !== undefined) colors[field] = color
  }
  return colors
}

/** The theme of the brand that shows the new one; empty where it has no readable theme. */
async function wearerOf(services: Services, tenant: string): Promise<ThemeObject | Failure> {
  const found = await readFolder(services, tenant)
  if (isFailure(found)) return found
  const file = found.folder.files.find(({ path }) => path === 'theme.json')
  const content = file && found.folder.contents.get(file.hash)
  const parsed = content && parsedJson(new TextDecoder().decode(content))
  return isRecord(parsed) ? parsed : {}
}
