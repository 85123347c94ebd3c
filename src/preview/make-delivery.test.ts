import { expect, test } from 'vitest'

import type { Brand } from '#scenarios/brand.ts'
import type { Call } from './call.ts'
import { startShift } from './make-delivery.ts'

const brand = (venue: string) => ({ venue, country: 'AR' }) as Brand

/** The phones of riders who begin a shift on a stage of its own, one after the other. */
async function phonesOf(venues: readonly string[]): Promise<string[]> {
  const phones: string[] = []
  const call = (async (_method: string, _path: string, { body }: { body: { phone: string } }) => {
    phones.push(body.phone)
    return { body: {} }
  }) as unknown as Call
  for (const venue of venues) await startShift(call, brand(venue))
  return phones
}

test('riders of a venue have phones of their own, which are the same on every stage, whoever else has riders there', async () => {
  const [first = '', second = ''] = await phonesOf(['uno', 'uno'])
  expect(first).toMatch(/^\+549\d+$/)
  expect(second).not.toBe(first)
  expect(await phonesOf(['dos', 'uno', 'dos', 'uno'])).toEqual([first, first, second, second])
})
