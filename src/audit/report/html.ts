import { groupsOf } from '#domain/documents/groups-of.ts'
import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'
import type { AuditReport } from '#generated/audit.ts'
import { auditText } from '#messages/audit-report.ts'
import { globalCss } from '#theme/global-css.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { themeCss } from '#theme/css.ts'
import { criterionLink, filterForm, findingList, anchorOf } from './html-findings.ts'
import { reportCss } from './html-style.ts'
import { duration, ratchetFaults, secondsOf, fails, statesOf, type StateOfTenant } from './of-report.ts'
import type { Pictures } from './picture.ts'

/**
 * The report as one self-contained HTML page: light or dark by the device, filterable with scripts, complete without.
 * Its colours come from the theme engine, so that they meet the audit's own requirements.
 * @param pictures - of the findings that have one
 */
export function htmlReport(report: AuditReport, pictures: Pictures): string {
  const { findings, matrix, partial, counts } = report
  const faults = ratchetFaults(report)
  const left = matrix.planned - counts.looked
  const title = auditText('title')
  return [
    '<!doctype html>',
    `<html lang="${DEFAULT_LOCALE}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} · ${auditText(`verdict.${report.verdict}`)}</title>`,
    `<style>${themeCss(resolveTheme({}), { colorModeType: 'AUTO' })}${globalCss}${reportCss}</style></head><body>`,
    `<header><h1>${title}</h1>${verdict(report)}</header><main>`,
    partial ? `<p class="notice">${escapeHtml(auditText('partial', { left }))}</p>` : '',
    figures(report),
    section('scope', matrix.why.map((why) => `<p>${escapeHtml(why)}</p>`).join('')),
    faults.length > 0
      ? section(
          'ratchet',
          `<ul class="plain">${faults.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`,
        )
      : '',
    section('map', heatMap(report)),
    section(
      'findings',
      findings.length === 0
        ? `<p>${auditText('none')}</p>`
        : `${filterForm(report)}${findingList(report, pictures)}`,
    ),
    section('rules', ruleList(report)),
    `</main><script>(${filterFindings.toString()})()</script></body></html>\n`,
  ].join('\n')
}

const section = (name: 'scope' | 'ratchet' | 'map' | 'findings' | 'rules', content: string): string =>
  `<section aria-labelledby="${name}"><h2 id="${name}">${auditText(name)}</h2>${content}</section>`

function verdict(report: AuditReport): string {
  const [date = '', time = ''] = report.finishedAt.split('T')
  const run = auditText('run', {
    date,
    time: time.slice(0, MINUTES),
    duration: duration(secondsOf(report)),
  })
  return `<p class="verdict ${report.verdict}">${auditText(`verdict.${report.verdict}`)}</p><p class="quiet">${run}</p>`
}

/** Of '15:30:00.000Z', hours and minutes. */
const MINUTES = 5

function figures({ counts, ratchet }: AuditReport): string {
  const one = (key: keyof typeof counts, note = '') =>
    `<div class="${counts[key] > 0 ? key : 'zero'}"><dt>${auditText(`count.${key}`)}${note}</dt><dd>${counts[key]}</dd></div>`
  const budget = ` <span class="quiet">(${auditText('budget', { budget: ratchet.undecidedBudget })})</span>`
  return `<dl class="figures">${one('looked')}${one('errors')}${one('warnings')}${one('undecided', budget)}${one('known')}</dl>`
}

const ruleList = ({ rules }: AuditReport): string =>
  `<ul class="plain rules">${rules
    .map(
      ({ id, title, wcag }) =>
        `<li><strong>${escapeHtml(title)}</strong> <code>${escapeHtml(id)}</code>${
          wcag.length > 0 ? ` · ${wcag.map(criterionLink).join(', ')}` : ''
        }</li>`,
    )
    .join('')}</ul>`

/**
 * Runs in the report's page from its source text, so it may use only the page. Shows the filter, hides what it excludes
 * and empty headings, and shows the count. A finding opened by its link is shown.
 */
function filterFindings(): void {
  const form = document.querySelector<HTMLFormElement>('form.filter')
  if (!form) return
  const all = [...document.querySelectorAll<HTMLElement>('article')]
  const status = form.querySelector<HTMLElement>('[role=status]')
  const apply = () => {
    const wishes = [...form.querySelectorAll('select')].filter(({ value }) => value !== '')
    for (const one of all)
      one.hidden = !wishes.every(({ name, value }) => (one.dataset[name] ?? '').split(' ').includes(value))
    for (const group of document.querySelectorAll<HTMLElement>('.tenant'))
      group.hidden = !group.querySelector('article:not([hidden])')
    const shown = all.filter(({ hidden }) => !hidden).length
    if (status)
      status.textContent = (status.dataset.text ?? '')
        .replace('{shown}', String(shown))
        .replace('{all}', String(all.length))
  }
  form.hidden = false
  form.addEventListener('change', apply)
  form.addEventListener('submit', (event) => event.preventDefault())
  addEventListener('hashchange', () => {
    if (!document.querySelector(location.hash || 'body')?.closest('[hidden]')) return
    form.reset()
    apply()
    document.querySelector(location.hash)?.scrollIntoView()
  })
  apply()
}

/** Tenants as columns, states as rows grouped by screen; a cell links to the first of its findings. */
function heatMap(report: AuditReport): string {
  const states = statesOf(report)
  const tenants = [...new Set(states.map(({ tenant }) => tenant))]
  const columns = [auditText('map.screen'), auditText('map.state'), ...tenants.map(escapeHtml)]
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join('')
  const bodies = [...groupsOf(states, ({ screen }) => screen)].map(([screen, list]) => {
    const rows = [...groupsOf(list, ({ state }) => state)]
    const group = `<th scope="rowgroup" rowspan="${rows.length}"><code lang="en">${escapeHtml(screen)}</code></th>`
    return `<tbody>${rows
      .map(([state, row], index) => {
        const cells = tenants.map((tenant) => cell(row.find((one) => one.tenant === tenant))).join('')
        const name = `${escapeHtml(row[0]?.title ?? state)} <code lang="en">${escapeHtml(state)}</code>`
        return `<tr>${index === 0 ? group : ''}<th scope="row">${name}</th>${cells}</tr>`
      })
      .join('')}</tbody>`
  })
  return `<p class="quiet">${auditText('map.help')}</p><div class="map" role="region" aria-label="${auditText(
    'map.table',
  )}" tabindex="0"><table><thead><tr>${head}</tr></thead>${bodies.join('')}</table></div>`
}

function cell(state: StateOfTenant | undefined): string {
  if (state === undefined) return `<td>${mark('–', auditText('map.unseen'))}</td>`
  const [first] = state.findings
  if (first === undefined) return `<td>${mark('✓', auditText('map.clean'))}</td>`
  const open = state.findings.filter(({ known }) => !known)
  const kind = open.some(fails) ? 'error' : open.length > 0 ? 'warning' : 'known'
  const count = state.findings.length
  const name = auditText('map.cell', { count, state: state.title, tenant: state.tenant })
  return `<td class="${kind}"><a href="#${anchorOf(open[0] ?? first)}" aria-label="${escapeHtml(name)}">${count}</a></td>`
}

const mark = (sign: string, words: string): string =>
  `<span aria-hidden="true">${sign}</span><span class="visually-hidden">${words}</span>`
