/** What stops a run: a person, or what runs it for one. */
export const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Exit code of a run that was stopped. */
export const STOPPED = 130
