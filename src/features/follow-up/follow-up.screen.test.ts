import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { createApi } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import { orderQuery } from '#api/order-queries.ts'
import { HOUR_MS } from '#domain/time/lengths.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { followUpScreen } from './follow-up.screen.ts'

const CODE = 'K7QF3M2X9TD'

test('[HOURS-02] an order that is entered from the checkout is dated as all answers, by the clock of the machine', async () => {
  const api = createApi(createApiClient('https://venue.test', async () => Response.json({ code: CODE })))
  const queryClient = new QueryClient()
  const before = Date.now()
  await followUpScreen.load({
    ...api,
    queryClient,
    route: { kind: 'follow-up', alias: 'x', orderCode: CODE },
    venue: { alias: 'x' },
    // that clock is wrong
    now: before - HOUR_MS,
  } as PageDeps)
  const { queryKey } = orderQuery(api.client, 'x', CODE)
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBeGreaterThanOrEqual(before)
})
