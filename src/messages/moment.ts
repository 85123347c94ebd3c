/** Times on the venue's clock; the country's hour sign is in `country-texts.ts`. */
export const moment = {
  // {time} is the text of 'moment.clock'.
  'moment.at': '{weekday} {date}, {time}',
  // Due time of an order, after 'para'; {time} likewise.
  'moment.today': 'hoy, {time}',
  'moment.tomorrow': 'mañana, {time}',
  'moment.on': 'el {weekday} {date}, {time}',
  'moment.clock': '{time} h',
  // When the expected time has passed.
  'moment.late': 'Se está demorando más de lo previsto.',
} as const
