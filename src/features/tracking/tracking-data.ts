/** Which delivery this is. What is known of it is among the queries, because it changes. */
export interface TrackingData {
  /** In stored form. */
  code: string
  /** Of the first render. @units milliseconds since the epoch */
  now: number
}
