import type { Rule } from '../rule.ts'

/** Minimum length of a text equivalent to a map: a street and a number. @units characters */
const LEAST_TEXT = 12

/** Maps without a name, or without a text equivalent beside them. */
export const mapWithoutText: Rule = {
  id: 'map-without-text',
  wcag: ['1.1.1'],
  level: 'error',
  check: (page) =>
    page.evaluate((least) => {
      const { isShown, layer, shownText, spot } = window.vitrinaAudit
      const MAP =
        '.leaflet-container,.mapboxgl-map,.maplibregl-map,.gm-style,iframe[src*="maps"],[aria-roledescription=mapa],[aria-roledescription=map]'
      const all = [...layer().querySelectorAll(MAP)].filter(isShown)
      return all
        .filter((map) => !all.some((other) => other !== map && other.contains(map)))
        .flatMap((map) => {
          const named = map.closest('[aria-label],[aria-labelledby],iframe[title]')
          const isNamed = named !== null && (named === map || named.matches('figure,section,[role]'))
          const around = map.parentElement?.closest('section,figure,article,[role=region],dialog,form')
          const beside = around ?? map.parentElement?.parentElement ?? layer()
          const said = shownText(beside).replace(shownText(map), '').trim()
          const described = map.getAttribute('aria-describedby')
          if (!isNamed) return [{ ...spot(map), also: true }]
          return said.length >= least || described !== null ? [] : [spot(map)]
        })
    }, LEAST_TEXT),
}
