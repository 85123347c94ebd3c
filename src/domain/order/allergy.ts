import { foldText } from '#domain/venue/fold-text.ts'

/**
 * Word beginnings of the languages of the venues' diners, without accents. A word that is met wrongly costs a look; one
 * that is missed may cost more.
 * @source assumed: what diners write about allergies and intolerances in Spanish
 */
const SIGNS =
  /\b(?:aler[gj]|celiac|intoleran|anafila|epinefrin|epipen|sin (?:gluten|tacc|lactosa|leche|huevo|mani|nuez|nueces|frutos? secos?|soja|pescado|mariscos?)\b)/

/** Whether a note speaks of an allergy or an intolerance, accents and case ignored. */
export const mentionsAllergy = (note: string): boolean => SIGNS.test(foldText(note))
