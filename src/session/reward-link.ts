import { removeParameters } from './left-parameters.ts'
import type { Session } from './session.ts'
import type { Visit } from './visit-store.ts'

const PARAMETER = 'loyaltyReward'

/**
 * The sign-up reward of a link until the diner accepts or declines it: `?loyaltyReward=` with its id, on any page of a
 * venue.
 * @source diner spec §2.3 "a loyalty reward sign-up is pending"; the parameter's name is assumed: none is shown
 */
export const offeredReward = ({ search }: Visit): string | undefined =>
  new URLSearchParams(search).get(PARAMETER) || undefined

/** The offer was answered: no page or reload repeats it. */
export const answerReward = ({ visit }: Session): void => removeParameters(visit, [PARAMETER])
