import { EDGE_RATIO, TEXT_RATIO } from '#domain/color/contrast.ts'
import type { Observation, Rule } from '../rule.ts'

/**
 * Texts against the painted background: fills, gradients, pictures, placeholders, generated texts and drawings, and
 * texts in the colour of their background, which axe-core cannot see.
 */
export const lowContrast: Rule = {
  id: 'low-contrast',
  wcag: ['1.4.3'],
  level: 'error',
  async check(_page, facts) {
    const { texts } = await facts.painting()
    return texts.flatMap((run): Observation[] => {
      const { ratio, isLarge } = run
      const required = isLarge ? EDGE_RATIO : TEXT_RATIO
      // Letters too thin to cover a pixel cannot be measured.
      if (Number.isNaN(ratio)) return [{ ...run, level: 'undecided', also: true, required }]
      return ratio < required ? [{ ...run, measured: ratio, required }] : []
    })
  },
}
