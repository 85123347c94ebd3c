/** What stops a run: a person, what runs it for one, or a terminal that is closed. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Exit code of a run that was stopped. */
export const STOPPED = 130
