import { judgePairs } from '#theme/pairs.ts'
import type { ResolvedTheme } from '#theme/resolve.ts'

/** Pairs of a theme that cannot be read, and tokens that are no canonical colour: none, whatever was configured. */
export function faultsOf({ tokens }: ResolvedTheme): string[] {
  return (['light', 'dark'] as const).flatMap((mode) => [
    ...judgePairs(tokens[mode])
      .filter(({ passes }) => !passes)
      .map((pair) => `${mode}: ${JSON.stringify(pair)}`),
    ...Object.entries(tokens[mode])
      .filter(([, value]) => !/^#[\da-f]{6}$/.test(value))
      .map(([name, value]) => `${mode}: ${name} is ${value}`),
  ])
}
