import { expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import type { TenantFile } from '#generated/tenant.ts'
import { exportSchemaOrg } from './export-schema-org.ts'

test('a store has what it says itself over what all stores say, field by field', () => {
  const workingHours = [{ startAt: '09:00', endAt: '24:00' }]
  const tenant = {
    alias: 'fonda',
    branchContactDefaults: {
      address: { city: 'Quito', country: 'EC', locality: 'Centro' },
      deliveryConfig: { workingDays: [{ dayOfWeek: 'MONDAY', workingHours }] },
    },
    branches: [
      {
        alias: 'fonda',
        name: 'Fonda',
        branchContacts: [
          {
            alias: 'norte',
            name: 'Norte',
            address: { street: 'Amazonas', number: '12', locality: 'Norte' },
            deliveryConfig: { minimumAmount: 500 },
          },
        ],
      },
    ],
  } as unknown as TenantFile
  const { '@graph': graph } = exportSchemaOrg(tenant, { $schema: '', categories: [] }, COUNTRIES.EC)
  expect((graph as unknown[])[1]).toMatchObject({
    address: {
      streetAddress: 'Amazonas 12',
      addressLocality: 'Norte',
      addressRegion: 'Quito',
      addressCountry: 'EC',
    },
    openingHoursSpecification: [{ opens: '09:00', closes: '23:59' }],
  })
})
