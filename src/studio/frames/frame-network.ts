import { fitsPath } from '#scenarios/fits-path.ts'
import type { CallPath } from '#scenarios/step.ts'

type Answer = 500 | 'never'

/** The network as a frame's page sees it: unchanged until a step intercepts calls. */
export type FrameNetwork = {
  /** From now on these calls get this answer; it overrides earlier ones. */
  answer(path: CallPath, answer: Answer): void
  goOffline(): void
  /** Whether any call is intercepted. */
  isTouched(): boolean
  /** Installs itself in a page; call it again after each load. */
  enter(page: Window): void
}

/** Intercepts a frame's calls to the server, for states with a broken network. */
export function createFrameNetwork(): FrameNetwork {
  const rules: { readonly path: CallPath; readonly answer: Answer }[] = []
  let isOffline = false
  /** By function, because a frame's window stays the same object for all its pages. */
  const ours = new WeakSet<typeof fetch>()
  let current: Window | undefined

  const isTouched = (): boolean => isOffline || rules.length > 0
  const sink = (page: Window): void => {
    const own = page as Window & typeof globalThis
    if (ours.has(own.fetch)) return
    const through = own.fetch.bind(own)
    own.fetch = async (input, init) => {
      const url = new URL(input instanceof own.Request ? input.url : String(input), own.location.href)
      const rule = rules.find(({ path }) => fitsPath(path, url.pathname))
      if (isOffline) throw new own.TypeError('Failed to fetch')
      if (rule?.answer === 'never') return new own.Promise<Response>(() => undefined)
      if (rule) return new own.Response(null, { status: rule.answer })
      return through(input, init)
    }
    ours.add(own.fetch)
  }
  const fireOffline = (page: Window): void => {
    Object.defineProperty(page.navigator, 'onLine', { configurable: true, get: () => false })
    page.dispatchEvent(new (page as Window & typeof globalThis).Event('offline'))
  }
  const apply = (): void => {
    if (!current || !isTouched()) return
    sink(current)
    if (isOffline) fireOffline(current)
  }
  return {
    answer: (path, answer) => {
      rules.unshift({ path, answer })
      apply()
    },
    goOffline: () => {
      isOffline = true
      apply()
    },
    isTouched,
    enter: (page) => {
      current = page
      apply()
    },
  }
}
