import Pusher from 'pusher-js'

import { LIVE_APP_KEY } from '#domain/order/live.ts'
import type { LiveListener, LiveTopic } from '../contract.ts'

/** Of the page that listens. */
type Place = Pick<Location, 'protocol' | 'hostname' | 'port'>

/**
 * Opens a connection for a topic.
 *
 * @returns ends it
 */
export function followTopic(
  { protocol, hostname, port }: Place,
  { channel, event }: LiveTopic,
  { onEvent, onState }: LiveListener,
): () => void {
  const isSecure = protocol === 'https:'
  const number = port === '' ? (isSecure ? 443 : 80) : Number(port)
  const pusher = new Pusher(LIVE_APP_KEY, {
    // of no meaning on an endpoint of our own, but the types insist
    cluster: '',
    wsHost: hostname,
    wsPort: number,
    wssPort: number,
    forceTLS: isSecure,
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
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
    else pusher.disconnect()
  }
}
