import { readConfig, type Config } from '#server/config.ts'

/** The operator's bearer token, for a server that is reachable only from this machine. */
export const STAGE_TOKEN = 'a-token-for-the-operator'

/** Settings of a server on a free port for a single visitor; the environment is not read. */
export const stageConfig = (over: Partial<Config> = {}): Config => ({
  ...readConfig({
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'false',
    ADMIN_TOKEN: STAGE_TOKEN,
    PAYMENTS_SANDBOX: 'true',
  }),
  ...over,
})
