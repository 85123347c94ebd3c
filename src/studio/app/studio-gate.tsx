import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import { isApiError } from '#api/client.ts'
import { studio } from '#messages/studio.ts'
import { browserSessionStorage } from '#platform/storage.ts'
import { Modal } from '#ui/patterns/modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { studioCalls } from '../server/studio-calls.ts'
import { FullPage } from '../look/full-page.tsx'
import { ToolButton } from '../look/tool-button.tsx'
import { createOperatorAccess } from './operator-access.ts'
import { StudioPages } from './studio-pages.tsx'
import { TokenForm, TokenPage } from './token-form.tsx'

/**
 * Requires the token, except on the operator's own machine. When the server rejects a token later, a form above the
 * open page asks for another.
 */
export function StudioGate() {
  const t = useT(studio)
  const [access] = useState(() => createOperatorAccess(browserSessionStorage(), (request) => fetch(request)))
  const [calls] = useState(() => studioCalls(window.location.origin, access.fetch))
  const { token, isRefused } = useStore(access.store)
  const queries = useQueryClient()
  const session = useQuery({
    queryKey: ['studio-session'],
    queryFn: () => calls.session(),
    retry: 1,
    staleTime: Infinity,
  })
  const needsToken = session.data?.token === true
  const check = useQuery({
    queryKey: ['studio-access'],
    queryFn: () => calls.drafts(),
    enabled: session.isSuccess && (!needsToken || token !== undefined),
    retry: false,
    staleTime: Infinity,
  })
  const error = session.error ?? check.error
  const enter = (typed: string) => {
    access.enter(typed)
    void check.refetch()
    // retries the refused queries
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  const asked = { isRefused, isBusy: check.isFetching, onEnter: enter }
  // once signed in, the page stays open whatever is refused later
  if (check.data !== undefined)
    return (
      <>
        <StudioPages calls={calls} />
        {isRefused && (
          <Modal title={t('studio.token')} onClose={access.dismiss}>
            <TokenForm {...asked} />
          </Modal>
        )}
      </>
    )
  if (needsToken && (token === undefined || isRefused)) return <TokenPage {...asked} />
  if (error) {
    const isForbidden = isApiError(error) && error.status === 403
    return (
      <FullPage
        key="failed"
        title={t(isForbidden ? 'studio.off.title' : 'studio.failed.title')}
        text={t(isForbidden ? 'studio.off.text' : 'studio.failed.text')}
      >
        <ToolButton
          label={t('studio.retry')}
          icon="refresh"
          tone="line"
          onPress={() => void (session.isError ? session.refetch() : check.refetch())}
        />
      </FullPage>
    )
  }
  return <FullPage title={t('studio.title')} text={t('studio.loading')} />
}
