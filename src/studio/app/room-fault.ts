import { isApiError } from '#api/client.ts'
import type { StudioPlace } from './draft-trail.ts'

/** Why a draft or a brand could not be opened. */
export type RoomFault = 'brand.gone' | 'draft.gone' | 'drafts.full' | 'folder.unreadable' | 'failed'

/** The fault shown when opening a place was refused. */
export function roomFault(error: unknown, place: StudioPlace): RoomFault {
  if (!isApiError(error)) return 'failed'
  if (error.status === 404) return 'brand' in place ? 'brand.gone' : 'draft.gone'
  if (error.code === 'DRAFT_LIMIT') return 'drafts.full'
  return error.code === 'FOLDER_UNREADABLE' ? 'folder.unreadable' : 'failed'
}
