import type { FastifyBaseLogger } from 'fastify'

import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import type { MessageSender } from './contract.ts'
import { EMBEDDED_SENDER, embeddedSender } from './embedded/embedded-sender.ts'
import { httpSender } from './http/http-sender.ts'

type Deps = {
  config: Pick<Config, 'messagingUrl' | 'messagingToken' | 'adminToken'>
  store: Store
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info'>
}

/** The provider of this server: a carrier if the environment names one, else the embedded one. */
export function messageSender({ config, ...deps }: Deps): MessageSender {
  const { messagingUrl: url, messagingToken: token, adminToken } = config
  return url === undefined
    ? embeddedSender({ ...deps, isRead: adminToken !== undefined })
    : httpSender({ url, token })
}

/** Whether messages stay here for the operator to read. */
export const staysHere = ({ id }: MessageSender): boolean => id === EMBEDDED_SENDER
