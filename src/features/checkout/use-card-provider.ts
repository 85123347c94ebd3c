import { useEffect, useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { bodyOf } from '#api/client.ts'
import { loadCardProvider } from '#providers/payments/contract.ts'
import type { CardProvider } from '#providers/payments/contract.ts'

export type FoundProvider =
  | { status: 'loading' | 'failed' }
  | { status: 'found'; Form: CardProvider['Form']; origin?: string }

/** The card fields of a provider: their code, and where the server says they stand. */
export function useCardProvider(name: string): FoundProvider {
  const { client } = useApi()
  const [found, setFound] = useState<FoundProvider>({ status: 'loading' })
  useEffect(() => {
    let isStale = false
    const find = async (): Promise<FoundProvider> => {
      const [provider, { providers }] = await Promise.all([
        loadCardProvider(name),
        bodyOf(client.GET('/api/payments/providers')),
      ])
      const served = providers.find((one) => one.name === name)
      return provider && served
        ? { status: 'found', Form: provider.Form, origin: served.origin }
        : { status: 'failed' }
    }
    const show = (result: FoundProvider) => {
      if (!isStale) setFound(result)
    }
    find().then(show, () => show({ status: 'failed' }))
    return () => {
      isStale = true
    }
  }, [client, name])
  return found
}
