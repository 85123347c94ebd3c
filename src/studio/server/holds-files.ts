import type { StudioDraft, StudioFileInput } from '#generated/models.ts'
import type { StudioCalls } from './studio-calls.ts'

/** Base64 says three bytes with four signs. */
const bytesOf = (base64: string): number => (base64.length / 4) * 3 - (base64.match(/=*$/)?.[0].length ?? 0)

/**
 * Whether a draft, as the server holds it, is the known one with these files laid over it: then nobody else changed
 * anything, and a save whose answer was lost has arrived.
 *
 * @errors as the call that reads a picture
 */
export async function holdsFiles(
  calls: Pick<StudioCalls, 'draftFile'>,
  { held, known }: { readonly held: StudioDraft; readonly known: StudioDraft },
  sent: readonly StudioFileInput[],
): Promise<boolean> {
  const left = new Map(held.files.map((file) => [file.path, file]))
  for (const { path, text, base64 } of sent) {
    const file = left.get(path)
    left.delete(path)
    if (base64 === undefined) {
      if (file?.text !== text || (text === undefined && file !== undefined)) return false
      continue
    }
    if (file?.bytes !== bytesOf(base64)) return false
    if ((await calls.draftFile(held.id, path)).base64 !== base64) return false
  }
  const paths = new Set(sent.map(({ path }) => path))
  const others = known.files.filter(({ path }) => !paths.has(path))
  return others.length === left.size && others.every(({ path, hash }) => left.get(path)?.hash === hash)
}
