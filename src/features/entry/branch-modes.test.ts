import { describe, expect, test } from 'vitest'

import { SAMPLE_MODES, sampleContact, sampleMode } from '#domain/venue/sample-venue.fixture.ts'
import { branchModes, contactPath } from './branch-modes.ts'

const [delivery, takeAway, table] = SAMPLE_MODES
const offering = (name: string, orderModes: readonly (typeof delivery)[], blocked = false) => {
  const contact = sampleContact(name)
  return {
    ...contact,
    commercialTermsInfo: { blocked },
    deliveryConfig: { ...contact.deliveryConfig, orderModes: [...orderModes] },
  }
}
const types = (modes: readonly { type: string }[]) => modes.map(({ type }) => type)

describe('the order modes of a branch', () => {
  test('[BRAN-01] are those that any branch contact activates, each once', () => {
    const contacts = [offering('Norte', [takeAway, delivery]), offering('Sur', [delivery, table])]
    expect(types(branchModes(contacts, []))).toEqual(['TAKE_AWAY', 'DELIVERY', 'IN_DINING'])
  })

  test('[BRAN-01] come neither from a blocked branch contact nor from a mode that is off', () => {
    const off = sampleMode('SELF_SERVICE', 'Barra', { active: false })
    const contacts = [offering('Norte', [delivery, off]), offering('Sur', [table], true)]
    expect(types(branchModes(contacts, []))).toEqual(['DELIVERY'])
  })

  test('[ROUTE-06] are restricted to those the visit allows', () => {
    expect(types(branchModes([offering('Norte', SAMPLE_MODES)], ['TAKE_AWAY']))).toEqual(['TAKE_AWAY'])
  })
})

describe('where a card leads', () => {
  const contact = offering('norte', [delivery, takeAway])

  test('to the menu of the chosen mode, by the name it has at that venue', () => {
    expect(contactPath(contact, 'TAKE_AWAY')).toBe('/menu/norte/Para%20llevar')
  })

  test('to the entry of the venue when it has not the mode, or none is chosen', () => {
    expect(contactPath(contact, 'IN_DINING')).toBe('/menu/norte')
    expect(contactPath(contact)).toBe('/menu/norte')
  })
})
