import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { BranchContact } from '#generated/models.ts'
import { PageProvider } from '#session/page-context.ts'
import type { Venue } from '#session/venue.ts'
import { VenueContact } from './venue-contact.tsx'

const offered = (branchContact: Partial<BranchContact>): string =>
  renderToStaticMarkup(
    <PageProvider
      value={{
        venue: { branchContact } as Venue,
        messaging: { id: 'none', linkTo: ({ phone, text }) => `sms:${phone}?body=${text}` },
      }}
    >
      <VenueContact orderCode="K7QF3M2X9TD" />
    </PageProvider>,
  )

test('[TRK-02] the venue of a canceled order is written to or called, by what it gave', () => {
  const both = offered({ whatsAppPhone: '+541155552004', callPhone: '+541144440000' })
  expect(both).toMatch(/href="sms:\+541155552004\?body=Hola, les escribo por mi pedido K7QF-3M2-X9TD\."/)
  expect(both).toMatch(/href="tel:\+541144440000".*Llamar al local/)
  expect(offered({ callPhone: '+541144440000' })).not.toContain('Escribir')
})

test('[TRK-02] without a way to reach it nobody is told to', () => {
  expect(offered({})).toBe('')
})
