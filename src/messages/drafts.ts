import { cutText } from '#domain/documents/cut-text.ts'
import type { MoneyFormat } from '#domain/money/money.ts'
import type { TenantChange } from '#domain/exchange/tenant-change.ts'

import { counted } from './counted.ts'
import { changeText } from './exchange.ts'

/** What the server itself says of the studio's drafts. They belong to the product, so no tenant words them. */
export const drafts = {
  /** Page of a link to a draft that expired, was taken back, or never was one. */
  expired: {
    title: 'Este enlace venció',
    text: 'El borrador ya no se puede ver con este enlace. Pide uno nuevo a quien te lo envió.',
  },
  /** Title of the studio's page until its interface sets another. */
  studio: 'Estudio de Vitrina',
  /** Why a draft whose colours are rejected is not published. */
  rejectedTheme: {
    found: 'colores que no se pueden usar',
    expected: 'colores válidos; mira los avisos del tema',
  },
  /** Why nothing is published over a folder with links in it. */
  linkedFile: {
    found: 'un enlace simbólico en la carpeta publicada',
    expected: 'el archivo mismo; cámbialo en el servidor y vuelve a publicar',
  },
  /** Word in the list of drafts for one that came from a posted theme. */
  postedTheme: 'Tema enviado',
  /** The brand without a look of its own on which a posted theme is shown. */
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

/** Longest list of changes; the rest is counted. */
const MAX_LINES = 39
const MAX_LINE = 300

/**
 * What a publication changed, in words and counts.
 * @param files - paths that are new, changed and gone
 * @param changes - what differs inside the files that say something
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
