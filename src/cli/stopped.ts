/** Signals that stop a run: from a person, a supervisor, or a closed terminal. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Exit code of a stopped run. */
export const STOPPED = 130
