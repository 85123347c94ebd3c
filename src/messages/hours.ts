/** Opening state and hours modal. Diner spec §2.10, §2.14. */
export const hours = {
  // Title of the modal.
  'hours.title': 'Horarios del Local',
  // State of the venue or of a day.
  'hours.always-open': 'Siempre abierto',
  'hours.closed': 'Cerrado',
  'hours.temporarily-closed': 'Cerrado Temporalmente',
  'hours.open': 'Abierto',
  // One range of a day.
  'hours.range': 'De {start} a {end}',
  // Headings over the hours in which an order mode takes orders.
  'hours.orders.disabled': 'Pedidos deshabilitados, menú informativo',
  'hours.orders.venue-hours': 'Pedidos habilitados en el horario del local',
  'hours.orders.following-hours': 'Pedidos habilitados en los siguientes horarios',
  'hours.orders.within-hours': 'Pedidos habilitados dentro de estos horarios',
  // Next change, in the venue header.
  'hours.closes-at': 'Cierra a las {time}',
  'hours.opens-at': 'Abre a las {time}',
  'hours.opens-on': 'Abre el {weekday} a las {time}',
  'hours.opens-tomorrow': 'Abre mañana a las {time}',
  // Column names, for screen readers.
  'hours.day': 'Día',
  'hours.times': 'Horario',
  // Button that closes the modal.
  'hours.accept': 'Aceptar',
} as const
