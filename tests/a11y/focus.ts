import type { Page } from 'playwright'

/** One stop of the tab key. */
export interface Stop {
  /** tag and text of the element */
  what: string
  /** it, or the row or card around it, has an outline */
  ringed: boolean
  /** what lies over it, empty when it is in sight */
  coveredBy: string
}

/** Presses Tab and tells where the focus came to; undefined when it left the page. */
export async function nextStop(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const hasOutline = (one: Element | null | undefined) => {
      if (!one) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    // A row, card or the visible half of a select wears the ring in the control's place.
    const wearers = [element, element.nextElementSibling, element.parentElement, element.closest('li')]
    const box = element.getBoundingClientRect()
    const { innerHeight, innerWidth } = window
    const middle = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1)
    const isOver = (hit: Element | null) => {
      for (let one = hit; one && !one.contains(element); one = one.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
      }
      return false
    }
    const describe = (one: Element) => one.outerHTML.slice(0, 120)
    const faults = [box.top + 4, box.top + box.height / 2, box.bottom - 4].flatMap((y) => {
      if (y < 0 || y > innerHeight)
        return box.height < innerHeight / 2 ? [`the edge of the window, ${Math.round(y)}`] : []
      const hit = document.elementFromPoint(middle, y)
      return hit && isOver(hit) ? [describe(hit)] : []
    })
    return {
      what: `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60)} #${element.id}`,
      ringed: wearers.some(hasOutline),
      coveredBy: faults[0] ?? '',
    }
  })
}

/** What is wrong with the first stops of the tab key. */
export async function focusFaults(page: Page, stops: number): Promise<string[]> {
  const faults: string[] = []
  for (let count = 0; count < stops; count += 1) {
    const stop = await nextStop(page)
    if (!stop) break
    if (!stop.ringed) faults.push(`no ring: ${stop.what}`)
    if (stop.coveredBy) faults.push(`covered: ${stop.what} by ${stop.coveredBy}`)
  }
  return faults
}
