/**
 * Success criteria of WCAG 2.2 by number: Spanish name, and the name of their page at the W3C. Levels A and AA, and the
 * AAA ones that audit rules cite.
 * @source https://www.w3.org/TR/WCAG22/, names after its Spanish translation
 */
const CRITERIA: Readonly<Record<string, readonly [name: string, page: string]>> = {
  '1.1.1': ['Contenido no textual', 'non-text-content'],
  '1.2.1': ['Solo audio y solo video (grabado)', 'audio-only-and-video-only-prerecorded'],
  '1.2.2': ['Subtítulos (grabados)', 'captions-prerecorded'],
  '1.2.3': [
    'Audiodescripción o medio alternativo (grabado)',
    'audio-description-or-media-alternative-prerecorded',
  ],
  '1.2.4': ['Subtítulos (en directo)', 'captions-live'],
  '1.2.5': ['Audiodescripción (grabada)', 'audio-description-prerecorded'],
  '1.3.1': ['Información y relaciones', 'info-and-relationships'],
  '1.3.2': ['Secuencia significativa', 'meaningful-sequence'],
  '1.3.3': ['Características sensoriales', 'sensory-characteristics'],
  '1.3.4': ['Orientación', 'orientation'],
  '1.3.5': ['Identificar el propósito de la entrada', 'identify-input-purpose'],
  '1.4.1': ['Uso del color', 'use-of-color'],
  '1.4.2': ['Control del audio', 'audio-control'],
  '1.4.3': ['Contraste (mínimo)', 'contrast-minimum'],
  '1.4.4': ['Cambio de tamaño del texto', 'resize-text'],
  '1.4.5': ['Imágenes de texto', 'images-of-text'],
  '1.4.6': ['Contraste (mejorado)', 'contrast-enhanced'],
  '1.4.10': ['Reajuste', 'reflow'],
  '1.4.11': ['Contraste no textual', 'non-text-contrast'],
  '1.4.12': ['Espaciado del texto', 'text-spacing'],
  '1.4.13': ['Contenido al pasar el puntero o enfocar', 'content-on-hover-or-focus'],
  '2.1.1': ['Teclado', 'keyboard'],
  '2.1.2': ['Sin trampas para el foco del teclado', 'no-keyboard-trap'],
  '2.1.4': ['Atajos de teclado de un carácter', 'character-key-shortcuts'],
  '2.2.1': ['Tiempo ajustable', 'timing-adjustable'],
  '2.2.2': ['Poner en pausa, detener, ocultar', 'pause-stop-hide'],
  '2.3.1': ['Umbral de tres destellos o menos', 'three-flashes-or-below-threshold'],
  '2.3.3': ['Animación desde interacciones', 'animation-from-interactions'],
  '2.4.1': ['Evitar bloques', 'bypass-blocks'],
  '2.4.2': ['Titulado de páginas', 'page-titled'],
  '2.4.3': ['Orden del foco', 'focus-order'],
  '2.4.4': ['Propósito de los enlaces (en contexto)', 'link-purpose-in-context'],
  '2.4.5': ['Múltiples vías', 'multiple-ways'],
  '2.4.6': ['Encabezados y etiquetas', 'headings-and-labels'],
  '2.4.7': ['Foco visible', 'focus-visible'],
  '2.4.9': ['Propósito de los enlaces (solo enlace)', 'link-purpose-link-only'],
  '2.4.11': ['Foco no oculto (mínimo)', 'focus-not-obscured-minimum'],
  '2.4.13': ['Apariencia del foco', 'focus-appearance'],
  '2.5.1': ['Gestos del puntero', 'pointer-gestures'],
  '2.5.2': ['Cancelación del puntero', 'pointer-cancellation'],
  '2.5.3': ['Etiqueta en el nombre', 'label-in-name'],
  '2.5.4': ['Activación por movimiento', 'motion-actuation'],
  '2.5.5': ['Tamaño del objetivo (mejorado)', 'target-size-enhanced'],
  '2.5.7': ['Movimientos de arrastre', 'dragging-movements'],
  '2.5.8': ['Tamaño del objetivo (mínimo)', 'target-size-minimum'],
  '3.1.1': ['Idioma de la página', 'language-of-page'],
  '3.1.2': ['Idioma de las partes', 'language-of-parts'],
  '3.2.1': ['Al recibir el foco', 'on-focus'],
  '3.2.2': ['Al recibir entradas', 'on-input'],
  '3.2.3': ['Navegación coherente', 'consistent-navigation'],
  '3.2.4': ['Identificación coherente', 'consistent-identification'],
  '3.2.6': ['Ayuda coherente', 'consistent-help'],
  '3.3.1': ['Identificación de errores', 'error-identification'],
  '3.3.2': ['Etiquetas o instrucciones', 'labels-or-instructions'],
  '3.3.3': ['Sugerencias ante errores', 'error-suggestion'],
  '3.3.4': ['Prevención de errores (legales, financieros, datos)', 'error-prevention-legal-financial-data'],
  '3.3.7': ['Entrada redundante', 'redundant-entry'],
  '3.3.8': ['Autenticación accesible (mínimo)', 'accessible-authentication-minimum'],
  '4.1.2': ['Nombre, función, valor', 'name-role-value'],
  '4.1.3': ['Mensajes de estado', 'status-messages'],
}

/** The name of a criterion in a report, with a link; an unknown one only has its number. */
export function criterion(number: string): { label: string; url: string } {
  const [name, page] = (Object.hasOwn(CRITERIA, number) ? CRITERIA[number] : undefined) ?? []
  return {
    label: name === undefined ? number : `${number} ${name}`,
    url:
      page === undefined
        ? 'https://www.w3.org/TR/WCAG22/'
        : `https://www.w3.org/WAI/WCAG22/Understanding/${page}.html`,
  }
}
