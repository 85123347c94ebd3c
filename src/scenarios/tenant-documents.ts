import { DEFAULT_LOCALE, localeOf } from '#domain/locales.ts'
import { deepMerge } from '#domain/documents/deep-merge.ts'
import { resolveLayout, type LayoutLayer } from '#domain/layouts/resolve-layout.ts'
import type {
  LayoutFile,
  LayoutFileBlock,
  MenuFile,
  MessagesFile,
  TenantFile,
  ThemeFile,
} from '#generated/tenant.ts'

/** The parsed files of a tenant's folder; a missing file comes from the base. */
export type TenantDocuments = {
  tenant: TenantFile
  theme?: ThemeFile
  menu?: MenuFile
  messages?: MessagesFile
  /** by screen */
  layouts?: Readonly<Record<string, LayoutFile>>
}

/** The files of the base folder: no tenant of its own, and settings instead of branches. */
export type BaseDocuments = Omit<TenantDocuments, 'tenant'> & { tenant: object }

/** A folder's files as the server reads them: merged over the base. */
export function mergeOverBase(base: BaseDocuments, own: TenantDocuments): Required<TenantDocuments> {
  return {
    tenant: deepMerge<TenantFile>(base.tenant, own.tenant),
    theme: deepMerge<ThemeFile>(base.theme, own.theme),
    menu: deepMerge<MenuFile>({ categories: [] }, base.menu, own.menu),
    messages: deepMerge<MessagesFile>(
      localeOf(own.tenant) === DEFAULT_LOCALE ? base.messages : {},
      own.messages,
    ),
    layouts: mergeLayouts(base.layouts ?? {}, own.layouts ?? {}),
  }
}

type BlockSettings = NonNullable<LayoutFileBlock['settings']>
type Layouts = Readonly<Record<string, LayoutFile>>

/** Each screen's layout as one complete file. */
function mergeLayouts(base: Layouts, own: Layouts): Layouts {
  const screens = [...new Set([...Object.keys(base), ...Object.keys(own)])]
  return Object.fromEntries(
    screens.map((screen) => {
      const { order, aside } = resolveLayout(layerOf(base[screen]), layerOf(own[screen]))
      const blocks: NonNullable<LayoutFile['blocks']> = {}
      for (const { id, type, settings } of [...order, ...aside])
        blocks[id] = { type, settings: settings as BlockSettings }
      const ids = (placed: typeof order) => placed.map(({ id }) => id)
      return [screen, { $schema: screen, order: ids(order), aside: ids(aside), blocks }]
    }),
  )
}

const layerOf = (file: LayoutFile | undefined) => file as LayoutLayer | undefined
