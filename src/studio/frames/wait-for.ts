/** How long a step waits for what it needs. @units ms @source assumed: a call that fails is tried for seven seconds */
const STEP_TIMEOUT_MS = 12_000
/** How often it looks. @units ms @source assumed: faster than an eye, slower than a page draws */
const LOOK_EVERY_MS = 60

/** Looks until something is there. @returns undefined when it never was, or when the way was broken off */
export async function waitFor<Found>(
  look: () => Found | undefined,
  signal: AbortSignal,
): Promise<Found | undefined> {
  const end = performance.now() + STEP_TIMEOUT_MS
  for (;;) {
    const found = look()
    if (found !== undefined || signal.aborted || performance.now() > end)
      return signal.aborted ? undefined : found
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS)
    })
  }
}
