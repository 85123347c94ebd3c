/**
 * What was asked to be saved and is being looked up: a geocoder may answer when its modal has gone, and in another
 * order. Kept beside the modals, which come and go.
 */
const pending = new Set<number>()
let begun = 0
let kept = 0

/** One try to save an address. */
export interface SaveAttempt {
  /** a later address has been saved: that choice wins */
  isOvertaken: () => boolean
  keep: () => void
  end: () => void
}

export function beginSave(): SaveAttempt {
  begun += 1
  const mine = begun
  pending.add(mine)
  return {
    isOvertaken: () => mine < kept,
    keep: () => {
      kept = mine
    },
    end: () => void pending.delete(mine),
  }
}

/** Whether the last word on an address is still to come. */
export const isSaving = (): boolean => pending.size > 0
