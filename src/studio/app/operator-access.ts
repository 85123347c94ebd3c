import { createStore } from 'zustand/vanilla'

import type { Fetch } from '#api/client.ts'
import { isText, type Storage } from '#platform/storage.ts'

const KEY = 'studio.token'
const VERSION = 1

type Access = {
  readonly token: string | undefined
  /** the server did not accept it in the last call that showed it */
  readonly isRefused: boolean
}

/**
 * The operator's token, which goes with each call: a server that was given another one refuses it at any moment.
 * @param storage - keeps it; a browser that keeps nothing asks again after each load
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
    // another one may have been typed meanwhile
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
    /** Asks no more until it is refused again. */
    dismiss: (): void => store.setState({ isRefused: false }),
  }
}
