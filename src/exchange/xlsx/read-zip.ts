import { Inflate } from 'fflate'

import { SourceInvalid } from '../reading/source-invalid.ts'

/** All files of an archive together, unpacked. What is larger is no menu, or meant to fill the memory. */
const MAX_MEGABYTES = 64
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024
const MAX_ENTRIES = 2000
/** Compressed bytes unpacked at once: whatever they hold, the limit is looked at after each piece. */
const PIECE = 16 * 1024

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const [STORED, DEFLATED] = [0, 8]

/**
 * Files of a zip archive by their path. Sizes that the archive states are not believed: unpacking stops when all of them
 * together pass the limit.
 *
 * @param wanted - which paths are unpacked at all
 * @errors {@link SourceInvalid} `bad-archive`, `archive-too-large`
 * @source PKWARE APPNOTE 4.3; encrypted and 64-bit archives are refused
 */
export function readZip(bytes: Uint8Array, wanted: (path: string) => boolean): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const files = new Map<string, Uint8Array>()
    let left = MAX_BYTES
    for (const entry of directory(view, bytes)) {
      if (!wanted(entry.path) || files.has(entry.path)) continue
      const content = unpacked(entry, view, bytes, left)
      left -= content.length
      files.set(entry.path, content)
    }
    return files
  } catch (error) {
    if (error instanceof SourceInvalid) throw error
    const detail = error instanceof Error ? error.message : String(error)
    throw new SourceInvalid('bad-archive', { detail }, { cause: error })
  }
}

type Entry = { path: string; method: number; size: number; offset: number }

function* directory(view: DataView, bytes: Uint8Array): Generator<Entry> {
  const end = endOfDirectory(view)
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) throw new Error(`${count} files`)
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('no directory')
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new Error('encrypted')
    const nameLength = view.getUint16(at + 28, true)
    yield {
      path: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}

/** It stands at the end, before a comment of up to 64 kB. */
function endOfDirectory(view: DataView): number {
  const last = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= last; at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  throw new Error('no end of directory')
}

function unpacked(
  { method, size, offset }: Entry,
  view: DataView,
  bytes: Uint8Array,
  limit: number,
): Uint8Array {
  if (view.getUint32(offset, true) !== LOCAL_ENTRY) throw new Error('no local entry')
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const packed = bytes.subarray(start, start + size)
  if (packed.length !== size) throw new Error('cut off')
  if (method === STORED) {
    if (size > limit) throw new SourceInvalid('archive-too-large', { max: MAX_MEGABYTES })
    return packed
  }
  if (method !== DEFLATED) throw new Error(`compression ${method}`)
  const pieces: Uint8Array[] = []
  let total = 0
  const inflate = new Inflate((piece) => {
    total += piece.length
    if (total > limit) throw new SourceInvalid('archive-too-large', { max: MAX_MEGABYTES })
    pieces.push(piece)
  })
  for (let at = 0; at < size || at === 0; at += PIECE)
    inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= size)
  return joined(pieces, total)
}

function joined(pieces: readonly Uint8Array[], total: number): Uint8Array {
  const whole = new Uint8Array(total)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
