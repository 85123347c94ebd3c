import { catalogue } from '#messages/catalogue.ts'
import type { Translation } from '#messages/locales.ts'

/** A language that nobody speaks; its days and months are those of Portuguese. */
export const PSEUDO_LOCALE = 'pt-XA'

/** Begins each of its texts. */
export const PSEUDO_MARK = '⟦'

const DOT_ABOVE = '\u0307'

/** 'Hola, {name}' as '⟦Ḣȯl̇ȧ, {name}⟧': no two letters of a Spanish text stand together in it. */
const pseudo = (text: string): string => {
  const dotted = text.replaceAll(/\{\w+\}|\p{L}/gu, (part) => (part.length > 1 ? part : part + DOT_ABOVE))
  return `${PSEUDO_MARK}${dotted.normalize('NFC')}⟧`
}

/** Every text of the product, made from its Spanish one. */
export const pseudoTexts = Object.fromEntries(
  Object.entries(catalogue).map(([key, text]) => [key, pseudo(text)]),
) as Translation
