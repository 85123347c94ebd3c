import { EDGE_RATIO } from '#domain/color/contrast.ts'
import type { Rule } from '../rule.ts'

/** Fields whose edge, and icons whose shape, have too little contrast with their surroundings. */
export const weakEdge: Rule = {
  id: 'weak-edge',
  wcag: ['1.4.11'],
  level: 'error',
  async check(_page, facts) {
    const { painted } = await facts.painting()
    return painted
      .filter(({ ratio }) => ratio < EDGE_RATIO)
      .map((one) => ({ ...one, measured: one.ratio, required: EDGE_RATIO, also: one.kind === 'icon' }))
  },
}
