import { createContext, useContext } from 'react'
import type { ApiClient } from './client.ts'
import { createQueries, type Queries } from './queries.ts'

export interface Api {
  client: ApiClient
  queries: Queries
}

export const createApi = (client: ApiClient): Api => ({ client, queries: createQueries(client) })

const ApiContext = createContext<Api | undefined>(undefined)

export const ApiProvider = ApiContext.Provider

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi outside of ApiProvider')
  return api
}
