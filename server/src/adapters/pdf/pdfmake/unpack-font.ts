import { inflateSync } from 'node:zlib'

const SFNT_HEAD = 12
const SFNT_ENTRY = 16
const WOFF_HEAD = 44
const WOFF_ENTRY = 20

const padded = (length: number) => Math.ceil(length / 4) * 4

/**
 * The plain font file that a WOFF file packs: the library would unpack a whole table for every letter
 * that it draws.
 */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') return woff
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = WOFF_HEAD + at * WOFF_ENTRY
    const start = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      content: packed.length < length ? inflateSync(packed) : packed,
    }
  })
  const head = SFNT_HEAD + count * SFNT_ENTRY
  const font = Buffer.alloc(tables.reduce((sum, { content }) => sum + padded(content.length), head))
  woff.copy(font, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(2 ** power * 16, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  let start = head
  for (const [at, { tag, checksum, content }] of tables.entries()) {
    const entry = SFNT_HEAD + at * SFNT_ENTRY
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(start, entry + 8)
    font.writeUInt32BE(content.length, entry + 12)
    content.copy(font, start)
    start += padded(content.length)
  }
  return font
}
