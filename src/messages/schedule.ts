/** When the order is wanted: a section of the checkout. Diner spec §2.8 and §4 "Scheduling". */
export const schedule = {
  // The section when only a scheduled order is possible, and when there is a choice.
  'schedule.title.schedule-your-order': 'Programa tu pedido',
  'schedule.title.order-kind': 'Tipo de pedido',
  // Name of the two choices, and the choices.
  'schedule.choice': '¿Cuándo lo quieres?',
  'schedule.now': 'En el momento',
  'schedule.later': 'Programado',
  // Under 'Programado'.
  'schedule.later-hint': 'Elige día y hora',
  // The two lists, and their first entry while the venue's hours load.
  'schedule.day': 'Día',
  'schedule.hour': 'Hora',
  'schedule.calculating': 'Calculando…',
  'schedule.none': 'Sin horarios',
  // Days of the list: 'Miércoles 18/11', 'Hoy, miércoles 18/11'.
  'schedule.weekday': '{weekday} {date}',
  'schedule.today': 'Hoy, {day}',
  'schedule.tomorrow': 'Mañana, {day}',
  // A slot as {when}: 'hoy, 13:00 h', 'el miércoles 18/11, 13:00 h'.
  'schedule.for': 'Programado para {when}',
  // Loading the venue's hours failed.
  'schedule.failed': 'No pudimos leer los horarios del local.',
  // The chosen slot has passed; announced.
  'schedule.moved': 'El horario elegido ya no está disponible. Ahora tu pedido es para {when}.',
  // The server refused the slot: it passed while the order was being sent.
  'schedule.refused': 'El horario elegido ya no está disponible.',
  // The venue closed during checkout; announced.
  'schedule.forced': 'El local ya no toma pedidos en el momento. Tu pedido es para {when}.',
  // The venue opened during checkout, and no slot was chosen; announced.
  'schedule.opened': 'El local ya abrió. Tu pedido es en el momento.',
} as const
