/** A network that swallows answers is as good as none: what was sent by then is taken for lost. @units ms */
export const SEND_TIMEOUT_MS = 15_000
