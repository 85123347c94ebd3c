import type { Rule } from '../rule.ts'

/** A document that is not declared as Spanish: a screen reader would read it with another language's voice. */
export const wrongLanguage: Rule = {
  id: 'wrong-language',
  wcag: ['3.1.1'],
  level: 'error',
  check: (page, { language }) =>
    page.evaluate((wanted) => {
      const { lang } = document.documentElement
      if (lang.toLowerCase().split('-')[0] === wanted) return []
      const { spot } = window.vitrinaAudit
      return [{ ...spot(document.documentElement), text: `<html lang="${lang}">`, other: wanted }]
    }, language),
}
