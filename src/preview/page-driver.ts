import type { Locator, Page, Route } from 'playwright'

import type { ConsoleOrders, Menu } from '#generated/models.ts'
import { isLive } from '#platform/is-live.ts'
import { changePlate } from '#scenarios/change-plate.ts'
import { fitsPath } from '#scenarios/fits-path.ts'
import type { Driver } from '#scenarios/run-steps.ts'
import type { CallPath, Target } from '#scenarios/step.ts'

/** The first visible match of a target. */
export function locate(page: Page, { role, name, pattern, text, within, last }: Target): Locator {
  const scope = within ? locate(page, within) : page
  const named = pattern === undefined ? { name, exact: true } : { name: new RegExp(pattern, 's') }
  const found = role === undefined ? scope.getByText(text ?? '') : scope.getByRole(role, named)
  const inSight = found.filter({ visible: true })
  return last ? inSight.last() : inSight.first()
}

/** Performs steps on a page and waits for what they need. */
export const pageDriver = (page: Page): Driver => ({
  press: ({ press }) => locate(page, press).click(),
  fill: ({ fill, with: text }) => locate(page, fill).fill(text),
  check: ({ check }) => locate(page, check).check(),
  key: ({ key }) => page.keyboard.press(key),
  // a user moves on after the content is rendered
  focus: ({ focus }) =>
    locate(page, focus).evaluate(async (element: HTMLElement) => {
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((done) => {
          requestAnimationFrame(done)
        })
      element.focus()
    }),
  see: ({ see }) => locate(page, see).waitFor(),
  gone: ({ gone }) => locate(page, gone).waitFor({ state: 'hidden' }),
  answered: async ({ answered }) =>
    page.waitForFunction(isLive, await locate(page, answered).elementHandle()),
  seeRefused: () => page.locator('[aria-invalid=true]').first().waitFor(),
  open: ({ open }) => page.goto(open),
  offline: () => page.context().setOffline(true),
  plate: ({ plate, now }) => answerChanged<Menu>(page, MENU, (menu) => changePlate(menu, plate, now)),
  newOrders: () => answerChanged<ConsoleOrders>(page, CONSOLE_ORDERS, (all) => ({ ...all, orders: [] }), 1),
  // a held call ends with its page
  hold: ({ hold }) => intercept(page, hold, () => undefined),
  fail: ({ fail }) =>
    intercept(page, fail, (route) => {
      const problem = { type: 'about:blank', title: 'Error', status: 500, code: 'INTERNAL' }
      return route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem })
    }),
})

/** Intercepts a call. A call that is pending when its page closes fails silently. */
const intercept = (page: Page, path: CallPath, answer: (route: Route) => unknown, times?: number) =>
  page.route(
    (url) => fitsPath(path, url.pathname),
    async (route) => {
      try {
        await answer(route)
      } catch (error) {
        if (!page.isClosed() && !page.context().isClosed()) throw error
      }
    },
    { times },
  )

const MENU = '/api/diner/*/menu/*'
const CONSOLE_ORDERS = '/api/admin/branchcontacts/*/orders'

/**
 * Modifies the server's answers to these calls.
 * @typeParam Answer - by the contract of the call
 * @param times - number of answers; by default all
 */
const answerChanged = <Answer>(
  page: Page,
  path: CallPath,
  change: (answer: Answer) => Answer,
  times?: number,
) =>
  intercept(
    page,
    path,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change((await response.json()) as Answer) })
    },
    times,
  )
