import type { StudioDraft } from '#generated/models.ts'
import type { StudioCalls } from '../server/studio-calls.ts'

/** What every way to begin needs. */
export type StartProps = {
  readonly calls: StudioCalls
  /** a draft is there: its editor opens */
  readonly onDraft: (draft: Pick<StudioDraft, 'id'>) => void
}
