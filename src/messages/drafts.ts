import { cutText } from '#domain/documents/cut-text.ts'
import type { MoneyFormat } from '#domain/money/money.ts'
import type { TenantChange } from '#domain/exchange/tenant-change.ts'

import { counted } from './counted.ts'
import { changeText } from './exchange.ts'

/** The server's texts about the studio's drafts. They belong to the product, so tenants cannot override them. */
export const drafts = {
  /** Page of a draft link that has expired, was revoked, or is invalid. */
  expired: {
    title: 'Este enlace venció',
    text: 'El borrador ya no se puede ver con este enlace. Pide uno nuevo a quien te lo envió.',
  },
  /** Title of the studio's page until its script sets another. */
  studio: 'Estudio de Vitrina',
  /** Why a draft with rejected colours is not published. */
  rejectedTheme: {
    found: 'colores que no se pueden usar',
    expected: 'colores válidos; mira los avisos del tema',
  },
  /** Why publishing over a folder with symbolic links is refused. */
  linkedFile: {
    found: 'un enlace simbólico en la carpeta publicada',
    expected: 'el archivo mismo; cámbialo en el servidor y vuelve a publicar',
  },
  /** Label of a posted theme in the list of drafts. */
  postedTheme: 'Tema enviado',
  /** The unstyled brand that shows a posted theme. */
  neutral: {
    name: 'Marca de muestra',
    takeAway: 'Para llevar',
    cash: 'Efectivo',
    size: 'Única',
    categories: [
      {
        name: 'Platos',
        plates: [
          { name: 'Milanesa con puré', description: 'Con ensalada de estación y pan casero.' },
          { name: 'Ravioles de verdura', description: 'Salsa de tomate y queso rallado.' },
          { name: 'Ensalada completa', description: 'Hojas verdes, huevo, tomate y zanahoria.' },
        ],
      },
      {
        name: 'Bebidas y postres',
        plates: [
          { name: 'Limonada', description: 'Con menta y jengibre.' },
          { name: 'Flan casero', description: 'Con dulce de leche.' },
        ],
      },
    ],
  },
} as const

/** Maximum listed changes; the rest is counted. */
const MAX_LINES = 39
const MAX_LINE = 300

/**
 * Summary of a publication in words and counts.
 * @param files - added, changed and removed paths
 * @param changes - differences inside files with readable contents
 */
export function publicationSummary(
  files: { added: number; changed: number; removed: number },
  changes: readonly TenantChange[],
  money: MoneyFormat,
): string[] {
  const counted = [
    part(files.added, 'archivo nuevo', 'archivos nuevos'),
    part(files.changed, 'archivo cambiado', 'archivos cambiados'),
    part(files.removed, 'archivo quitado', 'archivos quitados'),
    part(changes.length, 'cambio en su contenido', 'cambios en su contenido'),
  ].filter((text) => text !== undefined)
  const first = counted.length === 0 ? 'Sin cambios.' : `${counted.join(', ')}.`
  const shown = changes.slice(0, MAX_LINES - 2).map((change) => cutText(changeText(change, money), MAX_LINE))
  const rest = part(changes.length - shown.length, 'cambio más', 'cambios más')
  return [first, ...shown, ...(rest === undefined ? [] : [`Y ${rest}.`])]
}

const part = (count: number, one: string, many: string): string | undefined =>
  count <= 0 ? undefined : counted(count, one, many)
