import Pusher from 'pusher-js'

import type { LiveSettings } from '#generated/models.ts'
import { isLiveSettings } from '#generated/validators/live-settings.js'
import { systemClock } from '#platform/clock.ts'
import { browserOnline } from '#platform/online.ts'
import { timeLimit } from '#platform/time-limit.ts'
import type { LiveListener, LiveTopic } from '../contract.ts'

/** Location of the page. */
type Place = Pick<Location, 'protocol' | 'hostname' | 'port'>

/**
 * Silence after which the connection is pinged, and the time limit of the answer. Without one the client reconnects,
 * and the page polls meanwhile. By default a frozen connection would be trusted for two and a half minutes.
 */
const ACTIVITY_MS = 30_000
const PONG_MS = 5_000

/** Time limit for the server to return the endpoint. */
const LIMIT_MS = 10_000
/** Delay after a failure, doubled up to five minutes: a restarted server is back within seconds. */
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 300_000

/** Where a client connects. */
type Endpoint = Required<LiveSettings>

/** Missing settings default to the page's own server. */
function endpointOf(
  { key, host, port, tls }: LiveSettings,
  { protocol, hostname, port: own }: Place,
): Endpoint {
  const isSecure = tls ?? protocol === 'https:'
  const usual = isSecure ? 443 : 80
  return { key, host: host ?? hostname, port: port ?? (own === '' ? usual : Number(own)), tls: isSecure }
}

/** @errors rejects without a response, or for an invalid one */
async function readEndpoint(): Promise<Endpoint> {
  const answer = await fetch('/api/live', { signal: timeLimit(LIMIT_MS) })
  const settings: unknown = await answer.json()
  if (!isLiveSettings(settings)) throw new Error('These are no settings of live updates.')
  return endpointOf(settings, window.location)
}

/**
 * Asks the page's server for the endpoint, and subscribes to a topic there. On failure it retries, while the page keeps
 * polling.
 * @returns unsubscribes
 */
export function followTopic(topic: LiveTopic, listener: LiveListener): () => void {
  const online = browserOnline()
  let isOver = false
  let waitMs = FIRST_WAIT_MS
  let stop = (): void => undefined
  const ask = (): void =>
    void readEndpoint().then(
      (endpoint) => {
        if (!isOver) stop = connect(endpoint, topic, listener)
      },
      () => {
        if (isOver) return
        listener.onState(false)
        askLater()
      },
    )
  const askLater = (): void => {
    const again = (): void => {
      stop()
      ask()
    }
    const stopWait = systemClock.after(waitMs, again)
    const stopListening = online.onChange((isOnline) => isOnline && again())
    stop = () => {
      stopWait()
      stopListening()
    }
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }
  ask()
  return () => {
    isOver = true
    stop()
  }
}

function connect(
  { key, host, port, tls }: Endpoint,
  { channel, event }: LiveTopic,
  { onEvent, onState }: LiveListener,
): () => void {
  const pusher = new Pusher(key, {
    // unused when the host is given, but required by the types
    cluster: '',
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: tls,
    // otherwise the library tries TLS after 2 s on a port without it
    enabledTransports: tls ? ['ws', 'wss'] : ['ws'],
    disableStats: true,
    activityTimeout: ACTIVITY_MS,
    pongTimeout: PONG_MS,
  })
  const { connection } = pusher
  connection.bind('state_change', ({ current }: { current: string }) => {
    if (current !== 'connected') onState(false)
  })
  // connecting is not enough: events before the subscription are lost
  pusher
    .subscribe(channel)
    .bind('pusher:subscription_succeeded', () => onState(true))
    .bind(event, (data: unknown) => onEvent(data))
  return () => {
    connection.unbind_all()
    pusher.unbind_all()
    // closing a connection while it connects logs an error in the console
    if (connection.state === 'connecting') connection.bind('state_change', () => pusher.disconnect())
    // as does closing before the library has sent what it deferred to the next task
    else setTimeout(() => pusher.disconnect())
  }
}
