import { createStore } from 'zustand/vanilla'
import type { Session } from './session.ts'

const PARAMETER = 'loyaltyReward'

interface RewardLinkState {
  /** Id of the reward the address offers, until the diner has taken or left it. */
  rewardId?: string
  /** The offer is answered: a reload does not make it again. */
  answer(): void
}

/**
 * The sign-up reward of a link: `?loyaltyReward=` with its id, on any page of a venue.
 *
 * @source diner spec §2.3 "a loyalty reward sign-up is pending"; the parameter's name is assumed: none is shown
 */
function createRewardLink({ visit }: Session) {
  return createStore<RewardLinkState>()((set) => ({
    rewardId: new URLSearchParams(visit.getState().search).get(PARAMETER) || undefined,
    answer: () => {
      const rest = new URLSearchParams(visit.getState().search)
      rest.delete(PARAMETER)
      visit.setState({ search: rest.size > 0 ? `?${rest.toString()}` : '' })
      set({ rewardId: undefined })
      const url = new URL(window.location.href)
      url.searchParams.delete(PARAMETER)
      window.history.replaceState(window.history.state, '', url)
    },
  }))
}

const links = new WeakMap<Session, ReturnType<typeof createRewardLink>>()

/** The reward link of a page load. */
export function rewardLinkOf(session: Session): ReturnType<typeof createRewardLink> {
  const link = links.get(session) ?? createRewardLink(session)
  links.set(session, link)
  return link
}
