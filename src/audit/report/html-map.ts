import { escapeHtml } from '#domain/documents/escape-html.ts'
import type { AuditReport } from '#generated/audit.ts'
import { auditText } from '#messages/audit-report.ts'
import { anchorOf } from './html-findings.ts'
import { fails, groupsOf, statesOf, type StateOfTenant } from './of-report.ts'

/** Tenants across, states down, grouped by screen; a cell leads to the first of its findings. */
export function heatMap(report: AuditReport): string {
  const states = statesOf(report)
  const tenants = [...new Set(states.map(({ tenant }) => tenant))]
  const columns = [auditText('map.screen'), auditText('map.state'), ...tenants.map(escapeHtml)]
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join('')
  const bodies = groupsOf(states, ({ screen }) => screen).map(([screen, list]) => {
    const rows = groupsOf(list, ({ state }) => state)
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
