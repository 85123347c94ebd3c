import type { StudioPlace } from '../app/draft-trail.ts'
import type { StudioCalls } from '../server/studio-calls.ts'

/** What every way to begin needs. */
export type StartProps = {
  readonly calls: StudioCalls
  readonly onOpen: (place: StudioPlace) => void
}
