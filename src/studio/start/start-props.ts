import type { StudioPlace } from '../app/draft-trail.ts'
import type { StudioCalls } from '../server/studio-calls.ts'

/** Props of every way to start. */
export type StartProps = {
  readonly calls: StudioCalls
  readonly onOpen: (place: StudioPlace) => void
}
