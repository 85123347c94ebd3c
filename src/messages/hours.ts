/** Opening state. Diner spec §2.10, §2.14. */
export const hours = {
  // State of the venue or of a day.
  'hours.always-open': 'Siempre abierto',
  'hours.closed': 'Cerrado',
  'hours.temporarily-closed': 'Cerrado Temporalmente',
  'hours.open': 'Abierto',
  // Next change, in the venue header.
  'hours.closes-at': 'Cierra a las {time}',
  'hours.opens-at': 'Abre a las {time}',
  'hours.opens-on': 'Abre el {weekday} a las {time}',
  'hours.opens-tomorrow': 'Abre mañana a las {time}',
} as const
