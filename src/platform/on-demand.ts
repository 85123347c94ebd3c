/** Code that is fetched on first use, once for all callers. */
export interface OnDemand<Code> {
  /** Undefined until it is loaded. */
  readonly here: Code | undefined
  /** @errors rejects when the load fails; the next call retries */
  readonly fetch: () => Promise<Code>
}

/**
 * The one way to load code lazily: `onDemand(() => import('./late.ts'))`. A component is rendered by `lazyView`.
 * @param load - imports it
 */
export function onDemand<Code>(load: () => Promise<Code>): OnDemand<Code> {
  let here: Code | undefined
  let coming: Promise<Code> | undefined
  return {
    get here() {
      return here
    },
    fetch: () =>
      (coming ??= load().then(
        (code) => (here = code),
        (reason: unknown) => {
          coming = undefined
          throw reason
        },
      )),
  }
}
