import { readConfig, type Config } from '#server/config.ts'

/** Bearer token of the operator of a server that nobody outside this machine reaches. */
export const STAGE_TOKEN = 'a-token-for-the-operator'

/** Settings of a server on a free port for one visitor; the environment is not read. */
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
