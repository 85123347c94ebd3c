import { groupsOf } from '#domain/documents/groups-of.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'
import type { AuditFinding, AuditReport } from '#generated/audit.ts'
import { auditText } from '#messages/audit-report.ts'
import { criterion } from '#messages/wcag.ts'
import { placesOf, ruleOf, written } from './of-report.ts'
import type { Picture, Pictures } from './picture.ts'

/** Name of the anchor of a finding. */
export const anchorOf = ({ id }: Pick<AuditFinding, 'id'>): string => `hallazgo-${id}`

/** Three filters of the list; they need a script, which shows them. */
export function filterForm({ findings }: AuditReport): string {
  const choice = (name: 'tenant' | 'screen' | 'rule', values: readonly string[]) =>
    `<label>${auditText(`filter.${name}`)} <select name="${name}"><option value="">${auditText('filter.all')}</option>${[
      ...new Set(values),
    ]
      .toSorted()
      .map((value) => `<option>${escapeHtml(value)}</option>`)
      .join('')}</select></label>`
  const screens = findings.flatMap(({ occurrences }) => occurrences.map(({ screen }) => screen))
  return `<form class="filter" aria-label="${auditText('filter.title')}" hidden>${choice(
    'tenant',
    findings.map(({ tenant }) => tenant),
  )}${choice('screen', screens)}${choice(
    'rule',
    findings.map(({ rule }) => rule),
  )}<p role="status" data-text="${auditText('filter.shown', { shown: '{shown}', all: '{all}' })}"></p></form>`
}

/** All findings, by tenant. */
export function findingList(report: AuditReport, pictures: Pictures): string {
  return [...groupsOf(report.findings, ({ tenant }) => tenant)]
    .map(
      ([tenant, list]) =>
        `<div class="tenant"><h3>${escapeHtml(tenant)}</h3>${list
          .map((one) => article(one, report, pictures.get(one.id)))
          .join('')}</div>`,
    )
    .join('\n')
}

function article(finding: AuditFinding, report: AuditReport, picture: Picture | undefined): string {
  const { rule, level, known, message, target, text, tenant, wcag, measured, required, occurrences } = finding
  const kind = known ? 'known' : level
  const parent = ruleOf(report, finding)
  const screens = [...new Set(occurrences.map(({ screen }) => screen))].join(' ')
  const row = (key: 'element' | 'criteria' | 'measured' | 'required' | 'mend' | 'where', content: string) =>
    `<dt>${auditText(`finding.${key}`)}</dt><dd>${content}</dd>`
  return `<article id="${anchorOf(finding)}" data-tenant="${escapeHtml(tenant)}" data-screen="${escapeHtml(
    screens,
  )}" data-rule="${escapeHtml(rule)}"><div class="words"><h4><span class="level ${kind}">${auditText(
    `level.${kind}`,
  )}</span> ${escapeHtml(message)}</h4>${
    known ? `<p>${escapeHtml(auditText('finding.known', known))}</p>` : ''
  }<dl>${row('element', `<code>${escapeHtml(target)}</code>${text ? ` «${escapeHtml(text)}»` : ''}`)}${
    wcag ? row('criteria', criterionLink(wcag)) : ''
  }${measured === undefined ? '' : row('measured', written(measured))}${
    required === undefined ? '' : row('required', written(required))
  }${parent ? row('mend', escapeHtml(parent.help)) : ''}${row(
    'where',
    `<ul class="plain">${placesOf(occurrences)
      .map((place) => `<li>${escapeHtml(place)}</li>`)
      .join('')}</ul>`,
  )}</dl><p class="quiet"><code>${escapeHtml(rule)}</code></p></div>${picture ? figure(picture) : ''}</article>`
}

/** A link to the page of a WCAG criterion. */
export function criterionLink(number: string): string {
  const { label, url } = criterion(number)
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
}

/** The picture with a two-tone frame around the element, visible on any brand. */
function figure({ data, width, height, box, where }: Picture): string {
  const caption = auditText('finding.picture', {
    state: where.title,
    width: where.width,
    mode: auditText(`mode.${where.mode}`),
  })
  const frame = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="3"`
  return `<figure><svg role="img" aria-label="${escapeHtml(caption)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><image href="data:image/jpeg;base64,${data}" width="${width}" height="${height}"/><rect class="outer" ${frame}/><rect class="inner" ${frame}/></svg><figcaption class="quiet">${escapeHtml(caption)}</figcaption></figure>`
}
