import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'
import { previewText } from '#messages/preview.ts'
import type { Screen } from '#scenarios/state.ts'
import { themeCss } from '#theme/css.ts'
import { globalCss } from '#theme/global-css.ts'
import { resolveTheme } from '#theme/resolve.ts'
import type { Scheme } from '../new-device.ts'
import type { Views } from './shoot.ts'
import { sheetCss } from './sheet-style.ts'

/** A picture on the sheet: small, inside of the page, and the file with the whole. */
export type Thumb = { file: string; webp: string; width: number; height: number }

/** The pictures of a state in one width and colour: one, or before, after and what differs. */
export type Cell = {
  width: number
  scheme: Scheme
  after?: Thumb
  before?: Thumb
  difference?: Thumb
  pixels: number
}

export type Entry = {
  id: string
  screen: Screen
  title: string
  kind?: 'same' | 'changed' | 'added' | 'removed'
  cells: readonly Cell[]
  failure?: string
}

export type Sheet = {
  name: string
  views: Views
  entries: readonly Entry[]
  /** what changed in the folder, in words; only of a comparison */
  words?: readonly string[]
}

const KINDS = ['changed', 'added', 'removed', 'same'] as const

/** A contact sheet as one HTML page that needs nothing else; the files of the whole pictures lie beside it. */
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

/** Boxes that hide pictures by style alone. */
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

function section(screen: Screen, entries: readonly Entry[]): string {
  const own = entries.filter((entry) => entry.screen === screen)
  return `<section id="${screen}"><h2>${previewText(`screen.${screen}`)}</h2>${own.map(article).join('\n')}</section>`
}

function article({ id, title, kind, cells, failure }: Entry): string {
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

function drawn(cell: Cell, title: string): string {
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

/** What looks as it did is only named. */
function sameList(entries: readonly Entry[]): string {
  const same = entries.filter(({ kind }) => kind === 'same')
  if (same.length === 0) return ''
  const items = same.map(({ title }) => `<li>${escapeHtml(title)}</li>`).join('')
  return `<details><summary>${previewText('kind.same')}: ${same.length}</summary><ul class="words">${items}</ul></details>`
}
