import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { AxeBuilder } from '@axe-core/playwright'
import type AxeCore from 'axe-core'
import type { AxeResults } from 'axe-core'
import spanish from 'axe-core/locales/es.json' with { type: 'json' }
import type { Page } from 'playwright'

import { axeTexts } from '#messages/axe-texts.ts'
import { withWindow, keepingPlace } from '../page/altered.ts'
import type { Level, Observation, Rule } from '../rule.ts'

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// Injected into every page, and the unminified file is more than twice as long.
const minified = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const AXE_IN_SPANISH = `${readFileSync(minified, 'utf8')};axe.configure(${JSON.stringify({ locale: spanish })})`

declare global {
  interface Window {
    axe: Pick<typeof AxeCore, 'setup' | 'teardown' | 'commons'>
  }
}

/**
 * Elements that hide their children from a screen reader.
 * @source WAI-ARIA 1.2 "children presentational"; a summary is a button to it
 */
const HOLDERS =
  'button,summary,' +
  ['button', 'checkbox', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'radio', 'switch', 'tab']
    .map((role) => `[role=${role}]`)
    .join(',')

/**
 * All of axe-core for WCAG 2.2 A and AA, and its best practices as warnings. Its undecided results are kept separately,
 * except contrast, which the rule `low-contrast` measures on the painted page. Links in running text belong to
 * `colour-only-link`.
 */
export const axe: Rule = {
  id: 'axe',
  wcag: [],
  level: 'error',
  async check(page) {
    const { violations, incomplete } = await showingAll(page, () =>
      new AxeBuilder({ page, axeSource: AXE_IN_SPANISH })
        // Otherwise a second page is opened for the result; frames of other origins are not our pages.
        .setLegacyMode(true)
        .withTags([...WCAG_TAGS, 'best-practice'])
        .options({
          rules: {
            'target-size': { enabled: true },
            // reports data tables whose cells have no headers
            'td-has-header': { enabled: true },
            'frame-tested': { enabled: false },
            'link-in-text-block': { enabled: false },
          },
          resultTypes: ['violations', 'incomplete'],
        })
        .analyze(),
    )
    const undecided = incomplete
      .filter(({ id }) => id !== 'color-contrast')
      // a frame has no repeated content to skip
      .map((one) =>
        one.id === 'bypass' ? { ...one, nodes: one.nodes.filter(({ target }) => target.length === 1) } : one,
      )
    const spots = [
      ...violations.flatMap((one) => observed(one, one.tags.includes('best-practice') ? 'warning' : 'error')),
      ...undecided.flatMap((one) => observed(one, 'undecided')),
    ]
    return page.evaluate(
      ([all, holders]) => {
        const nameOf = (element: HTMLElement): string => {
          axeCore.setup()
          const name = axeCore.commons.text.accessibleText(element)
          axeCore.teardown()
          return name
        }
        const { axe: axeCore } = window
        return all.flatMap((one) => {
          let root: ParentNode | null | undefined = document
          let element: Element | null = null
          for (const step of one.target.split(' >> ')) {
            element = root?.querySelector(step) ?? null
            root = element?.shadowRoot
          }
          if (!element) return [one]
          const holder = element.closest<HTMLElement>(holders)
          // A pop-up named by a button, if it exists, needs no review.
          const opened = one.isPopUp ? element.getAttribute('aria-controls') : null
          if (opened !== null && window.vitrinaAudit.treeOf(element).getElementById(opened)) return []
          // A button hides its content from a screen reader: its own name counts.
          if (one.part.includes('img-alt') || one.part === 'image-alt')
            if (holder && holder !== element && nameOf(holder) !== '') return []
          return [{ ...one, ...window.vitrinaAudit.spot(element) }]
        })
      },
      [spots, HOLDERS] as const,
    )
  },
}

/** Higher windows cost more than they show. @units CSS pixels @source assumed: a menu of a hundred plates */
const HIGHEST = 12_000

/**
 * Makes the window as high as the page, so that no part is under a bar: axe measures a half-covered target as a small
 * one. With a modal the window stays, because the modal's size depends on it.
 */
async function showingAll<T>(page: Page, measure: () => Promise<T>): Promise<T> {
  const size = page.viewportSize()
  const height = await page.evaluate(() =>
    document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight,
  )
  if (size === null || height <= size.height) return measure()
  return keepingPlace(page, () =>
    withWindow(page, { width: size.width, height: Math.min(height, HIGHEST) }, async () => {
      // an element as high as the window has grown with it, and the page may still be scrolled
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      return measure()
    }),
  )
}

function observed(
  { id, tags, help, nodes }: AxeResults['violations'][number],
  level: Level,
): (Observation & { part: string; isPopUp: boolean })[] {
  const [criterion] = tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? [])
  return nodes.map(({ target, html, any, all }) => ({
    // Only the first document is pointed at; what lies in a frame is named by the frame. Of what lies in a shadow root
    // axe gives the hosts that lead to it.
    target: [target[0]].flat().join(' >> '),
    text: html.slice(0, 80),
    other: axeTexts[id] ?? help,
    ...(id === 'color-contrast' && measuredBy(any[0]?.data as ContrastData)),
    level,
    isPopUp: [...any, ...all].some(({ data }) => (data as PopUpData)?.messageKey === 'controlsWithinPopup'),
    part: id,
    wcag: criterion,
  }))
}

/** axe leaves undecided whether the pop-up of a button exists. */
type PopUpData = { messageKey?: string } | null | undefined

type ContrastData = { contrastRatio?: number; expectedContrastRatio?: string } | null | undefined

/** axe's measured contrast, which is missing in its message. */
const measuredBy = (data: ContrastData): Partial<Observation> =>
  data?.contrastRatio === undefined
    ? {}
    : {
        also: true,
        measured: data.contrastRatio,
        required: Number.parseFloat(data.expectedContrastRatio ?? ''),
      }
