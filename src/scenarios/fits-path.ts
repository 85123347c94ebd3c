import type { CallPath } from './step.ts'
import { escaped } from './moves.ts'

/** Whether a path is one of those of a call, in which `*` stands for one part. */
export const fitsPath = (call: CallPath, pathname: string): boolean =>
  new RegExp(`^${call.split('*').map(escaped).join('[^/]*')}$`).test(pathname)
