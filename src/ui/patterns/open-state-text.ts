import type { OpenState, VenueMoment } from '#domain/hours/open-state.ts'
import type { Translate } from '#messages/index.ts'

/** The state of a venue in two parts: 'Abierto' · 'Cierra a las 23:30'. */
export type OpenStateText = { readonly state: string; readonly next?: string; readonly open: boolean }

/** Puts an opening state and its next change into words. */
export function openStateText(state: OpenState, t: Translate): OpenStateText {
  switch (state.kind) {
    case 'always-open':
      return { state: t('hours.always-open'), open: true }
    case 'open':
      return { state: t('hours.open'), next: t('hours.closes-at', { time: state.until.time }), open: true }
    case 'closed':
      return { state: t('hours.closed'), next: state.next && opensText(state.next, t), open: false }
    case 'temporarily-closed':
      return {
        state: t('hours.temporarily-closed'),
        next: state.next && opensText(state.next, t),
        open: false,
      }
  }
}

function opensText({ sameDay, daysAhead, weekday, time }: VenueMoment, t: Translate): string {
  if (sameDay) return t('hours.opens-at', { time })
  if (daysAhead === 1) return t('hours.opens-tomorrow', { time })
  return t('hours.opens-on', { weekday: t(`common.weekday.${weekday}`).toLowerCase(), time })
}
