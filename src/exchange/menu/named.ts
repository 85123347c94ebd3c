import type { DraftPlate } from './draft.ts'

type Names = { name: string; showName?: string | undefined }

/**
 * The two names of a plate or category. Who speaks of one name speaks of the shown one; the internal name stays.
 */
export function named(draft: Pick<DraftPlate, 'name' | 'internalName'>, own: Names | undefined): Names {
  const { name, internalName } = draft
  if (internalName === null) return { name, showName: undefined }
  if (internalName !== undefined) return { name: internalName, showName: name }
  if (own?.showName === undefined) return { name }
  return { name: own.name, showName: name }
}
