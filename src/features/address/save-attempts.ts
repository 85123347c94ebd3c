/**
 * Addresses being saved: a geocoder may answer after its modal was closed, and out of order. Kept outside the modals,
 * which are unmounted.
 */
const pending = new Set<number>()
let begun = 0
let kept = 0

/** One attempt to save an address. */
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

/** Whether an address is still being saved. */
export const isSaving = (): boolean => pending.size > 0
