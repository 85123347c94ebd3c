/** When an order is made: the section of the checkout. Diner spec §2.8 and §4 "Scheduling". */
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
  // The two lists, and their first entry until the hours of the venue are known.
  'schedule.day': 'Día',
  'schedule.hour': 'Hora',
  'schedule.calculating': 'Calculando…',
  'schedule.none': 'Sin horarios',
  // Days of the list: 'Miércoles 18/11', 'Hoy, miércoles 18/11'.
  'schedule.weekday': '{weekday} {date}',
  'schedule.today': 'Hoy, {day}',
  'schedule.tomorrow': 'Mañana, {day}',
  // A slot in words is {when}: 'hoy, 13:00 h', 'el miércoles 18/11, 13:00 h'.
  'schedule.for': 'Programado para {when}',
  // The hours of the venue could not be read.
  'schedule.failed': 'No pudimos leer los horarios del local.',
  // The chosen slot passed away; spoken.
  'schedule.moved': 'El horario elegido ya no está disponible. Ahora tu pedido es para {when}.',
  // The server refused the slot: it passed away while the order was on its way.
  'schedule.refused': 'El horario elegido ya no está disponible.',
  // The venue closed while the order was being made; spoken.
  'schedule.forced': 'El local ya no toma pedidos en el momento. Tu pedido es para {when}.',
  // The venue opened while the order was being made, and no slot had been picked; spoken.
  'schedule.opened': 'El local ya abrió. Tu pedido es en el momento.',
} as const
