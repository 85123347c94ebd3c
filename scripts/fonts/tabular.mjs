/**
 * The single substitutions that a font makes for tabular figures: glyph by glyph, and where in the table the substitute
 * stands. Substitutions by a common difference have no place of their own and are left out.
 *
 * @param {Buffer} gsub - the table `GSUB` of a font
 * @source OpenType `GSUB`, lookup type 1 format 2 and its extension, type 7
 */
export function tabularSubstitutes(gsub) {
  const [features, lookups] = [gsub.readUInt16BE(6), gsub.readUInt16BE(8)]
  const used = new Set()
  for (let index = 0; index < gsub.readUInt16BE(features); index += 1) {
    const record = features + 2 + index * 6
    if (gsub.toString('latin1', record, record + 4) !== 'tnum') continue
    const feature = features + gsub.readUInt16BE(record + 4)
    for (const lookup of wordsAt(gsub, feature + 2)) used.add(lookup)
  }
  const offsets = wordsAt(gsub, lookups)
  return [...used].flatMap((index) => substitutesOf(gsub, lookups + offsets[index]))
}

function substitutesOf(gsub, lookup) {
  const type = gsub.readUInt16BE(lookup)
  return wordsAt(gsub, lookup + 4).flatMap((offset) => {
    const isExtension = type === 7
    const subtable = lookup + offset
    const table = isExtension ? subtable + gsub.readUInt32BE(subtable + 4) : subtable
    const isSingle = (isExtension ? gsub.readUInt16BE(subtable + 2) : type) === 1
    if (!isSingle || gsub.readUInt16BE(table) !== 2) return []
    const glyphs = coveredGlyphs(gsub, table + gsub.readUInt16BE(table + 2))
    return wordsAt(gsub, table + 4).map((to, nth) => ({ from: glyphs[nth], to, at: table + 6 + nth * 2 }))
  })
}

function coveredGlyphs(gsub, coverage) {
  if (gsub.readUInt16BE(coverage) === 1) return wordsAt(gsub, coverage + 2)
  const ranges = gsub.readUInt16BE(coverage + 2)
  return Array.from({ length: ranges }, (_, range) => coverage + 4 + range * 6).flatMap((at) => {
    const first = gsub.readUInt16BE(at)
    return Array.from({ length: gsub.readUInt16BE(at + 2) - first + 1 }, (_, nth) => first + nth)
  })
}

/** The numbers after their count. */
function wordsAt(gsub, at) {
  return Array.from({ length: gsub.readUInt16BE(at) }, (_, nth) => gsub.readUInt16BE(at + 2 + nth * 2))
}

/**
 * The font with spaces of one width: tabular figures replace them in some families, and a price comes apart.
 *
 * @param {Buffer} font - an uncompressed font; it is changed
 * @param {readonly number[]} spaces - their glyphs
 */
export function withPlainSpaces(font, spaces) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const tableOf = (tag) => tables.find((record) => font.toString('latin1', record, record + 4) === tag)
  const record = tableOf('GSUB')
  if (record === undefined) return font
  const offset = font.readUInt32BE(record + 8)
  const gsub = font.subarray(offset, offset + font.readUInt32BE(record + 12))
  for (const { from, to, at } of tabularSubstitutes(gsub))
    if (spaces.includes(from) && to !== from) gsub.writeUInt16BE(from, at)
  font.writeUInt32BE(checksum(gsub), record + 4)
  const adjustment = font.readUInt32BE(tableOf('head') + 8) + 8
  font.writeUInt32BE(0, adjustment)
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, adjustment)
  return font
}

/** @source OpenType "Calculating checksums" */
function checksum(bytes) {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
