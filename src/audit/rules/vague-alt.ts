import type { Rule } from '../rule.ts'

/** Pictures whose text is a file name, or only says that there is a picture. A canvas without a text is undecided. */
export const vagueAlt: Rule = {
  id: 'vague-alt',
  wcag: ['1.1.1'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { all, around, isShown, spot } = window.vitrinaAudit
      const FILE = /^[^\s/]+\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$|^(?:dscn?|img|image|screenshot)[-_ ]?\d+$/i
      const NOTHING = /^(?:alt|foto|fotograf[ií]a|gr[aá]fico|image|imagen|photo|picture)$/i
      const SET_ASIDE = '[aria-labelledby],[role=none],[role=presentation]'
      const NAMED = 'figure:has(figcaption),:is(section,[role=region]):is([aria-label],[aria-labelledby])'
      const read = all('img[alt],input[type=image][alt],[role=img][aria-label],canvas').filter(
        (one) => !one.matches(SET_ASIDE) && around(one, '[aria-hidden=true]') === null && isShown(one),
      )
      const pictures = read.filter((one) => one.matches(':not(canvas),[role=img]'))
      const drawings = read.filter(
        (drawing) =>
          drawing.matches('canvas:not([aria-label],[title])') &&
          (drawing.textContent ?? '').trim() === '' &&
          around(drawing, `[role=img],a,button,${NAMED}`) === null,
      )
      const isVague = (said: string) => FILE.test(said) || NOTHING.test(said)
      const nameOf = (picture: Element) =>
        (picture.getAttribute('aria-label') ?? picture.getAttribute('alt') ?? '').trim()
      return [
        ...pictures
          .filter((picture) => isVague(nameOf(picture)))
          .map((picture) => ({ ...spot(picture), other: nameOf(picture) })),
        ...drawings.map((drawing) => ({ ...spot(drawing), also: true, level: 'undecided' as const })),
      ]
    }),
}
