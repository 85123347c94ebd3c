/** The current time, passed in so that tests control it. */
export type Clock = () => Date

/** Random bytes, passed in so that tests can repeat them. */
export type RandomBytes = (size: number) => Uint8Array
