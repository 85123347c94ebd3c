import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { createApi } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import { DAY_MS } from '#domain/time/lengths.ts'
import type { PageDeps } from '#session/page-deps.ts'

import { branchScreen } from './branch.screen.ts'

/** What the screen shows of a list that is a day old, where the server says another. */
async function contactsOf(isDrawn: boolean) {
  const api = createApi(
    createApiClient('https://venue.test', async () => Response.json({ branchContacts: ['of now'] })),
  )
  const queryClient = new QueryClient()
  const { queryKey } = api.queries.branchContacts('x')
  queryClient.setQueryData<unknown>(
    queryKey,
    { branchContacts: ['as drawn'] },
    { updatedAt: Date.now() - DAY_MS },
  )
  const { data } = await branchScreen.load({
    ...api,
    queryClient,
    isDrawn,
    venue: { alias: 'x' },
  } as PageDeps)
  return (data as { contacts: unknown }).contacts
}

test('a page that was kept for a day is joined with the list it was drawn with', async () => {
  expect(await contactsOf(true)).toEqual(['as drawn'])
  expect(await contactsOf(false)).toEqual(['of now'])
})
