import type { AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'

import type { Config } from '../../config.ts'
import type { LogStream } from '../../observe/observe-requests.ts'
import { portUnavailable } from '../../startup-error.ts'
import type { OpenSandbox } from './embedded-payments.ts'
import { buildSandboxApp } from './sandbox-app.ts'

/**
 * Starts the sandbox's own listener, beside the storefront's.
 * @errors {@link StartupError} PORT_UNAVAILABLE, when the configured port is taken
 */
export async function serveSandbox(
  config: Config,
  open: OpenSandbox,
  logStream?: LogStream,
): Promise<FastifyInstance> {
  const app = await buildSandboxApp(config, open, logStream)
  try {
    open.origins.sandboxPort = await listen(app, config)
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

/** Uses the port after the storefront's if it is free, else any: it need not be known in advance. */
async function listen(app: FastifyInstance, { host, port, paymentsPort }: Config): Promise<number> {
  const beside = port === 0 || port === 65_535 ? 0 : port + 1
  try {
    await app.listen({ host, port: paymentsPort ?? beside })
  } catch (error) {
    if (paymentsPort !== undefined)
      throw portUnavailable(`Port ${paymentsPort} on ${host}`, 'PAYMENTS_PORT to another', error)
    await app.listen({ host, port: 0 })
  }
  return (app.server.address() as AddressInfo).port
}
