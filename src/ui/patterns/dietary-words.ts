import type { Allergen, Diet } from '#generated/models.ts'
import type { dietary } from '#messages/dietary.ts'
import type { Translate } from '#messages/index.ts'

/** The word for an allergen or a diet. */
export function dietaryName(t: Translate<typeof dietary>, kind: 'allergen', code: Allergen): string
export function dietaryName(t: Translate<typeof dietary>, kind: 'diet', code: Diet): string
export function dietaryName(
  t: Translate<typeof dietary>,
  kind: 'allergen' | 'diet',
  code: Allergen | Diet,
): string {
  return kind === 'allergen' ? t(`dietary.allergen.${code as Allergen}`) : t(`dietary.diet.${code as Diet}`)
}

/** Allergens or diets as a list inside a sentence. */
export const dietaryList = (
  t: Translate<typeof dietary>,
  { without, diets }: { without: readonly Allergen[]; diets: readonly Diet[] },
): string =>
  [
    ...without.map((code) => dietaryName(t, 'allergen', code)),
    ...diets.map((code) => dietaryName(t, 'diet', code)),
  ]
    .map((word) => (word === word.toUpperCase() ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(', ')
