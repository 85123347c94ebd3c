import type { Rule } from '../rule.ts'

/** A default title of a tool: it does not identify the page among open tabs. */
export const vagueTitle: Rule = {
  id: 'vague-title',
  wcag: ['2.4.2'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const LEFT_BEHIND =
        /^(?:document|documento|index|new page|p[aá]gina|sin t[ií]tulo|t[ií]tulo|title|untitled(?: document| page)?|react app|vite app|vite \+ .*|localhost.*|https?:.*|\S+\.html?)$/i
      const said = document.title.trim()
      return LEFT_BEHIND.test(said)
        ? [
            {
              ...window.vitrinaAudit.spot(document.querySelector('title') ?? document.documentElement),
              other: said,
            },
          ]
        : []
    }),
}
