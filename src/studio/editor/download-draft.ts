import type { StudioDraft } from '#generated/models.ts'
import { fromBase64 } from '#platform/base64.ts'
import type { PickedFile } from '../intake/picked-files.ts'
import { fileOfText, makeZip } from '../intake/zip.ts'
import type { StudioCalls } from '../server/studio-calls.ts'

/**
 * Hands out the folder of a draft as a zip.
 *
 * @returns true once the browser has it
 * @errors as the calls
 */
export async function downloadDraft(calls: StudioCalls, draft: StudioDraft): Promise<boolean> {
  const files = await Promise.all(
    draft.files.map(async ({ path, text }): Promise<PickedFile> =>
      text === undefined
        ? { path, bytes: fromBase64((await calls.draftFile(draft.id, path)).base64) }
        : fileOfText(path, text),
    ),
  )
  const name = draft.alias || 'marca'
  const zip = new Blob([new Uint8Array(makeZip(name, files))], { type: 'application/zip' })
  const address = URL.createObjectURL(zip)
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.zip`
  link.click()
  URL.revokeObjectURL(address)
  return true
}
