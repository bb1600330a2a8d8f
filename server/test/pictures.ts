import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A text like those that cameras store in pictures. */
export const MARKED = 'taken-by-somebody'

export const gradient = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: { r: width % 256, g: 90, b: height % 256 } },
  })

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** Returns a PNG with a large size in its header but almost no content. */
export function pngSaying(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const HEADS = {
  jpeg: 'ffd8ffe000104a46494600010100000100010000',
  webp: '52494646240000005745425056503820180000003001009d012a01000100',
  gif: '47494638396101000100',
} as const

/** Returns the header of a picture type, followed by invalid data. */
export const claimToBe = (type: keyof typeof HEADS) =>
  Buffer.concat([Buffer.from(HEADS[type], 'hex'), Buffer.alloc(300, 'nonsense')])
