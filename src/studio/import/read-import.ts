import { changedFiles } from '#exchange/changed-files.ts'
import { namedFiles } from '#exchange/dtcg/modes.ts'
import { importSource } from '#exchange/import-source.ts'
import { mergeWithBase, type MergedFolder } from '#exchange/merge-with-base.ts'
import { parseSource, type ParsedSource } from '#exchange/parse-source.ts'
import { readJson } from '#exchange/reading/read-json.ts'
import { SourceInvalid } from '#exchange/reading/source-invalid.ts'
import { utf8Text } from '#domain/documents/utf8-text.ts'
import { missingFromMenu } from '#domain/menu/named-by-tenant.ts'
import type { ImportNote, NoteSeverity } from '#domain/exchange/import-note.ts'
import type { MenuFile, ThemeFile } from '#generated/tenant.ts'
import { changeText, importTexts, studioImportTexts } from '#messages/exchange.ts'
import { faultSentence } from '#messages/faults.ts'
import { fileText } from '../editor/theme-text.ts'
import { readDocuments, validDocuments, type FolderTexts } from '../frames/folder-documents.ts'
import type { PickedFile } from '../intake/picked-files.ts'
import { readFolder } from '../intake/read-folder.ts'

/** The effect of an import on a draft, before consent. */
export type ReadImport = {
  readonly format: ParsedSource['format']
  /** one sentence each */
  readonly changes: readonly string[]
  readonly notes: Readonly<Record<NoteSeverity, readonly string[]>>
  /** problems caused by the new files, one sentence each */
  readonly problems: readonly string[]
  /** question to answer before it is applied */
  readonly question?: string
  /** only changed files */
  readonly files: { readonly theme?: ThemeFile; readonly menu?: string }
}

/** A folder and the base below it, as texts and names below assets/. */
export type ImportGround = {
  readonly base: FolderTexts
  readonly own: FolderTexts
  readonly assets: ReadonlySet<string>
  /** paths of own files that are not text */
  readonly textless: ReadonlySet<string>
  /** whether plates missing in the source are kept */
  readonly keep: boolean
  /** @units ms since 1970 */
  readonly now: number
}

/**
 * Reads a menu or a theme of another system for a draft, with the files it refers to.
 * @returns the import, or one sentence on why the file cannot be read
 */
export async function readImport(
  picked: readonly PickedFile[],
  ground: ImportGround,
): Promise<{ ok: true; read: ReadImport } | { ok: false; why: string }> {
  const { base, own, assets, keep, now } = ground
  try {
    const meant = await sourceOf(picked)
    if (meant === undefined) return { ok: false, why: studioImportTexts.oneFile }
    const { source, files } = meant
    const isTheme = source.format === 'dtcg'
    const why = isTheme ? undefined : unreadyFor(ground)
    if (why !== undefined) return { ok: false, why }
    const { tenant } = readDocuments(base)
    const folder = mergeWithBase(
      // a theme belongs to no country, and may exist before a venue does
      {
        ...validDocuments(base),
        tenant: isTheme ? { country: 'AR', ...tenant } : tenant,
        assets: new Set(),
      },
      { ...validDocuments(own), assets },
    )
    const { money } = folder.context
    const imported = importSource(source, { ...folder.context, keep, now, files })
    const { changes, menu, theme } = changedFiles(folder, imported.files)
    const next = { ...(menu && { menu: fileText(menu) }), ...(theme && { theme }) }
    const notesOf = (severity: NoteSeverity) =>
      imported.notes.filter((note) => note.severity === severity).map(noteText)
    const read = {
      format: source.format,
      changes: changes.map((change) => changeText(change, money)),
      notes: { error: notesOf('error'), warning: notesOf('warning'), info: notesOf('info') },
      problems: [...problemsOf(next), ...(menu ? brokenNames(folder, imported.files.menu ?? menu) : [])],
      question: imported.seenCount === 0 ? importTexts.unseen(imported.plateCount ?? 0) : undefined,
      files: next,
    }
    return { ok: true, read }
  } catch (error) {
    if (error instanceof SourceInvalid) return { ok: false, why: error.message }
    throw error
  }
}

/** Why a menu cannot be imported now: an unreadable existing menu would be lost silently. */
function unreadyFor({ own, textless }: ImportGround): string | undefined {
  const { tenant, menu } = validDocuments(own)
  const hasMenu = own['menu.json'] !== undefined || textless.has('menu.json')
  if (tenant === undefined) return studioImportTexts.tenantFirst
  return hasMenu && menu === undefined ? studioImportTexts.menuFirst : undefined
}

type MeantSource = { source: ParsedSource; files: Map<string, unknown> }

/** The main file among those picked, and the files it refers to; none unless it refers to all others. */
async function sourceOf(picked: readonly PickedFile[]): Promise<MeantSource | undefined> {
  const [first, ...rest] = picked
  if (first === undefined) throw new SourceInvalid('empty')
  if (rest.length === 0) return { source: await parseSource(first.bytes), files: new Map() }
  const values = new Map(
    picked.flatMap(({ path, bytes }) => {
      const text = /\.(?:json|tokens)$/i.test(path) ? utf8Text(bytes) : undefined
      return text === undefined ? [] : [[nameOf(path), readJson(text)] as const]
    }),
  )
  const main = picked.find(({ path }) => {
    const named = new Set(namedFiles(values.get(nameOf(path))).map(nameOf))
    return picked.every((one) => one.path === path || named.has(nameOf(one.path)))
  })
  if (main === undefined) return undefined
  const source = await parseSource(main.bytes)
  const named = source.format === 'dtcg' ? namedFiles(source.value) : []
  const files = named.flatMap((path) => {
    // picked files have no folder, so two with the same name are ambiguous
    const isClear = named.every((other) => other === path || nameOf(other) !== nameOf(path))
    const value = isClear ? values.get(nameOf(path)) : undefined
    return value === undefined ? [] : [[path, value] as const]
  })
  return { source, files: new Map(files) }
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? path

function problemsOf({ menu, theme }: ReadImport['files']): readonly string[] {
  const files = [
    ...(menu === undefined ? [] : [{ path: 'menu.json', text: menu }]),
    ...(theme === undefined ? [] : [{ path: 'theme.json', text: fileText(theme) }]),
  ]
  const encoder = new TextEncoder()
  return readFolder(files.map(({ path, text }) => ({ path, bytes: encoder.encode(text) }))).problems
}

/** References from tenant.json to the menu that the import breaks; in the server's wording. */
function brokenNames({ tenant, menu }: MergedFolder, next: MenuFile): readonly string[] {
  const before = new Set(missingFromMenu(tenant, menu).map(({ path }) => path))
  return missingFromMenu(tenant, next)
    .filter(({ path }) => !before.has(path))
    .map((missing) => faultSentence({ file: 'tenant.json', ...missing }))
}

function noteText(note: ImportNote): string {
  const { code, what, why } = note
  const reason = code === 'picture-link' ? studioImportTexts.pictureLink : why
  return `${importTexts.places(note)}: ${what === '' ? '' : `${what} · `}${reason}`
}
