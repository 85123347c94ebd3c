/** The hours modal. Diner spec §2.14. */
export const hoursTable = {
  // Title of the modal.
  'hours.title': 'Horarios del Local',
  // One range of a day.
  'hours.range': 'De {start} a {end}',
  // Headings above the hours in which an order mode takes orders.
  'hours.orders.disabled': 'Pedidos deshabilitados, menú informativo',
  'hours.orders.venue-hours': 'Pedidos habilitados en el horario del local',
  'hours.orders.following-hours': 'Pedidos habilitados en los siguientes horarios',
  'hours.orders.within-hours': 'Pedidos habilitados dentro de estos horarios',
  // Column names, for screen readers.
  'hours.day': 'Día',
  'hours.times': 'Horario',
  // Button that closes the modal.
  'hours.accept': 'Aceptar',
} as const
