/** Moments on the clock of the venue; the sign of the hour is that of the country, see `country-texts.ts`. */
export const moment = {
  // {time} is what 'moment.clock' says: 'miércoles 18/11, 12:30 h'.
  'moment.at': '{weekday} {date}, {time}',
  // When an order is due, after 'para': {time} likewise.
  'moment.today': 'hoy, {time}',
  'moment.tomorrow': 'mañana, {time}',
  'moment.on': 'el {weekday} {date}, {time}',
  'moment.clock': '{time} h',
  // Once the moment is over for which the order was expected.
  'moment.late': 'Se está demorando más de lo previsto.',
} as const
