import type { NoteCode, NoteSeverity } from '#domain/exchange/import-note.ts'

import { fillPlaceholders } from './create-messages.ts'

/** Why an imported value is elsewhere, converted or missing; shown in the studio and the terminal. */
const NOTES: Readonly<Record<NoteCode, readonly [NoteSeverity, string]>> = {
  // Any file.
  'not-placed': ['info', 'La tienda no tiene un lugar para este dato.'],
  technical: ['info', 'Es un dato interno del otro sistema; la tienda no lo necesita.'],
  shortened: ['warning', 'Es más largo que los {max} caracteres que caben; se cortó.'],
  'unknown-value': ['warning', 'No conocemos este valor y no se usó.'],

  // Menus.
  'no-name': ['warning', 'No tiene nombre, así que no se importó.'],
  'no-price': [
    'warning',
    'No tiene un precio fijo en la moneda de la tienda. Si el plato ya existía conserva el suyo; si es nuevo, queda oculto hasta que le pongas uno.',
  ],
  'size-without-price': ['warning', 'Este tamaño no tiene un precio fijo; no se importó.'],
  'bad-price': ['warning', 'No es un precio de esta moneda y no se usó.'],
  'unsure-price': [
    'warning',
    'Otros precios de la tabla llevan este signo antes de los decimales, pero aquí siguen tres cifras: no se sabe si son miles y no se usó. Escríbelo sin signo o con dos decimales.',
  ],
  'read-as-thousands': [
    'warning',
    'Tiene tres cifras después del signo; se tomaron como miles. Revisa que el precio sea ese.',
  ],
  'price-range': ['warning', 'Es un rango de precios; se tomó el menor. Revísalo.'],
  'offers-differ': [
    'warning',
    'No coincide con los precios de las ofertas que contiene; valen los de las ofertas.',
  ],
  'other-currency': [
    'warning',
    'Está en {found} y la tienda cobra en {expected}; no convertimos precios. Si el plato ya existía conserva el suyo; si es nuevo, queda oculto.',
  ],
  'price-override': [
    'warning',
    'Es un precio para otro contexto; la tienda tiene un solo precio por tamaño.',
  ],
  'no-category': ['info', 'No está en ninguna categoría; va a «{name}».'],
  'category-above': ['info', 'La celda de la categoría está vacía; vale la última de arriba.'],
  'several-categories': ['info', 'Está en varias categorías; queda solo en la primera.'],
  'several-places': ['info', 'Está en varios menús o secciones; queda solo en el primer lugar.'],
  'several-menus': [
    'info',
    'No es el único menú del archivo. La tienda tiene uno solo: sus categorías van después de las anteriores.',
  ],
  'nested-section': ['info', 'Es una sección dentro de otra; queda como categoría propia.'],
  deleted: ['info', 'Está borrado en el otro sistema; no se importó.'],
  duplicate: ['warning', 'Está repetido; se usó el primero.'],
  'shared-code': [
    'warning',
    'Varios platos tienen este mismo código, que no sirve para reconocerlos. Revísalo.',
  ],
  'too-many': ['warning', 'Pasa el máximo de {max}; no se importó.'],
  'empty-group': ['info', 'El grupo no tiene opciones; no se importó.'],
  'missing-reference': ['warning', 'Nombra algo que no está en el archivo.'],
  'more-pages': [
    'warning',
    'El archivo es una página y le siguen otras: lo que está en ellas no se importó. Une sus objetos en una sola lista.',
  ],
  'group-limits': ['warning', 'El mínimo y el máximo no se pueden cumplir juntos; se ajustaron.'],
  'usual-limits': [
    'warning',
    'El archivo no dice cuántas opciones se eligen: ninguna es obligatoria y cada una se elige una vez. Revísalo.',
  ],
  'group-copied': ['info', 'El grupo cambia en este plato; se importó como un grupo aparte.'],
  'free-text-choice': ['warning', 'Pide un texto libre. La tienda lo recibe en las notas del plato.'],
  'nested-choice': ['warning', 'La opción tiene a su vez opciones; la tienda no las anida.'],
  'included-choice': ['info', 'Viene elegida de antemano; en la tienda la elige el cliente.'],
  'diet-not-mapped': ['info', 'Esta dieta no está en la lista de la tienda.'],
  'allergens-not-taken': [
    'warning',
    'Los alérgenos no se deducen de otros datos. Cárgalos en el plato si los conoces.',
  ],
  availability: [
    'warning',
    'Es un horario de una parte del menú; la tienda tiene horarios por modo de pedido.',
  ],
  'sold-out-until': ['info', 'Está agotado hasta una fecha; queda agotado hasta que lo cambies.'],
  'size-sold-out': [
    'warning',
    'Está agotado solo en parte; la tienda agota el plato entero, así que queda a la venta. Revísalo.',
  ],
  'size-not-sold': ['info', 'El otro sistema no lo vende; no se importó.'],
  hidden: ['info', 'Está oculto para los clientes; queda oculto.'],
  tax: ['info', 'Los impuestos se configuran aparte; los precios se toman como están.'],
  translation: ['info', 'La tienda está en español; este idioma no se usó.'],
  'picture-link': ['info', 'Es el enlace a una imagen; se descarga con --pictures.'],
  'picture-missing': ['warning', 'No hay una imagen con este nombre en assets/.'],
  'venue-data': ['info', 'Es un dato del local; va en tenant.json y no se cambia desde un menú.'],

  // Web pages.
  'broken-block': [
    'error',
    'Es el bloque de datos número {number} de la página y no se importó nada de él. {fault}',
  ],

  // Tables.
  formula: ['warning', 'Es una fórmula; se tomó su último resultado.'],
  'formula-unread': [
    'warning',
    'Es una fórmula sin resultado y no se leyó. Abre y guarda la planilla en su programa e impórtala otra vez.',
  ],
  'cell-error': ['warning', 'La planilla muestra un error en esta celda y no se leyó.'],
  'unknown-column': ['info', 'No conocemos esta columna.'],
  'extra-cells': ['warning', 'La fila tiene más celdas que columnas.'],
  'other-sheet': ['info', 'No se leyó: se importa solo la primera hoja con un menú.'],
  'unknown-tag': ['warning', 'No hay una etiqueta con este id.'],
  'tag-colors': [
    'warning',
    'Una etiqueta necesita nombre, color de fondo y color de texto, como #RRGGBB; no se importó.',
  ],

  // Design tokens.
  'alias-broken': ['warning', 'Nombra un token que no existe.'],
  'alias-circle': ['warning', 'El token se nombra a sí mismo.'],
  'missing-file': ['warning', 'El archivo que nombra no se entregó.'],
  'other-context': ['info', 'Es de un contexto que la tienda no tiene; usa claro y oscuro.'],
  'not-a-color': ['warning', 'No es un color que podamos leer.'],
  gamut: ['info', 'El color no existe en sRGB; se usó el más parecido, {after}.'],
  'hex-differs': [
    'info',
    'El código hexadecimal no coincide con los componentes; valen los componentes, {after}.',
  ],
  'unknown-font': ['info', 'La tipografía no está entre las que servimos.'],
  nearest: ['info', 'Se usó el valor más parecido de la tienda: {after}.'],
  'no-role': ['info', 'Ningún color ni medida de la tienda corresponde a este token.'],
  'derived-role': ['info', 'No hay un token para esto; se usó el del color principal.'],
  'unknown-mapping': [
    'warning',
    'El archivo de --map nombra un campo o un token que no existe, o que no sirve para ese campo.',
  ],
  'several-candidates': [
    'info',
    'También podría ser {field}; se usó {chosen}. Elige otro con un archivo de --map.',
  ],
  'repaired-color': ['warning', '{message}'],
}

/** The text of a note. */
export const noteText = (code: NoteCode, params: Readonly<Record<string, string | number>>): string =>
  fillPlaceholders(NOTES[code][1], params)

/** The severity of a note. */
export const noteSeverity = (code: NoteCode): NoteSeverity => NOTES[code][0]
