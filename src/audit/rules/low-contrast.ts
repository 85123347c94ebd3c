import { EDGE_RATIO, TEXT_RATIO } from '#domain/color/contrast.ts'
import type { Observation, Rule } from '../rule.ts'

/**
 * Texts against what is really painted behind them: fills, gradients, pictures, placeholders, texts of styles and
 * drawings, and texts that have the colour of their ground, which axe-core cannot see.
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
      // Letters too thin to cover one pixel are measured nowhere.
      if (Number.isNaN(ratio)) return [{ ...run, level: 'undecided', also: true, required }]
      return ratio < required ? [{ ...run, measured: ratio, required }] : []
    })
  },
}
