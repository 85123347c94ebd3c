import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, in words: rule and element. What it cannot decide is measured, and told when that fails too. */
export async function axe(page: Page): Promise<string[]> {
  await showWhole(page)
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations', 'incomplete'] })
    .analyze()
  const unread = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
  const undecided = incomplete.filter(({ id }) => id !== 'color-contrast')
  return [
    ...[...violations, ...undecided].flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    ),
    ...(await weakTexts(
      page,
      unread.map(({ target }) => target.join(' ')),
    )),
  ]
}

/** Texts with less than 4.5:1 on the nearest filled box around them, or on a picture: axe gives up at half-covered ones. */
function weakTexts(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const fillBehind = (element: Element | null): string | undefined => {
      if (!element) return undefined
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      if (backgroundImage !== 'none') return undefined
      return (channels(backgroundColor)[3] ?? 1) === 1 ? backgroundColor : fillBehind(element.parentElement)
    }
    return all.flatMap((selector) => {
      const element = document.querySelector(selector)
      const fill = fillBehind(element)
      if (!element || !fill) return [`color-contrast not measured: ${selector}`]
      const [high = 0, low = 0] = [luminance(getComputedStyle(element).color), luminance(fill)].sort(
        (a, b) => b - a,
      )
      const ratio = (high + 0.05) / (low + 0.05)
      return ratio < 4.5 ? [`color-contrast ${ratio}: ${selector}`] : []
    })
  }, selectors)
}

/**
 * Makes the window as tall as the page, so that no part of it lies under a bar or is left undrawn and axe can
 * tell the colours of all of it. A modal keeps its window.
 */
async function showWhole(page: Page): Promise<void> {
  const size = page.viewportSize()
  const height = await page.evaluate(() =>
    document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight,
  )
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height })
}

const CONTROL =
  /^\s*- (?:button|link|textbox|searchbox|combobox|radio|checkbox|tab|option|dialog|spinbutton|slider|switch)(?: \[[^\]]*\])*:?$/

/** Controls that a screen reader would call by their role alone. */
export async function nameless(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  return tree.split('\n').filter((line) => CONTROL.test(line))
}

/** Elements that stick out of the window sideways, unless a list that scrolls on its own holds them. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
        scrollsSideways(element.parentElement))
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => {
        const { width, height, right, left } = element.getBoundingClientRect()
        return width > 1 && height > 1 && (right > clientWidth + 1 || left < -1)
      })
      .filter((element) => !scrollsSideways(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 160))
  })
}

/** Sets the distances of lines, words and letters that WCAG 1.4.12 allows a reader to set. */
export function spaceTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Links that are called the same and lead to different places: by their names nobody can tell them apart. */
export async function ambiguousLinks(page: Page): Promise<string[]> {
  const found = new Map<string, Set<string>>()
  for (const link of await page.getByRole('link').all()) {
    const [name = ''] = /(?<=^- link ).*/.exec(await link.ariaSnapshot()) ?? []
    const href = await link.evaluate((element) => (element as HTMLAnchorElement).href)
    found.set(name, (found.get(name) ?? new Set()).add(href))
  }
  return [...found].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name)
}

/**
 * Texts of which a part is cut off by a box that neither grows nor scrolls, or by the edge of the window.
 * A text that is shortened on purpose to a number of lines is not cut.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      getComputedStyle(element).clipPath !== 'none' ||
      element.closest('[inert], .visually-hidden') !== null
    const cutter = (element: Element, box: DOMRect): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(one)
        if (isHidden(one) || webkitLineClamp !== 'none') return false
        const edge = one.getBoundingClientRect()
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) return false
        if (cuts(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true
        if (cuts(overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) return true
        if (position === 'fixed') break
      }
      return box.right > document.documentElement.clientWidth + 1 || box.left < -1
    }
    const open = document.querySelector('dialog[open]') ?? document.body
    const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!parent || text === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(parent.tagName))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width > 0 && cutter(parent, box))
        cut.push(`${parent.tagName.toLowerCase()}: ${text.slice(0, 80)}`)
    }
    return cut
  })
}
