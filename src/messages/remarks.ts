import { DEFAULT_LOCALE, textsFile } from '#domain/locales.ts'
import type { Weekday } from '#generated/models.ts'

import { common } from './common.ts'

/** Probable mistakes of a valid tenant folder, for `vitrina check` and the studio. */
export type RemarkCode =
  | 'no-active-mode'
  | 'no-active-payment'
  | 'never-open'
  | 'day-twice'
  | 'hours-overlap'
  | 'mode-never-open'
  | 'delays-reversed'
  | 'delivery-without-zones'
  | 'zones-without-delivery'
  | 'zone-crosses-itself'
  | 'zone-without-area'
  | 'zone-hidden'
  | 'zone-far'
  | 'zone-free-below-minimum'
  | 'zone-cash-without-fee'
  | 'payment-nowhere'
  | 'menu-unseen'
  | 'category-empty'
  | 'name-blank'
  | 'plate-name-twice'
  | 'garnishes-too-few'
  | 'garnishes-reversed'
  | 'code-over-all'
  | 'picture-unused'
  | 'picture-small'
  | 'file-unread'
  | 'theme'

/** Values for a remark's text: names and numbers from the tenant's files. */
export type RemarkDetails = Readonly<Record<string, string>>

const TEXTS: Readonly<Record<Exclude<RemarkCode, 'theme'>, (d: RemarkDetails) => string>> = {
  // Theme.json, messages.json: a misspelt file name has no effect.
  'file-unread': () =>
    `Nada lee este archivo. Revisa su nombre: se leen tenant.json, theme.json, menu.json, ${textsFile(DEFAULT_LOCALE)}, layout/*.json y assets/.`,
  // No order mode at all, or none that is active.
  'no-active-mode': () => 'Ninguna modalidad de pedido está activa. No se podrá pedir.',
  'no-active-payment': (d) =>
    `Ningún medio de pago de "${d['mode']}" está activo. No se podrá pedir en esa modalidad.`,
  // No range of hours on any day.
  'never-open': () => 'El local no abre ningún día. Completa sus horarios.',
  // Two entries for one weekday; their ranges add up.
  'day-twice': (d) => `El día ${d['day']} está dos veces. Sus horarios se suman.`,
  // Two overlapping ranges in the week.
  'hours-overlap': (d) => `Los horarios del ${d['day']} se pisan con otros. Revisa ${d['range']}.`,
  // The mode's own hours all lie outside the store's.
  'mode-never-open': (d) =>
    `La modalidad "${d['mode']}" solo tiene horarios en los que el local está cerrado. No se podrá pedir.`,
  // The shortest delay is longer than the longest.
  'delays-reversed': (d) => {
    const whose = d['zone'] === undefined ? `la modalidad "${d['mode']}"` : `la zona "${d['zone']}"`
    return `La demora de ${whose} va de ${d['min']} a ${d['max']} minutos. Invierte los valores.`
  },
  'delivery-without-zones': (d) =>
    `La modalidad "${d['mode']}" entrega a domicilio, y no hay zonas. Ninguna dirección tendrá entrega.`,
  'zones-without-delivery': () =>
    'Hay zonas de entrega, y ninguna modalidad activa entrega a domicilio. No se usarán.',
  // Edges of the polygon cross, so its area is not the one intended.
  'zone-crosses-itself': (d) =>
    `El borde de la zona "${d['zone']}" se cruza consigo mismo. Ordena sus esquinas.`,
  'zone-without-area': (d) => `La zona "${d['zone']}" no encierra ninguna superficie.`,
  // An earlier zone covers it completely.
  'zone-hidden': (d) =>
    `La zona "${d['zone']}" queda dentro de "${d['by']}", que está antes en la lista. Nunca se usará: ponla antes.`,
  'zone-far': (d) =>
    `La zona "${d['zone']}" está a ${d['km']} km del local. ¿Están invertidas latitud y longitud?`,
  'zone-free-below-minimum': (d) =>
    `En la zona "${d['zone']}" el envío es gratis desde un monto menor que el pedido mínimo: siempre será gratis.`,
  'zone-cash-without-fee': (d) =>
    `La zona "${d['zone']}" acepta efectivo y no tiene costo de envío para efectivo: no se podrá elegir.`,
  'payment-nowhere': (d) =>
    `El medio de pago "${d['payment']}" de "${d['mode']}" no tiene costo de envío en ninguna zona: no se podrá elegir.`,
  'menu-unseen': () => 'El menú no muestra ningún plato. Agrega platos o hazlos visibles.',
  'category-empty': (d) => `La categoría "${d['category']}" no tiene platos y no se verá.`,
  'name-blank': () => 'El nombre está en blanco y así se verá.',
  'plate-name-twice': (d) => `El plato "${d['plate']}" está dos veces en la categoría "${d['category']}".`,
  'garnishes-too-few': (d) =>
    `El grupo "${d['group']}" pide al menos ${d['min']} y no permite elegir tantos. El plato no se podrá pedir.`,
  'garnishes-reversed': (d) =>
    `El grupo "${d['group']}" pide al menos ${d['min']} y como máximo ${d['max']}. Invierte los valores.`,
  'code-over-all': (d) => `El código "${d['code']}" descuenta el ${d['percent']} %, más que todo el pedido.`,
  'picture-unused': (d) => `Nada usa la imagen ${d['name']}. Puedes borrarla.`,
  'picture-small': (d) =>
    `La imagen ${d['name']} mide ${d['width']} px de ancho. Con menos de ${d['least']} px se verá borrosa.`,
}

/**
 * The operator's text of a remark.
 * @param details - by placeholder name; a theme's finding has its own text as `text`
 */
export function remarkText(code: RemarkCode, details: RemarkDetails): string {
  return code === 'theme' ? (details['text'] ?? '') : TEXTS[code](details)
}

/** A weekday within a sentence. */
export const dayName = (weekday: Weekday): string => common[`common.weekday.${weekday}`].toLowerCase()
