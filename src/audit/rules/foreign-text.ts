import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import { ENGLISH_WORDS, LIBRARY_NAMES, SPANISH_WORDS } from '../english.ts'
import type { Rule } from '../rule.ts'

/** English in a Spanish page: default names of libraries, untranslated sentences, and message keys instead of texts. */
export const foreignText: Rule = {
  id: 'foreign-text',
  wcag: ['3.1.2'],
  level: 'error',
  async check(page, { language }) {
    if (language !== DEFAULT_LOCALE) return []
    return page.evaluate(
      ({ libraryNames, englishWords, spanishWords, keys, language: own }) => {
        const { isShown, layer, spot } = window.vitrinaAudit
        const [names, english, spanish] = [libraryNames, englishWords, spanishWords].map(
          (words) => new Set(words),
        )
        const known = new Set(keys)
        const isKey = (said: string) =>
          said.split(/[\s«»"()]+/).some((word) => known.has(word.replace(/[.,:;]$/, '')))
        const isForeign = (said: string) => {
          if (isKey(said)) return true
          const text = said.replaceAll(/\s+/g, ' ').trim().toLowerCase()
          if (names?.has(text.replace(/[\s.…!:*]+$/, ''))) return true
          const words = text.match(/\p{L}+/gu) ?? []
          if (words.length < 4 || words.some((word) => spanish?.has(word))) return false
          const held = new Set(words.filter((word) => english?.has(word)))
          return held.size >= 2 && held.size / words.length >= 0.2
        }
        const isSpanishPart = (element: Element) =>
          (element.closest('[lang]')?.getAttribute('lang') ?? own).toLowerCase().startsWith(own) ||
          element.closest('[lang]') === document.documentElement
        const found = new Map<Element, string>()
        const walker = document.createTreeWalker(layer(), NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement
          if (!element || element.closest('script,style,noscript,template,code,kbd,samp')) continue
          if (node.textContent && isForeign(node.textContent) && element.checkVisibility())
            found.set(element, node.textContent.trim())
        }
        for (const element of layer().querySelectorAll(
          '[aria-label],[aria-roledescription],[title],[alt],[placeholder],input[type=submit],input[type=button]',
        ))
          for (const name of ['aria-label', 'aria-roledescription', 'title', 'alt', 'placeholder', 'value']) {
            const said = element.getAttribute(name) ?? ''
            const isName = name !== 'value' || element.matches('[type=submit],[type=button]')
            if (isName && isForeign(said) && (isShown(element) || element.checkVisibility()))
              found.set(element, said)
          }
        return [...found]
          .filter(([element]) => isSpanishPart(element) && element.closest('[translate=no]') === null)
          .map(([element, said]) => ({
            ...spot(element),
            text: said.slice(0, 80),
            other: said.slice(0, 80),
            also: isKey(said),
          }))
      },
      {
        libraryNames: LIBRARY_NAMES,
        englishWords: ENGLISH_WORDS,
        spanishWords: SPANISH_WORDS,
        keys: Object.keys(catalogue),
        language,
      },
    )
  },
}
