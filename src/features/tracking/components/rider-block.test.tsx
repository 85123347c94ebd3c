import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { TrackingInfo } from '#generated/models.ts'
import { PageProvider } from '#session/page-context.ts'
import { RiderBlock } from './rider-block.tsx'

const INFO: TrackingInfo = {
  id: 'a',
  orderCode: 'K7QF3M2X9TD',
  at: '2026-11-18T15:30:00.000Z',
  status: 'ON_ROUTE_TO_DROP_OFF',
  revision: 1,
}
const drawn = (rider: TrackingInfo['rider']) =>
  renderToStaticMarkup(
    <PageProvider value={{ messaging: { id: 'none', linkTo: ({ phone }) => `sms:${phone}` } }}>
      <RiderBlock info={{ ...INFO, rider }} now={0} />
    </PageProvider>,
  )
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')

test('[TRK-02d] who only has the code reads that there is a rider, and reaches nobody', () => {
  const html = drawn({ name: '' })
  expect(words(html)).toBe('|Repartidor|WhatsApp|Llamar|')
  expect(html).not.toContain('href=')
  expect(words(drawn(undefined))).toBe('|Sin repartidor|WhatsApp|Llamar|')
  const own = drawn({ name: 'Rita Ruiz', phone: '+5491144440000' })
  expect(words(own)).toBe('|Rita Ruiz|WhatsApp|Llamar|')
  expect(own).toContain('href="tel:+5491144440000"')
})
