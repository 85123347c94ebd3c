import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageProvider } from '#session/page-context.ts'
import type { Venue } from '#session/venue.ts'
import { PlaceDetails } from './place-details.tsx'

test('the streets around a door are no part of what its diner says of it', () => {
  const told = (details: string, betweenStreets: string) =>
    renderToStaticMarkup(
      <PageProvider value={{ venue: {} as Venue }}>
        <PlaceDetails place={{ details, betweenStreets }} />
      </PageProvider>,
    )
  expect(told('Timbre 2.', 'Salguero y Medrano')).toBe('<p>Timbre 2.</p><p>Entre Salguero y Medrano</p>')
  expect(told('', '')).toBe('')
})
