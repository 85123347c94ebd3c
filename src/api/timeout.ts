/** A network that swallows answers is as good as none: what was asked or sent by then is taken for lost. @units ms */
export const TIMEOUT_MS = 15_000
