/** A moment on the clock of the venue: 'Miércoles 18/11, 12:30 hs'. */
export const moment = { 'moment.at': '{weekday} {date}, {time} hs' } as const
