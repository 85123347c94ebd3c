import type { CallPath } from './step.ts'
import { escaped } from './moves.ts'

/** Whether a path matches a call's pattern, in which `*` is one segment. */
export const fitsPath = (call: CallPath, pathname: string): boolean =>
  new RegExp(`^${call.split('*').map(escaped).join('[^/]*')}$`).test(pathname)
