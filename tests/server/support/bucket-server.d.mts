/** A server of this machine that speaks S3 and checks signatures. */
export declare function bucketServer(): Promise<{
  port: number
  /** where the files of its bucket lie */
  folder: string
  /** @param way - another port, bucket or secret in place of the right one */
  address(way?: { port?: number; bucket?: string; secret?: string }): string
  close(): Promise<void>
}>
