import { constants, crc32, deflateRaw } from 'node:zlib'
import { promisify } from 'node:util'

import { crc32Shift } from './crc32-shift.ts'

const deflate = promisify(deflateRaw)

/** Shorter pieces, which stand between two nonces, would not get smaller than it costs to begin. */
const PACK_FROM_BYTES = 128
/** 9 takes a seventh longer for half a percent. */
const LEVEL = 6

/** A piece of a page that never changes: in both forms, its checksum, and what it does to one before it. */
export type Segment = { plain: Buffer; packed: Buffer; sum: number; shift: ReturnType<typeof crc32Shift> }

/** gzip, deflate, no name, no time, unknown system */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** an empty stored block with the final bit */
const END = Buffer.from([1, 0, 0, 0xff, 0xff])
/** checksum and size of the text */
const TRAILER_BYTES = 8
/** kind, length and its complement */
const STORED_HEAD_BYTES = 5

/**
 * Compresses a piece so that others may stand before and after it: it ends on a byte boundary, is not the
 * last block, and refers to nothing outside itself.
 */
export async function packSegment(text: string): Promise<Segment> {
  const plain = Buffer.from(text)
  const facts = { plain, sum: crc32(plain), shift: crc32Shift(plain.length) }
  if (plain.length < PACK_FROM_BYTES) return { ...facts, packed: storedBlock(plain) }
  // an async deflate ends its stream unless told to flush instead; the full flush also forgets the dictionary
  const packed = await deflate(plain, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH })
  return { ...facts, packed }
}

/** The pieces with `filling` between each two, as bytes. */
export function joinPlain(segments: readonly Segment[], filling: Buffer): Buffer {
  return Buffer.concat(segments.flatMap(({ plain }, index) => (index === 0 ? [plain] : [filling, plain])))
}

/**
 * The same as one gzip stream, without touching the text: the pieces were compressed before, the filling goes in
 * as a stored block, and the checksum is put together from those of the pieces.
 */
export function joinPacked(segments: readonly Segment[], filling: Buffer): Buffer {
  const between = storedBlock(filling)
  const pieces = segments.flatMap(({ packed }, index) => (index === 0 ? [packed] : [between, packed]))
  const stream = Buffer.concat([HEADER, ...pieces, END, Buffer.alloc(TRAILER_BYTES)])
  writeTrailer(stream, segments, filling)
  return stream
}

/** The stream of `joinPacked` with another filling of the same length, in place. */
export function refill(stream: Buffer, segments: readonly Segment[], filling: Buffer): Buffer {
  let end = HEADER.length
  for (const [index, { packed }] of segments.entries()) {
    if (index > 0) {
      filling.copy(stream, end + STORED_HEAD_BYTES)
      end += STORED_HEAD_BYTES + filling.length
    }
    end += packed.length
  }
  writeTrailer(stream, segments, filling)
  return stream
}

function writeTrailer(stream: Buffer, segments: readonly Segment[], filling: Buffer): void {
  const shiftFilling = shiftFor(filling.length)
  const fillingSum = crc32(filling)
  let checksum = 0
  let size = filling.length * Math.max(0, segments.length - 1)
  for (const [index, { plain, sum, shift }] of segments.entries()) {
    if (index > 0) checksum = shiftFilling(checksum) ^ fillingSum
    checksum = shift(checksum) ^ sum
    size += plain.length
  }
  stream.writeUInt32LE(checksum >>> 0, stream.length - TRAILER_BYTES)
  stream.writeUInt32LE(size % 2 ** 32, stream.length - TRAILER_BYTES + 4)
}

const shifts = new Map<number, ReturnType<typeof crc32Shift>>()

/** Nonces have one length, so this is made once. */
function shiftFor(bytes: number): ReturnType<typeof crc32Shift> {
  const shift = shifts.get(bytes) ?? crc32Shift(bytes)
  shifts.set(bytes, shift)
  return shift
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(STORED_HEAD_BYTES)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}
