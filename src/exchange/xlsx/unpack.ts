import { Unzip, UnzipInflate, zipSync } from 'fflate'

import { SourceInvalid } from '../reading/source-invalid.ts'

/** All files of an archive together, unpacked. What is larger is no menu, or meant to fill the memory. */
const MAX_MEGABYTES = 64
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024
/** Compressed bytes unpacked at once: whatever they hold, the limit is looked at after each piece. */
const PIECE = 16 * 1024
/** Pictures and charts of a workbook are not read. */
const READ = /(?:\.xml|\.rels)$/i

/**
 * The same archive without compression, so that nobody who reads it unpacks more than the limit. Sizes that the archive
 * states are not believed.
 * @errors {@link SourceInvalid} `archive-too-large`; what fflate throws for bytes that are no archive
 */
export async function unpackArchive(bytes: Uint8Array): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array<ArrayBuffer>[]>()
  let left = MAX_BYTES
  const unzip = new Unzip((file) => {
    if (!READ.test(file.name)) return
    const pieces: Uint8Array<ArrayBuffer>[] = []
    files.set(file.name, pieces)
    file.ondata = (error, piece) => {
      if (error) throw error
      left -= piece.length
      if (left < 0) throw new SourceInvalid('archive-too-large', { max: MAX_MEGABYTES })
      pieces.push(piece)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += PIECE)
    unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length)
  const whole: Record<string, Uint8Array> = {}
  for (const [name, pieces] of files) whole[name] = new Uint8Array(await new Blob(pieces).arrayBuffer())
  return zipSync(whole, { level: 0 })
}
