import type { Locator, Page } from 'playwright'

import type { ConsoleOrders, Menu } from '#generated/models.ts'
import { isLive } from '#platform/is-live.ts'
import { changePlate } from '#scenarios/change-plate.ts'
import type { CallPath, Step, Target } from '#scenarios/step.ts'

/** What the steps of a page need beside it. */
export type StepTools = {
  /** the code that was last sent to a phone */
  sentCode(phone: string): Promise<string>
}

/** The first that fits a target and is in sight. */
export function locate(page: Page, { role, name, pattern, text, within, last }: Target): Locator {
  const scope = within ? locate(page, within) : page
  const named = pattern === undefined ? { name, exact: true } : { name: new RegExp(pattern, 's') }
  const found = role === undefined ? scope.getByText(text ?? '') : scope.getByRole(role, named)
  const narrowed = (
    role !== undefined && text !== undefined ? found.filter({ hasText: text }) : found
  ).filter({
    visible: true,
  })
  return last ? narrowed.last() : narrowed.first()
}

/** Takes one step, and waits for what it needs. */
export async function takeStep(page: Page, step: Step, tools: StepTools): Promise<void> {
  if ('press' in step) return locate(page, step.press).click()
  if ('fill' in step) return locate(page, step.fill).fill(step.with)
  if ('fillCode' in step) return locate(page, step.fillCode).fill(await tools.sentCode(step.phone))
  if ('check' in step) return locate(page, step.check).check()
  if ('choose' in step) {
    await locate(page, step.choose).selectOption({ index: step.option })
    return
  }
  if ('key' in step) return page.keyboard.press(step.key)
  if ('focus' in step) return locate(page, step.focus).focus()
  if ('see' in step) return locate(page, step.see).waitFor()
  if ('gone' in step) return locate(page, step.gone).waitFor({ state: 'hidden' })
  if ('answered' in step) {
    await page.waitForFunction(isLive, await locate(page, step.answered).elementHandle())
    return
  }
  if ('seeRefused' in step) return page.locator('[aria-invalid=true]').first().waitFor()
  if ('open' in step) {
    await page.goto(step.open)
    return
  }
  if ('reload' in step) {
    await page.reload()
    return
  }
  if ('offline' in step) return page.context().setOffline(true)
  if ('plate' in step)
    return answerChanged<Menu>(page, MENU, (menu) => changePlate(menu, step.plate, step.now))
  if ('newOrders' in step)
    return answerChanged<ConsoleOrders>(page, CONSOLE_ORDERS, (all) => ({ ...all, orders: [] }), 1)
  return intercept(page, step)
}

type Interception = Extract<Step, { fail: string } | { hold: string }>

async function intercept(page: Page, step: Interception): Promise<void> {
  const path = 'fail' in step ? step.fail : step.hold
  await page.route(
    (url) => matches(path, url.pathname),
    (route) => {
      // a held call is let go with its page
      if ('hold' in step) return
      if (step.status === undefined) return route.abort()
      const problem = { type: 'about:blank', title: 'Error', status: step.status, code: 'INTERNAL' }
      return route.fulfill({ status: step.status, contentType: 'application/problem+json', json: problem })
    },
  )
}

const MENU = '/api/diner/*/menu/*'
const CONSOLE_ORDERS = '/api/admin/branchcontacts/*/orders'

/**
 * What the server answers to these calls comes to the page changed.
 *
 * @typeParam Answer - by the contract of the call
 * @param times - so many answers; all of them without it
 */
async function answerChanged<Answer>(
  page: Page,
  path: CallPath,
  change: (answer: Answer) => Answer,
  times?: number,
): Promise<void> {
  await page.route(
    (url) => matches(path, url.pathname),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change((await response.json()) as Answer) })
    },
    { times },
  )
}

/** Whether a path fits one in which `*` stands for any part. */
export function matches(pattern: string, pathname: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`).test(pathname)
}
