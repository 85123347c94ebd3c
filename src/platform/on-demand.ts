/** Code that is fetched when it is first needed, once for all who need it. */
export interface OnDemand<Code> {
  /** Undefined until it has come. */
  readonly here: Code | undefined
  /** @errors rejects where it did not come; who asks after that fetches it anew */
  readonly fetch: () => Promise<Code>
}

/**
 * The one way to code that comes later, whatever it is: `onDemand(() => import('./late.ts'))`. A component is shown by
 * `drawn`.
 * @param load - fetches it
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
