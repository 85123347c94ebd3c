import { leaveOut } from './left-parameters.ts'
import type { Session } from './session.ts'
import type { Visit } from './visit-store.ts'

const PARAMETER = 'loyaltyReward'

/**
 * The sign-up reward that a link offers until the diner has taken or left it: `?loyaltyReward=` with its id, on any page
 * of a venue.
 * @source diner spec §2.3 "a loyalty reward sign-up is pending"; the parameter's name is assumed: none is shown
 */
export const offeredReward = ({ search }: Visit): string | undefined =>
  new URLSearchParams(search).get(PARAMETER) || undefined

/** The offer is answered: neither the next page nor a reload makes it again. */
export const answerReward = ({ visit }: Session): void => leaveOut(visit, [PARAMETER])
