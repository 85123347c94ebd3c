import { Ajv2020 } from 'ajv/dist/2020.js'
import { version } from 'axe-core'
import { describe, expect, test } from 'vitest'

import { schemaGuard } from '../../../tests/support/schema-guard.ts'
import { rules } from '../rules/index.ts'
import { NO_RATCHET } from '../ratchet/read-ratchet.ts'
import { buildReport } from './build-report.ts'
import { REPORT, sighting } from './fixtures/report.ts'
import { htmlReport } from './html.ts'
import { junitReport } from './junit.ts'
import { SARIF_SHAPE } from './fixtures/sarif-shape.ts'
import { sarifReport } from './sarif.ts'
import { terminalReport } from './terminal.ts'

const isAuditReport = schemaGuard('AuditReport')
/** Where the tenants lie. */
const AT = 'tenants/'
const clock = new Date('2026-11-18T15:30:00.000Z')
const build = (sightings = [sighting()], budget = 0, partial = false) =>
  buildReport(
    { startedAt: clock, finishedAt: clock, partial, pages: REPORT.pages, sightings },
    REPORT.matrix,
    REPORT.rules,
    { ...NO_RATCHET, undecidedBudget: budget },
    false,
  )

describe('the report', () => {
  test('has the shape of its schema, as built and as the tests have it', () => {
    expect(isAuditReport(REPORT), JSON.stringify(isAuditReport.errors)).toBe(true)
    expect(isAuditReport(build()), JSON.stringify(isAuditReport.errors)).toBe(true)
    expect(isAuditReport({ ...REPORT, findings: [{}] })).toBe(false)
  })
  test('fails with an error; warnings are told; the undecided fail beyond their budget', () => {
    expect(build([]).verdict).toBe('clean')
    expect(build().verdict).toBe('findings')
    expect(build([sighting({ level: 'warning' })])).toMatchObject({
      verdict: 'clean',
      counts: { warnings: 1 },
    })
    expect(build([sighting({ level: 'undecided' })]).verdict).toBe('findings')
    expect(build([sighting({ level: 'undecided' })], 1).verdict).toBe('clean')
  })
  test('a run that was stopped is never clean, and its JUnit fails', () => {
    const stopped = build([], 0, true)
    expect(stopped.verdict).toBe('unfinished')
    expect(isAuditReport(stopped), JSON.stringify(isAuditReport.errors)).toBe(true)
    expect(junitReport(stopped)).toMatch(/<failure type="unfinished"/)
    expect(junitReport(build([]))).not.toContain('<failure')
    expect(build([sighting()], 0, true).verdict).toBe('findings')
  })
  test('an entry that takes nothing is one too many only where everything was looked at', () => {
    const entry = {
      rule: 'axe',
      target: '#gone',
      tenant: '*',
      state: '*',
      owner: 'Ana',
      reason: 'Ya no está.',
      expires: '2027-01-01',
    }
    const run = { startedAt: clock, finishedAt: clock, partial: false, pages: REPORT.pages, sightings: [] }
    const verdictOf = (isWhole: boolean) =>
      buildReport(run, REPORT.matrix, REPORT.rules, { ...NO_RATCHET, entries: [entry] }, isWhole).verdict
    expect([verdictOf(false), verdictOf(true)]).toEqual(['clean', 'findings'])
  })
  test('an entry lasts until its last day is over everywhere', () => {
    const { rule, target } = sighting().finding
    const expires = '2026-11-30'
    const entry = { rule, target, tenant: '*', state: '*', owner: 'Ana', reason: 'Espera el color.', expires }
    const known = (moment: string) => {
      const at = new Date(moment)
      const run = { startedAt: at, finishedAt: at, partial: false, pages: [], sightings: [sighting()] }
      const ratchet = { ...NO_RATCHET, entries: [entry] }
      return buildReport(run, REPORT.matrix, REPORT.rules, ratchet, false).counts.known
    }
    // in Buenos Aires the day has three hours left, and where it ends last a moment
    expect(['2026-12-01T00:00:00Z', '2026-12-01T11:59:59Z', '2026-12-01T12:00:00Z'].map(known)).toEqual([
      1, 1, 0,
    ])
  })
})

describe('terminal', () => {
  const plain = terminalReport(REPORT, false)
  test('names each finding by tenant and screen, and what is wrong with the ratchet', () => {
    expect(plain).toContain('la-esquina · menu\n')
    expect(plain).toContain('Error text-contrast (1.4.3): El texto tiene contraste 2,1:1')
    expect(plain).toContain('Menú completo (menu.full) · claro 412')
    expect(plain).toContain('Conocido')
    expect(plain).toContain('Venció el 2026-11-01: text-contrast en footer*')
    expect(plain).toContain('Páginas sin ver: 1')
    expect(plain.trimEnd().endsWith('Hay hallazgos')).toBe(true)
  })
  test('has colours only where they are wanted', () => {
    expect(plain).not.toContain('\u001B')
    expect(terminalReport(REPORT, true)).toContain('\u001B[31mError')
  })
})

describe('HTML', () => {
  const page = htmlReport(REPORT, new Map())
  test('escapes what pages say', () => {
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)')
    expect(page.match(/<script/g)).toHaveLength(1)
  })
  test('needs nothing from elsewhere', () => {
    expect(page).not.toMatch(/<link|<img|src=|url\((?!#)|@import/)
  })
  test('leads from a criterion to its explanation, from a cell to its finding', () => {
    expect(page).toContain(
      '<a href="https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html">1.4.3 Contraste (mínimo)</a>',
    )
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor)
    expect(anchors.length).toBeGreaterThan(1)
    for (const anchor of anchors) expect(page).toContain(`id="${anchor}"`)
  })
  test('shows the picture with the element framed', () => {
    const [first] = REPORT.findings
    const where = first?.occurrences[0]
    if (!first || !where) throw new Error('The report has findings')
    const picture = {
      data: 'AAAA',
      width: 200,
      height: 100,
      box: { x: 48, y: 30, width: 90, height: 20 },
      where,
    }
    const shown = htmlReport(REPORT, new Map([[first.id, picture]]))
    expect(shown).toContain('aria-label="El elemento, enmarcado, en Menú completo a 412 px, modo claro"')
    expect(shown).toContain('<image href="data:image/jpeg;base64,AAAA"')
    expect(shown).toContain('<rect class="inner" x="48" y="30" width="90" height="20"')
  })
  test('says so when there is nothing to tell', () => {
    expect(htmlReport(build([]), new Map())).toContain('Ningún hallazgo en lo que se revisó.')
  })
})

describe('JUnit', () => {
  const xml = junitReport(REPORT)
  test('has a case for each state of a tenant, and one each for the ratchet and the stop', () => {
    const cases = [...xml.matchAll(/<testcase name="([^"]+)" classname="([^"]+)"/g)].map(
      ([, name, suite]) => `${suite} ${name}`,
    )
    expect(cases).toEqual([
      'la-esquina.menu menu.full',
      'la-esquina.cart cart.filled',
      'sushi-nami.menu menu.full',
      'sushi-nami.cart cart.empty',
      'ratchet ratchet',
      'run unfinished',
    ])
    expect(xml).toContain('<testsuites name="vitrina audit" tests="6" failures="4"')
  })
  test('fails where there is an error, and tells the rest', () => {
    expect(xml.match(/<failure /g)).toHaveLength(4)
    expect(xml).toMatch(/<testcase name="menu\.full" classname="sushi-nami\.menu"[^>]*>\s*<system-out>/)
  })
  test('escapes, and leaves out what XML has no place for', () => {
    expect(xml).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)')
    expect(xml).not.toContain(']]>')
    const odd = junitReport(build([sighting({ message: 'a\u0000b\uD800c' })]))
    expect(odd).toContain('message="a\uFFFDb\uFFFDc"')
  })
})

/** @source axe-core's `helpUrl`: major and minor version */
const AXE_RULES = `https://dequeuniversity.com/rules/axe/${version.split('.', 2).join('.')}`

const isSarif = new Ajv2020({ strict: true, allErrors: true }).compile(SARIF_SHAPE)
const TEXTS = { title: 'Foco que no se ve', help: 'Dale un anillo.' }

describe('SARIF', () => {
  test('has the structure that the standard and code scanning ask for', () => {
    expect(isSarif(JSON.parse(sarifReport(REPORT, AT))), JSON.stringify(isSarif.errors)).toBe(true)
  })
  test('names the file of a tenant where it lies in the repository', () => {
    const { runs } = JSON.parse(sarifReport(build(), 'apps/mis pedidos/')) as {
      runs: { results: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[] }[]
    }
    const places = runs[0]?.results.flatMap(({ locations }) => locations) ?? []
    expect(places.map(({ physicalLocation }) => physicalLocation.artifactLocation.uri)).toEqual([
      `apps/mis%20pedidos/${sighting().tenant}/tenant.json`,
    ])
  })
  test('names rules, levels and what the ratchet has taken', () => {
    const { runs } = JSON.parse(sarifReport(REPORT, AT)) as {
      runs: { results: { ruleId: string; ruleIndex?: number; level: string; suppressions?: unknown[] }[] }[]
    }
    const results = runs[0]?.results ?? []
    expect(results.map(({ ruleId, ruleIndex, level }) => `${ruleId} ${ruleIndex} ${level}`)).toEqual([
      'text-contrast 0 error',
      'axe/button-name 2 error',
      'text-contrast 0 warning',
      'text-contrast 0 error',
      'axe/color-contrast 3 none',
    ])
    expect(results.filter(({ suppressions }) => suppressions)).toHaveLength(1)
  })
  test('has a rule of its own, with the address of its help, for each that found something', () => {
    const { runs } = JSON.parse(sarifReport(REPORT, AT)) as {
      runs: {
        tool: {
          driver: { rules: { id: string; helpUri: string; help: { text: string; markdown: string } }[] }
        }
      }[]
    }
    const described = runs[0]?.tool.driver.rules ?? []
    expect(described.map(({ id, helpUri }) => `${id} ${helpUri}`)).toEqual([
      'text-contrast https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
      `axe ${AXE_RULES}`,
      `axe/button-name ${AXE_RULES}/button-name`,
      `axe/color-contrast ${AXE_RULES}/color-contrast`,
    ])
    // Code scanning shows nothing but the help.
    for (const { helpUri, help } of described) {
      expect(help.text).toContain(helpUri)
      expect(help.markdown).toContain(`<${helpUri}>`)
    }
  })
  test('has a page of its own about each rule of ours that is about no criterion', () => {
    const report = {
      ...REPORT,
      findings: [],
      rules: rules.map(({ id, wcag }) => ({ ...TEXTS, id, wcag: [...wcag] })),
    }
    const { runs } = JSON.parse(sarifReport(report, AT)) as {
      runs: { tool: { driver: { rules: { id: string; helpUri: string }[] } } }[]
    }
    const described = runs[0]?.tool.driver.rules ?? []
    expect(described).toHaveLength(rules.length)
    expect(described.filter(({ helpUri }) => helpUri.includes('#conformance'))).toEqual([])
  })
  test('tells two faults of one place apart, as code scanning does by its own fingerprint', () => {
    const both = build([sighting(), sighting({ target: 'main > h1' })])
    const { runs } = JSON.parse(sarifReport(both, AT)) as {
      runs: { results: { partialFingerprints: { primaryLocationLineHash: string } }[] }[]
    }
    const prints = runs[0]?.results.map(
      ({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash,
    )
    expect(new Set(prints).size).toBe(2)
  })
  test.each([
    ['127.0.0.1:4000', '/menu/la-esquina?mesa=7', '127.0.0.1-4000/menu/la-esquina'],
    ['tienda.example', '/', 'tienda.example'],
    ['[::1]:4000', '/menu', '-1-4000/menu'],
    ['file', '/tmp/carta%20nueva.html', 'file/tmp/carta%20nueva.html'],
  ])('tells of a page of %s at %s as the path %s, though it could not be opened', (host, state, uri) => {
    const found = build([sighting({}, { state }, host)])
    const urls = { ...found, matrix: { ...found.matrix, kind: 'urls' as const }, pages: [] }
    expect(isSarif(JSON.parse(sarifReport(urls, AT))), JSON.stringify(isSarif.errors)).toBe(true)
    const { runs } = JSON.parse(sarifReport(urls, AT)) as {
      runs: { results: { locations: { physicalLocation: object }[] }[] }[]
    }
    expect(runs[0]?.results[0]?.locations[0]?.physicalLocation).toEqual({
      artifactLocation: { uri },
      region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
    })
  })
})
