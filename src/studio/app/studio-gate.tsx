import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isApiError } from '#api/client.ts'
import { studio } from '#messages/studio.ts'
import { browserSessionStorage, isText } from '#platform/storage.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { studioCalls } from '../server/studio-calls.ts'
import { FullPage } from '../look/full-page.tsx'
import { ToolButton } from '../look/tool-button.tsx'
import { StudioRooms } from './studio-rooms.tsx'
import { TokenForm } from './token-form.tsx'

/** Lets in who may: everybody on the operator's own machine, else whoever has the token. */
export function StudioGate() {
  const t = useT(studio)
  const [token, setToken] = useState(() => operatorToken.read())
  const calls = useMemo(
    () => studioCalls(window.location.origin, (request) => fetch(request), token),
    [token],
  )
  const session = useQuery({
    queryKey: ['studio-session'],
    queryFn: () => calls.session(),
    retry: 1,
    staleTime: Infinity,
  })
  const needsToken = session.data?.token === true
  const check = useQuery({
    queryKey: ['studio-access', token],
    queryFn: () => calls.drafts(),
    enabled: session.isSuccess && (!needsToken || token !== undefined),
    retry: false,
    staleTime: Infinity,
  })
  const error = session.error ?? check.error
  const isRefused = isApiError(check.error) && check.error.status === 401
  if (needsToken && (token === undefined || isRefused)) {
    const enter = (typed: string) => {
      operatorToken.keep(typed)
      setToken(typed)
    }
    return <TokenForm isRefused={isRefused} isBusy={check.isFetching} onEnter={enter} />
  }
  if (check.isSuccess) return <StudioRooms calls={calls} />
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

const KEY = 'studio.token'
const VERSION = 1

/** The operator's token for as long as the tab is open; a browser that keeps nothing asks again after each load. */
const operatorToken = {
  read: () => browserSessionStorage().read(KEY, VERSION, isText),
  keep: (token: string): void => browserSessionStorage().write(KEY, VERSION, token),
}
