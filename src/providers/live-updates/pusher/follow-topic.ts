import Pusher from 'pusher-js'

import type { LiveSettings } from '#generated/models.ts'
import { isLiveSettings } from '#generated/validators/live-settings.js'
import { systemClock } from '#platform/clock.ts'
import { browserOnline } from '#platform/online.ts'
import { timeLimit } from '#platform/time-limit.ts'
import type { LiveListener, LiveTopic } from '../contract.ts'

/** Of the page that listens. */
type Place = Pick<Location, 'protocol' | 'hostname' | 'port'>

/**
 * Silence after which the connection is asked whether it still is one, and how long it may take to say so: then it is
 * made anew, and the page asks meanwhile. A frozen one would be believed for two and a half minutes.
 */
const ACTIVITY_MS = 30_000
const PONG_MS = 5_000

/** How long the server may take to say where news is told. */
const LIMIT_MS = 10_000
/** Pause after it did not, doubled up to five minutes: a server that is restarted is back in seconds. */
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 300_000

/** Where a client connects to. */
type Endpoint = Required<LiveSettings>

/** What settings leave out is that of the page's own server. */
function endpointOf(
  { key, host, port, tls }: LiveSettings,
  { protocol, hostname, port: own }: Place,
): Endpoint {
  const isSecure = tls ?? protocol === 'https:'
  const usual = isSecure ? 443 : 80
  return { key, host: host ?? hostname, port: port ?? (own === '' ? usual : Number(own)), tls: isSecure }
}

/** @errors rejects when no answer came, or none of our server */
async function readEndpoint(): Promise<Endpoint> {
  const answer = await fetch('/api/live', { signal: timeLimit(LIMIT_MS) })
  const settings: unknown = await answer.json()
  if (!isLiveSettings(settings)) throw new Error('These are no settings of live updates.')
  return endpointOf(settings, window.location)
}

/**
 * Asks the page's server where news is told, and follows a topic there. Without an answer it asks again, and the page goes
 * on asking for what it shows.
 * @returns ends it
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
    // of no meaning where the host is named, but the types insist
    cluster: '',
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: tls,
    // after 2 s the library would try TLS on a port that has none
    enabledTransports: tls ? ['ws', 'wss'] : ['ws'],
    disableStats: true,
    activityTimeout: ACTIVITY_MS,
    pongTimeout: PONG_MS,
  })
  const { connection } = pusher
  connection.bind('state_change', ({ current }: { current: string }) => {
    if (current !== 'connected') onState(false)
  })
  // connected is not enough: what happens before the channel is followed is told to nobody
  pusher
    .subscribe(channel)
    .bind('pusher:subscription_succeeded', () => onState(true))
    .bind(event, (data: unknown) => onEvent(data))
  return () => {
    connection.unbind_all()
    pusher.unbind_all()
    // a connection that is cut while it is made is a fault in the console
    if (connection.state === 'connecting') connection.bind('state_change', () => pusher.disconnect())
    // so is one that is closed before what the library has put off for the next task was sent
    else setTimeout(() => pusher.disconnect())
  }
}
