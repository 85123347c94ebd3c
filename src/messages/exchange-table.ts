import { counted } from './counted.ts'

/** The content of a column in a menu table. */
export type Column = keyof typeof COLUMNS

/**
 * Column headings of a menu table: the first is written, all are accepted on import, ignoring case and accents. They
 * include other systems' English headings.
 */
export const COLUMNS = {
  kind: ['tipo', 'type'],
  category: [
    'categoría',
    'category',
    'category name',
    'sección',
    'section',
    'rubro',
    'grupo de platos',
    'reporting category',
  ],
  id: ['id', 'item id', 'product id'],
  name: [
    'nombre',
    'name',
    'item name',
    'plato',
    'producto',
    'product',
    'item',
    'título',
    'title',
    'artículo',
    'nombre del plato',
    'nombre del producto',
  ],
  internalName: ['nombre interno', 'internal name'],
  description: ['descripción', 'description', 'detalle', 'ingredientes'],
  size: ['tamaño', 'size', 'variation name', 'variante', 'variation', 'variant', 'presentación', 'porción'],
  sizeId: ['id de tamaño', 'size id', 'variation id'],
  price: [
    'precio',
    'price',
    'valor',
    'importe',
    'base price',
    'precio unitario',
    'precio de venta',
    'precio final',
  ],
  sku: ['sku', 'código', 'code', 'codigo de barras', 'barcode', 'plu'],
  groups: ['opciones', 'options', 'grupos', 'modifier groups', 'modificadores', 'adicionales'],
  min: ['mínimo', 'min', 'minimum'],
  max: ['máximo', 'max', 'maximum'],
  repeat: ['se repite', 'repeat', 'repetir'],
  mandatory: ['obligatorio', 'mandatory', 'required'],
  maxQuantity: ['máximo por pedido', 'max quantity', 'máximo de unidades'],
  indicators: ['etiquetas', 'labels', 'tags', 'indicadores'],
  allergens: ['alérgenos', 'allergens'],
  diets: ['dietas', 'diets', 'apto para', 'dietary'],
  orderModes: ['modos', 'modes', 'modos de pedido', 'order modes'],
  taxRate: ['porcentaje de impuesto', 'tax rate', 'tax percentage', 'alícuota', 'alícuota de iva'],
  visible: ['visible', 'visibility', 'publicado', 'activo', 'active', 'square online item visibility'],
  soldOut: ['agotado', 'sold out', 'out of stock', 'sin stock'],
  archived: ['archivado', 'archived'],
  image: ['imagen', 'image', 'foto', 'picture', 'photo', 'image url', 'imagen url', 'url de imagen'],
  excludes: ['no se sugiere con', 'excluded categories'],
  remarked: ['destacado', 'featured'],
  upselled: ['sugerido', 'suggested', 'upsell'],
  background: ['color de fondo', 'background color'],
  text: ['color de texto', 'text color'],
} as const satisfies Record<string, readonly string[]>

/** Name of the sheet with a menu. */
export const SHEET_NAME = 'Menú'

/** The kind of a row; a row without one is a plate. */
export const ROW_KINDS = {
  plate: ['plato', 'plate', 'item', 'producto'],
  size: ['tamaño', 'size', 'variante', 'variation'],
  category: ['categoría', 'category'],
  group: ['grupo', 'group', 'modifier group'],
  garnish: ['opción', 'option', 'modifier'],
  indicator: ['etiqueta', 'label', 'tag'],
} as const

/** Cell values of failed formulas, in English and Spanish. */
export const CELL_ERRORS: readonly string[] =
  '#N/A #REF! #VALUE! #DIV/0! #NAME? #NUM! #NULL! #SPILL! #CALC! #N/D #¡REF! #¡VALOR! #¡DIV/0! #¿NOMBRE? #¡NUM! #¡NULO!'.split(
    ' ',
  )

/** Words in cells: the first is written, all are accepted on import. */
export const CELL_WORDS = {
  yes: ['sí', 'si', 's', 'yes', 'y', 'true', 'verdadero', '1', 'x'],
  no: ['no', 'n', 'false', 'falso', '0'],
  none: ['ninguno', 'ninguna', 'none', 'nada', '-'],
} as const

/** Words for yes and no under `visible`. */
export const VISIBLE_WORDS = {
  yes: [...CELL_WORDS.yes, 'visible'],
  no: [...CELL_WORDS.no, 'hidden', 'unavailable', 'oculto'],
} as const

/** Why a file cannot be read at all; shown instead of a result. */
export const SOURCE_FAULTS = {
  empty: 'El archivo está vacío.',
  'too-large': 'El archivo pesa más de {max} MB.',
  'not-json': 'No es JSON válido: línea {line}, columna {column}.',
  'too-deep': 'El JSON tiene más de {max} niveles.',
  'open-quote': 'Hay una comilla que no se cierra desde la línea {line}.',
  'no-heading':
    'Falta una fila con los títulos de las columnas, con «nombre» entre ellos. La primera fila dice: {found}.',
  'too-many-rows': 'La tabla tiene más de {max} filas.',
  'line-too-long': 'La línea {line} tiene más de {max} caracteres.',
  'bad-archive': 'El archivo .xlsx está dañado, no lo es o tiene celdas muy lejos de la tabla.',
  'archive-too-large': 'El archivo .xlsx crece a más de {max} MB al abrirlo.',
  'no-sheet': 'El archivo .xlsx no tiene ninguna hoja con datos.',
  'html-without-data': 'La página no tiene datos de menú (JSON-LD de schema.org).',
  'no-plates': 'No se encontró ningún plato y no se importó nada. Se leyó: {found}. {expected}{fault}',
  'unknown-format':
    'No reconocemos el formato. Leemos CSV, XLSX (un .xls u .ods se guarda antes como .xlsx), menús de schema.org, catálogos de Square, menús de Uber Eats y tokens de diseño (DTCG).',
  'other-format': 'El contenido es {found}, no {expected}.',
} as const

/** Parts of the fault `no-plates`: contents of the file, the expected form of a plate, and the first mismatch. */
export const NO_PLATES = {
  rows: (count: number) => counted(count, 'fila debajo de los títulos', 'filas debajo de los títulos'),
  expected: {
    csv: 'Se espera un plato por fila, con su nombre.',
    xlsx: 'Se espera un plato por fila, con su nombre.',
    'schema-org': 'Se espera un MenuItem con name por plato, dentro de hasMenuSection o hasMenuItem.',
    square: 'Se espera un objeto ITEM con item_data.name por plato.',
    'uber-eats': 'Se espera cada plato en items, con title, y nombrado en entities de una categoría.',
  },
  fault: (path: string, why: string) => ` Primer problema, en ${path}: ${why}`,
} as const
