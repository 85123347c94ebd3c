import { StartupError } from './startup-error.ts'

/** Variables that have to fit each other. */
type Conflicting = {
  MESSAGING_URL?: string
  GEOCODER_URL?: string
  PUBLIC_ORIGIN?: string
  FRAMES_ORIGIN?: string
  PAYMENTS_SANDBOX: boolean
  PAYMENTS_ORIGIN?: string
  TRUST_PROXY: number
}

/** @source its usage policy: no auto-complete */
const PUBLIC_GEOCODER = /^https?:\/\/nominatim\.openstreetmap\.org([:/]|$)/i

/**
 * Refuses variables of which each is right and which do not go together.
 * @errors {@link StartupError} BAD_CONFIGURATION naming the variable and what it needs
 */
export function refuseConflicts(values: Conflicting): void {
  if (values.MESSAGING_URL !== undefined && values.PUBLIC_ORIGIN === undefined)
    throw new StartupError(
      'BAD_CONFIGURATION',
      'MESSAGING_URL: needs PUBLIC_ORIGIN, because messages carry links to it',
    )
  checkFrames(values)
  checkSandbox(values)
  if (values.GEOCODER_URL !== undefined && PUBLIC_GEOCODER.test(values.GEOCODER_URL))
    throw new StartupError(
      'BAD_CONFIGURATION',
      'GEOCODER_URL: the public host forbids suggestions while typing; name one of your own',
    )
}

/** A browser keeps things by name and scheme: the port alone would keep nothing apart. */
function checkFrames({ FRAMES_ORIGIN: frames, PUBLIC_ORIGIN: pages }: Conflicting): void {
  if (frames === undefined) return
  const url = URL.canParse(frames) ? new URL(frames) : undefined
  const around = pages === undefined ? undefined : new URL(pages)
  if (url?.origin !== frames || (around !== undefined && url.protocol !== around.protocol))
    throw new StartupError(
      'BAD_CONFIGURATION',
      'FRAMES_ORIGIN: must be scheme and host alone, as https://frames.example, with the scheme of PUBLIC_ORIGIN',
    )
  if (url.hostname === (around?.hostname ?? 'localhost'))
    throw new StartupError(
      'BAD_CONFIGURATION',
      'FRAMES_ORIGIN: has the host name of pages, from which it is to keep code of vendors away',
    )
}

/** The sandbox is switched on by its own variable alone, and only where browsers can reach it. */
function checkSandbox({ PAYMENTS_SANDBOX, PAYMENTS_ORIGIN, PUBLIC_ORIGIN, TRUST_PROXY }: Conflicting): void {
  if (!PAYMENTS_SANDBOX && PAYMENTS_ORIGIN !== undefined)
    throw new StartupError(
      'BAD_CONFIGURATION',
      'PAYMENTS_ORIGIN: is the address of the payments sandbox, which PAYMENTS_SANDBOX=true switches on. ' +
        'Set that, or remove PAYMENTS_ORIGIN',
    )
  if (PAYMENTS_SANDBOX && PAYMENTS_ORIGIN === undefined && (PUBLIC_ORIGIN !== undefined || TRUST_PROXY > 0))
    throw new StartupError(
      'BAD_CONFIGURATION',
      'PAYMENTS_SANDBOX: needs PAYMENTS_ORIGIN where PUBLIC_ORIGIN or TRUST_PROXY is set, because browsers ' +
        'reach the sandbox at an address of its own. Set it, or PAYMENTS_SANDBOX=false: `npm start` sets true',
    )
}
