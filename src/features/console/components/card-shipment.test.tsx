import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { OrderStatus } from '#generated/models.ts'
import { PageProvider } from '#session/page-context.ts'
import type { Venue } from '#session/venue.ts'
import { aConsoleOrder } from '../../../../tests/support/console-order.ts'
import { CardShipment } from './card-shipment.tsx'

const venue = { branchContact: { branch: { country: 'AR' } } } as Venue
const delivery = { now: 0, ship: () => undefined, chosen: [], choose: () => undefined, canStack: false }
const rider = { name: 'Rita', phone: '+5491144440000' }

test('what the venue handed over itself while a rider had it is not told as called off', () => {
  const drawn = (status: OrderStatus) =>
    renderToStaticMarkup(
      <PageProvider value={{ venue }}>
        <CardShipment
          one={{
            ...aConsoleOrder({ status }),
            shipment: { id: '1', status: 'CANCELED', since: '', codeToShow: 'X9TD', keyLocked: false, rider },
          }}
          isBusy={false}
          {...delivery}
        />
      </PageProvider>,
    )
  expect(drawn('DELIVERED')).toContain('Lo entregó el local')
  expect(drawn('DELIVERED')).not.toContain('Envío cancelado')
  expect(drawn('CANCELED')).toContain('Envío cancelado')
})
