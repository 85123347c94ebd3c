import { EDGE_RATIO } from '#domain/color/contrast.ts'
import { unclear, type FocusLook } from '../page/walk.ts'
import type { Observation, Rule } from '../rule.ts'

/**
 * Controls that look the same, or nearly so, with and without focus; and controls that lose the focus to nothing by
 * themselves. The browser's default ring may be faint, as long as it is visible at all.
 * @source WCAG 2.2 "1.4.11" leaves out what the browser draws and nobody changed
 */
export const unseenFocus: Rule = {
  id: 'unseen-focus',
  wcag: ['2.4.7', '1.4.11'],
  level: 'error',
  async check(_page, facts) {
    const { looks, losers, unsure, stops } = await facts.walk()
    const isLeftToBrowser = ({ ratio, stop }: FocusLook) => stop.isBrowserRing && ratio > 1
    const isFaulty = (look: FocusLook) => unclear(look) && !isLeftToBrowser(look)
    const factsOf = ({ ratio, stop }: FocusLook) => ({
      ...stop,
      measured: ratio,
      required: EDGE_RATIO,
      wcag: ratio > 1 ? '1.4.11' : '2.4.7',
    })
    const unseen = looks
      .filter(isFaulty)
      .flatMap(({ ratio, stop: { look } }) =>
        stops.filter((stop) => stop.look === look).map((stop) => factsOf({ ratio, stop })),
      )
    const undecided = unsure
      .filter(isFaulty)
      .map((look): Observation => ({ ...factsOf(look), level: 'undecided' }))
    return [...unseen, ...undecided, ...losers.map((stop) => ({ ...stop, also: true }))]
  },
}
