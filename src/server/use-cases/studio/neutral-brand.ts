import { drafts as texts } from '#messages/drafts.ts'
import type { StudioFileInput } from '#generated/models.ts'

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
const ALWAYS = [{ startAt: '00:00', endAt: '24:00' }]
const CASH = { paymentMethod: 'CASH', showName: texts.neutral.cash, active: true, upload: 'APP' }
const MODE = { active: true, orderEnabled: true, useSchedule: false, schedules: [], paymentTypes: [CASH] }
/** Alias of the brand, which is never published. */
const ALIAS = 'marca-neutra'

/** A small brand without a look of its own, always open: what a posted theme is shown on. */
export function neutralBrand(): StudioFileInput[] {
  return [
    { path: 'tenant.json', text: JSON.stringify(tenant) },
    { path: 'menu.json', text: JSON.stringify(menu) },
  ]
}

const address = {
  street: 'Avenida de Mayo',
  number: '800',
  locality: 'Monserrat',
  city: 'Buenos Aires',
  country: 'AR',
  lat: -34.6086,
  lng: -58.3772,
}

const tenant = {
  $schema: '../../schemas/tenant/tenant.schema.json',
  alias: ALIAS,
  kind: 'branchContact',
  status: 'draft',
  country: 'AR',
  timeZone: 'America/Argentina/Buenos_Aires',
  branches: [
    {
      alias: `${ALIAS}-casa`,
      name: texts.neutral.name,
      branchContacts: [
        {
          alias: ALIAS,
          name: texts.neutral.name,
          address,
          deliveryConfig: { workingDays: WEEK.map((dayOfWeek) => ({ dayOfWeek, workingHours: ALWAYS })) },
          orderModes: [
            {
              type: 'TAKE_AWAY',
              showName: texts.neutral.takeAway,
              minDelayInMinutes: 20,
              maxDelayInMinutes: 30,
              ...MODE,
            },
          ],
        },
      ],
    },
  ],
}

const sizes = (price: number) => [{ id: 'unica', name: texts.neutral.size, price }]

/** Prices in centavos. */
const menu = {
  $schema: '../../schemas/tenant/menu.schema.json',
  categories: texts.neutral.categories.map(({ name, plates }, category) => ({
    id: `categoria-${category + 1}`,
    name: `categoria-${category + 1}`,
    showName: name,
    plates: plates.map((plate, index) => ({
      id: `plato-${category + 1}-${index + 1}`,
      ...plate,
      sizes: sizes(650_000 + 90_000 * (category + index)),
    })),
  })),
  remarkeds: ['plato-1-1'],
  upselleds: ['plato-2-1'],
}
