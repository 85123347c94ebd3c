/** For tests: the Cache API in memory, with entries in insertion order. */
export function fakeCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'https://vitrina.example').href
  const bare = (url: string) => url.split('?')[0]
  const find = (store: Map<string, Response>, request: RequestInfo | URL, options?: CacheQueryOptions) => {
    const url = urlOf(request)
    const key = [...store.keys()].find((one) =>
      options?.ignoreSearch ? bare(one) === bare(url) : one === url,
    )
    return key === undefined ? undefined : store.get(key)?.clone()
  }
  const cacheOf = (store: Map<string, Response>): Partial<Cache> => ({
    match: async (request, options) => find(store, request, options),
    addAll: async (requests) => {
      for (const request of requests) store.set(urlOf(request), await fetch(urlOf(request)))
    },
    put: async (request, answer) => void store.set(urlOf(request), answer),
    delete: async (request) => store.delete(urlOf(request)),
    keys: async () => [...store.keys()].map((url) => new Request(url)),
  })
  const all: CacheStorage = {
    open: async (name) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return cacheOf(store) as Cache
    },
    match: async (request, options) => {
      const named = options?.cacheName === undefined ? [...stores.keys()] : [options.cacheName]
      const found = named
        .flatMap((name) => stores.get(name) ?? [])
        .map((store) => find(store, request, options))
      return found.find((one) => one !== undefined)
    },
    has: async (name) => stores.has(name),
    delete: async (name) => stores.delete(name),
    keys: async () => [...stores.keys()],
  }
  return all
}
