import { textsOf } from './texts-of.ts'

/** Texts of `vitrina preview`, on its sheet and the terminal. No storefront shows them. */
const preview = {
  // Heading of the sheet; {name} is the brand.
  title: 'Pantallas de {name}',
  // Heading of a sheet with before and after.
  'title.diff': 'Cambios de {name}',
  // Under the heading.
  'count.states': '{n} estados, {pictures} imágenes',
  'count.failed': '{n} sin imagen',
  // Figures of a comparison.
  'kind.changed': 'Cambian',
  'kind.added': 'Nuevos',
  'kind.removed': 'Ya no están',
  'kind.same': 'Iguales',
  // Mark of a state.
  'mark.changed': 'Cambia',
  'mark.added': 'Nuevo',
  'mark.removed': 'Ya no está',
  'mark.same': 'Igual',
  // Heading above the changes in words; and when there are none.
  changes: 'Qué cambió en la carpeta',
  'changes.none': 'Los archivos dicen lo mismo.',
  // When there are no visible changes.
  'same.all': 'Nada se ve distinto.',
  // The choice of pictures.
  show: 'Mostrar',
  'scheme.light': 'Claro',
  'scheme.dark': 'Oscuro',
  width: '{width} px',
  // Under a picture.
  'shot.caption': '{width} px, {scheme}',
  'shot.before': 'Antes',
  'shot.after': 'Ahora',
  'shot.difference': 'Diferencia: {pixels} píxeles',
  // A state that could not be reached.
  failed: 'No se pudo llegar a este estado: {reason}',
  // Screens, as groups of the sheet.
  'screen.entry': 'Entrada',
  'screen.menu': 'Menú',
  'screen.plate': 'Plato',
  'screen.cart': 'Pedido',
  'screen.checkout': 'Confirmación',
  'screen.account': 'Cuenta y puntos',
  'screen.address': 'Dirección',
  'screen.contact': 'Contacto',
  'screen.hours': 'Horarios',
  'screen.consent': 'Permiso de medición',
  'screen.errors': 'Errores y esperas',
  'screen.follow-up': 'Seguimiento',
  'screen.tracking': 'Envío en vivo',
  'screen.survey': 'Encuesta',
  'screen.guide': 'Guía de locales',
  'screen.shift': 'Turno del repartidor',
  'screen.rider': 'Repartidor',
  'screen.console': 'Consola del local',
  // At the terminal.
  'progress.line': '{done} de {all} · quedan {left} · {title}',
  'progress.unknown': 'unos momentos',
  'progress.stage': 'Preparando {name}…',
  written: 'Hoja: {file}',
} as const

/** A text of the preview. */
export const previewText = textsOf(preview)
