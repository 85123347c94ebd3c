import type { Page } from 'playwright'

import { startShift, type RiderOnShift, type ShiftOptions } from '../server/support/shift.ts'
import { call } from './orders.ts'
import type { TestServer } from './server.ts'

/** A rider of a demo venue who started the shift before the test begins. */
export function riderOnShift({ url }: TestServer, options: ShiftOptions = {}): Promise<RiderOnShift> {
  return startShift(
    { call: (method, path, more) => call(url + path, method, more) },
    { branchContact: 'la-esquina', ...options },
  )
}

/** Gives a device the shift, as the shift page leaves it there; the pages it opens from now on find it. */
export async function keepShift(page: Page, rider: RiderOnShift): Promise<void> {
  const { token, id: riderId, name, phone } = rider
  const { id: branchContact } = rider.riderUser.branchContact
  const value = { token, riderId, name, phone, branchContact }
  await page.context().addInitScript(
    ([key, text]) => {
      if (key !== undefined && text !== undefined) window.localStorage.setItem(key, text)
    },
    [`vitrina.rider.${branchContact}`, JSON.stringify({ version: 1, value })],
  )
}
