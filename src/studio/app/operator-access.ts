import { createStore } from 'zustand/vanilla'

import type { Fetch } from '#api/client.ts'
import { isText, type Storage } from '#platform/storage.ts'

const KEY = 'studio.token'
const VERSION = 1

type Access = {
  readonly token: string | undefined
  /** the server rejected it in the last call */
  readonly isRefused: boolean
}

/**
 * The operator's token, sent with each call. The server may reject it at any time, because its token can change.
 * @param storage - stores it; without storage the token is asked for after each load
 */
export function createOperatorAccess(storage: Storage, fetch: Fetch) {
  const store = createStore<Access>(() => ({
    token: storage.read(KEY, VERSION, isText),
    isRefused: false,
  }))
  const send: Fetch = async (request) => {
    const { token } = store.getState()
    if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`)
    const answer = await fetch(request)
    // another token may have been entered meanwhile
    if (answer.status === 401 && store.getState().token === token) store.setState({ isRefused: true })
    return answer
  }
  return {
    store,
    fetch: send,
    enter: (token: string): void => {
      storage.write(KEY, VERSION, token)
      store.setState({ token, isRefused: false })
    },
    /** Stops asking until the token is rejected again. */
    dismiss: (): void => store.setState({ isRefused: false }),
  }
}
