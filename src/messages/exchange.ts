import { shortText } from '#domain/documents/cut-text.ts'
import type { ImportNote } from '#domain/exchange/import-note.ts'
import type { ChangeSubject, TenantChange } from '#domain/exchange/tenant-change.ts'
import { formatMoney, type MoneyFormat } from '#domain/money/money.ts'

import { counted } from './counted.ts'
import { studioFields } from './studio-fields.ts'

/** Names of things, with article. */
const THINGS: Readonly<Record<ChangeSubject, string>> = {
  category: 'la categoría',
  plate: 'el plato',
  size: 'el tamaño',
  price: 'el precio',
  'garnish-group': 'el grupo de opciones',
  garnish: 'la opción',
  'garnish-price': 'el precio de la opción',
  indicator: 'la etiqueta',
  color: 'el color',
  font: 'la tipografía',
  shape: 'la forma',
  picture: 'la imagen',
  text: 'el texto',
  field: 'el dato',
}

/** Names of the files' keys for operators; a key without one is shown as it is. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'nombre interno',
  showName: 'nombre',
  description: 'descripción',
  image: 'imagen',
  allergens: 'alérgenos',
  diets: 'dietas',
  visible: 'visible',
  soldOut: 'agotado',
  maxQuantity: 'máximo por pedido',
  orderModes: 'modos de pedido',
  taxRate: 'porcentaje de impuesto',
  garnishGroups: 'grupos de opciones',
  indicators: 'etiquetas',
  excludedCategories: 'categorías que lo excluyen',
  mandatory: 'obligatorio',
  multipleSelection: 'se puede repetir',
  minGarnishAmount: 'mínimo de opciones',
  maxGarnishAmount: 'máximo de opciones',
  remarkeds: 'lo más destacado',
  upselleds: 'sugeridos en el carrito',
  fontFamily: 'tipografía',
  radius: 'redondeo',
  density: 'densidad',
  colorModeType: 'modo de color',
  lightMainColor: 'principal (claro)',
  darkMainColor: 'principal (oscuro)',
  mainBackgroundColorLight: 'de fondo (claro)',
  mainBackgroundColorDark: 'de fondo (oscuro)',
  mainTextColorLight: 'del texto (claro)',
  mainTextColorDark: 'del texto (oscuro)',
  descriptionTextColorLight: 'de la descripción (claro)',
  descriptionTextColorDark: 'de la descripción (oscuro)',
  buttonBorderedColorLight: 'de botones (claro)',
  buttonBorderedColorDark: 'de botones (oscuro)',
  promotionalBannerColorLight: 'del banner (claro)',
  promotionalBannerColorDark: 'del banner (oscuro)',
}

/** Names of ordered lists. */
const LISTS: Readonly<Record<string, string>> = { ...FIELDS, categories: 'categorías', plates: 'platos' }

/** Longest value quoted in a sentence. */
const MAX_SHOWN = 60

/**
 * A tenant's change as a sentence: 'Cambia el precio de «Muzzarella» · «Grande»: de $ 12.400 a $ 13.000.'
 * @param change - from `diffTenantFiles`
 * @param money - of the tenant
 * @units prices of the change in minor units
 */
export function changeText(change: TenantChange, money: MoneyFormat): string {
  const what = subjectText(change)
  const shown = (value: unknown) => valueText(value, change, money)
  if (change.kind === 'moved') return `Se mueve ${what}: de ${shown(change.before)} a ${shown(change.after)}.`
  if (change.kind === 'reordered') return `Cambia el orden: ${where(change)}.`
  const isThing = typeof (change.after ?? change.before) === 'object' && change.subject !== 'field'
  if (change.kind === 'added')
    return isThing
      ? `Se agrega ${what}${priceOf(change.after, money)}.`
      : `Se agrega ${what}: ${shown(change.after)}.`
  if (change.kind === 'removed')
    return isThing ? `Se quita ${what}.` : `Se quita ${what} (${shown(change.before)}).`
  return `Cambia ${what}: de ${shown(change.before)} a ${shown(change.after)}.`
}

function subjectText(change: TenantChange): string {
  const { subject, field, names } = change
  const label = Object.hasOwn(FIELDS, field) ? (FIELDS[field] ?? field) : field
  if (subject === 'color' && field === 'colorModeType') return `el ${label}`
  if (subject === 'color') return `el color ${label}`
  if (subject === 'font' || (subject === 'picture' && names.length === 0)) return THINGS[subject]
  if (subject === 'shape' || subject === 'text') return `${THINGS[subject]} «${label}»`
  if (subject === 'field') return `«${label}»${names.length > 0 ? ` de ${quoted(shortened(names))}` : ''}`
  const isPart = subject === 'price' || subject === 'garnish-price' || subject === 'picture'
  return `${THINGS[subject]}${isPart ? ' de' : ''} ${quoted(subject === 'plate' ? names : shortened(names))}`
}

/** A size is located by its plate alone; a plate by its category. */
const shortened = (names: readonly string[]): readonly string[] => (names.length > 2 ? names.slice(1) : names)

const quoted = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(' · ')

function where({ names, field }: TenantChange): string {
  const list = Object.hasOwn(LISTS, field) ? LISTS[field] : undefined
  return [list ?? field, ...(names.length > 0 ? [quoted(names)] : [])].join(' de ')
}

function valueText(value: unknown, change: TenantChange, money: MoneyFormat): string {
  const isPrice = change.subject === 'price' || change.subject === 'garnish-price' || change.field === 'price'
  if (isPrice && typeof value === 'number') return formatMoney(value, money)
  if (value === undefined) return 'nada'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (Array.isArray(value) && value.length === 0) return 'ninguno'
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return cut(value.join(', '))
  if (typeof value !== 'string') return cut(JSON.stringify(value))
  const word = `studio.word.${change.field}.${value}`
  if (change.file === 'theme.json' && isWord(word)) return `«${studioFields[word].toLowerCase()}»`
  return change.subject === 'color' && change.field !== 'colorModeType' ? value : `«${cut(value)}»`
}

/** Whether the studio has a text for a choice. */
const isWord = (key: string): key is keyof typeof studioFields => Object.hasOwn(studioFields, key)

/** The prices of an added item, if any; a plate hidden because it lacks a price has none. */
function priceOf(thing: unknown, money: MoneyFormat): string {
  const { price, sizes, visible } = thing as Priced
  const prices = (Array.isArray(sizes) ? sizes.map((size) => size.price) : [price]).filter(
    (one): one is number => typeof one === 'number',
  )
  if (visible === false && prices.every((one) => one === 0)) return ''
  return prices.length > 0 ? ` a ${prices.map((one) => formatMoney(one, money)).join(' / ')}` : ''
}

type Priced = { price?: unknown; sizes?: { price?: unknown }[]; visible?: unknown }

const cut = (text: string): string => shortText(text, MAX_SHOWN)

/** Names for imported items without one: shown on the menu until the operator replaces them. */
export const IMPORT_NAMES = {
  onlySize: 'Única',
  noCategory: 'Otros',
  extras: 'Extras',
  size: (number: number) => `Tamaño ${number}`,
} as const

/** The places of a note: all of them for warnings, only the first for notes that need no action. */
function places({ severity, paths }: Pick<ImportNote, 'severity' | 'paths'>): string {
  const named = paths.slice(0, severity === 'info' ? 1 : MOST_PLACES)
  const more = paths.length - named.length
  return `${named.join('; ')}${more > 0 ? ` y ${more} más` : ''}`
}

/** More places mean that the source has an unexpected form; `--json` lists all. @source assumed */
const MOST_PLACES = 20

/** Texts of `vitrina import` around its lists. */
export const importTexts = {
  recognised: (format: string) => `Formato: ${format}`,
  unchanged: 'No cambia nada.',
  notes: { error: 'No se pudo leer:', warning: 'Revisa:', info: 'Ten en cuenta:' },
  places,
  ask: '¿Aplicar estos cambios? [s/N] ',
  notWritten: 'No se escribió nada. Agrega --yes para aplicar los cambios.',
  unseen: (plates: number) =>
    `Los clientes no verían nada de lo que se importa (${counted(plates, ...PLATES)}): todo está oculto o no tiene ` +
    'un precio en la moneda de la tienda. ¿Es lo que quieres?',
  notWrittenUnseen: 'No se escribió nada. Confírmalo en una terminal: --yes no alcanza.',
  written: (files: string) => `Se escribió ${files}.`,
  changedMeanwhile:
    'La carpeta cambió mientras tanto; no se escribió nada. Ejecuta el comando otra vez para ver los cambios.',
  invalid: 'El resultado no pasa «vitrina check»; no se escribió nada:',
  pictureFailed: (url: string, reason: string) => `La imagen ${url} no se descargó: ${reason}`,
} as const

const PLATES = ['plato', 'platos'] as const
const PLATES_OR_CHOICES = ['plato u opción', 'platos y opciones'] as const
const PLATES_OR_CATEGORIES = ['plato o categoría', 'platos y categorías'] as const

/** Texts of `vitrina export` about menu parts that schema.org cannot express; only existing parts are listed. */
export const leftOutTexts = {
  all: (parts: string) => `No se exporta: ${parts}. Para una copia completa usa csv o xlsx.`,
  hiddenPlates: (count: number) => counted(count, 'plato oculto', 'platos ocultos'),
  hiddenChoices: (count: number) => counted(count, 'opción oculta', 'opciones ocultas'),
  emptyCategories: (count: number) => counted(count, 'categoría sin platos', 'categorías sin platos'),
  unusedGroups: (count: number) =>
    counted(count, 'grupo de opciones sin platos', 'grupos de opciones sin platos'),
  choiceLimits: (count: number) => `cuántas opciones se eligen en ${counted(count, 'grupo', 'grupos')}`,
  plateLimits: (count: number) => `los modos y máximos de ${counted(count, ...PLATES)}`,
  allergens: (count: number) => `los alérgenos de ${counted(count, ...PLATES_OR_CHOICES)}`,
  diets: (count: number) => `las dietas que schema.org no nombra de ${counted(count, ...PLATES_OR_CHOICES)}`,
  pictures: (count: number) => `la imagen de ${counted(count, ...PLATES_OR_CATEGORIES)}`,
  labels: (count: number) => `las etiquetas de ${counted(count, ...PLATES_OR_CATEGORIES)}`,
  internalNames: (count: number) => `el nombre interno de ${counted(count, ...PLATES_OR_CATEGORIES)}`,
  suggestions: (count: number) =>
    counted(count, 'plato destacado o sugerido', 'platos destacados o sugeridos'),
  codes: (count: number) => counted(count, 'código de otro sistema', 'códigos de otros sistemas'),
} as const

/** Texts of the studio that differ from those of `vitrina import`. */
export const studioImportTexts = {
  tenantFirst: 'Primero corrige tenant.json.',
  menuFirst: 'Primero corrige menu.json.',
  oneFile: 'Elige un solo archivo, o el que nombra a los demás junto con ellos.',
  pictureLink: 'Es el enlace a una imagen; el estudio no la descarga.',
} as const

/** Why a picture was not downloaded. */
export const pictureFaults = {
  address: 'no es una dirección pública',
  status: 'el servidor no la entregó',
  type: 'no es JPEG, PNG, WebP ni AVIF',
  size: 'pesa más de 8 MB',
  time: 'tardó demasiado',
} as const
