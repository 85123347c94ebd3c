import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'
import { previewText } from '#messages/preview.ts'
import type { Screen } from '#scenarios/state.ts'
import { themeCss } from '#theme/css.ts'
import { globalCss } from '#theme/global-css.ts'
import { resolveTheme } from '#theme/resolve.ts'
import type { Cell, Entry } from './compare.ts'
import type { Views } from './shoot.ts'

/** The contact sheet's own style, added to the theme and base style of every page. */
const sheetCss = [
  'body{font-family:system-ui,var(--font);padding-bottom:64px}',
  'header{background:var(--card);box-shadow:var(--shadow-1);padding:24px max(16px,calc(50% - 720px));display:grid;gap:16px}',
  'main{padding:24px max(16px,calc(50% - 720px));display:grid;gap:40px;grid-template-columns:minmax(0,1fr)}',
  '.quiet,figcaption,code{color:var(--description);font-size:var(--text-1)}',
  'code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}',
  '.figures{display:flex;flex-wrap:wrap;gap:12px}',
  '.figures div{background:var(--page);border-radius:var(--radius-m);padding:8px 16px;display:flex;flex-direction:column-reverse}',
  '.figures dd{font-size:1.75rem;font-weight:700;font-variant-numeric:tabular-nums}',
  '.words{display:grid;gap:6px;padding-inline-start:20px;list-style:disc}.words li{overflow-wrap:anywhere}',
  'nav ul,fieldset{display:flex;flex-wrap:wrap;gap:8px;border:0;padding:0;margin:0;list-style:none}',
  'legend{float:inline-start;min-height:44px;line-height:44px;margin-inline-end:8px;color:var(--description)}',
  'nav a,label{display:inline-flex;align-items:center;gap:8px;min-height:44px;padding:0 14px;border:1px solid var(--field-border);border-radius:999px;background:var(--page);color:var(--text)}',
  'section{display:grid;gap:16px;grid-template-columns:minmax(0,1fr);scroll-margin-top:16px}',
  'article{background:var(--card);border-radius:var(--radius-m);box-shadow:var(--shadow-1);padding:16px 20px 20px;display:grid;gap:12px;grid-template-columns:minmax(0,1fr)}',
  'article h3{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;font-size:var(--text-2)}',
  '.mark{border-radius:999px;padding:2px 12px;font-size:var(--text-1);font-weight:700;background:var(--muted);color:var(--on-muted)}',
  '.mark.changed{background:var(--warning);color:var(--on-warning)}.mark.added{background:var(--success);color:var(--on-success)}',
  '.mark.removed,.failure{background:var(--danger);color:var(--on-danger)}.failure{border-radius:var(--radius-m);padding:12px 16px;overflow-wrap:anywhere}',
  '.strip{display:flex;gap:16px;overflow-x:auto;padding:4px 4px 12px;align-items:start}',
  '.strip:focus-visible{outline:2px solid var(--focus-ring);outline-offset:2px}',
  'figure{flex:none;margin:0;display:grid;gap:6px}',
  'figure a{display:block;max-height:560px;overflow:hidden;border-radius:var(--radius-s);border:1px solid var(--divider);background:var(--page)}',
  'figure img{display:block;height:auto}',
  '.trio{flex:none;display:flex;gap:8px;padding:8px;border-radius:var(--radius-m);background:var(--muted);color:var(--on-muted)}',
  '.trio figcaption{color:inherit}',
  '@media (forced-colors:active){.mark,article,.figures div{border:1px solid CanvasText}}',
  '@media print{nav,fieldset{display:none}article{break-inside:avoid}.strip{flex-wrap:wrap}}',
].join('')

/** A thumbnail embedded in the page, and the file with the full picture. */
export type Thumb = { file: string; webp: string; width: number; height: number }

export type Sheet = {
  name: string
  views: Views
  entries: readonly Entry<Thumb>[]
  /** the folder's changes in words; only in a comparison */
  words?: readonly string[]
}

const KINDS = ['changed', 'added', 'removed', 'same'] as const

/** A contact sheet as one self-contained HTML page; the full pictures are files beside it. */
export function sheetPage(sheet: Sheet): string {
  const { name, views, entries, words } = sheet
  const title = escapeHtml(previewText(words ? 'title.diff' : 'title', { name }))
  const shown = words ? entries.filter(({ kind }) => kind !== 'same') : entries
  const screens = [...new Set(shown.map(({ screen }) => screen))]
  return [
    '<!doctype html>',
    `<html lang="${DEFAULT_LOCALE}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${themeCss(resolveTheme({}), { colorModeType: 'AUTO' })}${globalCss}${sheetCss}${choiceCss(views)}</style></head><body>`,
    `<header><h1>${title}</h1>${figures(sheet)}${choice(views)}${links(screens)}</header><main>`,
    words ? wordList(words) : '',
    words && shown.length === 0 ? `<p>${previewText('same.all')}</p>` : '',
    ...screens.map((screen) => section(screen, shown)),
    words ? sameList(entries) : '',
    '</main></body></html>\n',
  ].join('\n')
}

function figures({ entries, words }: Sheet): string {
  const pictures = entries.reduce((sum, { cells }) => sum + cells.length, 0)
  const failed = entries.filter(({ failure }) => failure !== undefined).length
  const line = previewText('count.states', { n: entries.length, pictures })
  const note = failed === 0 ? '' : `, ${previewText('count.failed', { n: failed })}`
  const counts = KINDS.map((kind) => {
    const n = entries.filter((entry) => entry.kind === kind).length
    return `<div><dd>${n}</dd><dt>${previewText(`kind.${kind}`)}</dt></div>`
  })
  return `${words ? `<dl class="figures">${counts.join('')}</dl>` : ''}<p class="quiet">${line}${note}</p>`
}

/** Checkboxes that hide pictures with CSS only. */
function choice({ widths, schemes }: Views): string {
  const box = (id: string, label: string) =>
    `<label><input type="checkbox" id="${id}" checked>${escapeHtml(label)}</label>`
  const boxes = [
    ...widths.map((width) => box(`w${width}`, previewText('width', { width }))),
    ...schemes.map((scheme) => box(scheme, previewText(`scheme.${scheme}`))),
  ]
  return `<fieldset><legend>${previewText('show')}</legend>${boxes.join('')}</fieldset>`
}

const choiceCss = ({ widths, schemes }: Views): string =>
  [...widths.map((width) => `w${width}`), ...schemes]
    .map((id) => `body:has(#${id}:not(:checked)) .${id}{display:none}`)
    .join('')

const links = (screens: readonly Screen[]): string =>
  `<nav><ul>${screens
    .map((screen) => `<li><a href="#${screen}">${previewText(`screen.${screen}`)}</a></li>`)
    .join('')}</ul></nav>`

function wordList(words: readonly string[]): string {
  const items = words.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  const list =
    words.length === 0 ? `<p>${previewText('changes.none')}</p>` : `<ul class="words">${items}</ul>`
  return `<section aria-labelledby="changes"><h2 id="changes">${previewText('changes')}</h2>${list}</section>`
}

function section(screen: Screen, entries: readonly Entry<Thumb>[]): string {
  const own = entries.filter((entry) => entry.screen === screen)
  return `<section id="${screen}"><h2>${previewText(`screen.${screen}`)}</h2>${own.map(article).join('\n')}</section>`
}

function article({ id, title, kind, cells, failure }: Entry<Thumb>): string {
  const mark = kind ? `<span class="mark ${kind}">${previewText(`mark.${kind}`)}</span>` : ''
  const heading = `<h3>${escapeHtml(title)} <code>${escapeHtml(id)}</code>${mark}</h3>`
  const reason = failure
    ? `<p class="failure">${escapeHtml(previewText('failed', { reason: failure }))}</p>`
    : ''
  const strip =
    cells.length === 0
      ? ''
      : `<div class="strip" tabindex="0" role="group" aria-label="${escapeHtml(title)}">${cells.map((cell) => drawn(cell, title)).join('')}</div>`
  return `<article>${heading}${reason}${strip}</article>`
}

function drawn(cell: Cell<Thumb>, title: string): string {
  const { width, scheme, before, after, difference, pixels } = cell
  const caption = previewText('shot.caption', {
    width,
    scheme: previewText(`scheme.${scheme}`).toLowerCase(),
  })
  const one = (thumb: Thumb | undefined, label: string) =>
    thumb ? figure(thumb, `${title}, ${label}`, label) : ''
  if (before === undefined && after !== undefined)
    return figure(after, `${title}, ${caption}`, caption, `w${width} ${scheme}`)
  const changed = difference
    ? one(difference, `${previewText('shot.difference', { pixels })} · ${caption}`)
    : ''
  const both = `${one(before, `${previewText('shot.before')} · ${caption}`)}${one(after, `${previewText('shot.after')} · ${caption}`)}`
  return `<div class="trio w${width} ${scheme}">${both}${changed}</div>`
}

function figure({ file, webp, width, height }: Thumb, alt: string, caption: string, classes = ''): string {
  const image = `<img src="data:image/webp;base64,${webp}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
  const link = `<a href="${encodeURI(file)}">${image}</a>`
  return `<figure class="${classes}">${link}<figcaption>${escapeHtml(caption)}</figcaption></figure>`
}

/** Unchanged states are only named. */
function sameList(entries: readonly Entry<Thumb>[]): string {
  const same = entries.filter(({ kind }) => kind === 'same')
  if (same.length === 0) return ''
  const items = same.map(({ title }) => `<li>${escapeHtml(title)}</li>`).join('')
  return `<details><summary>${previewText('kind.same')}: ${same.length}</summary><ul class="words">${items}</ul></details>`
}
