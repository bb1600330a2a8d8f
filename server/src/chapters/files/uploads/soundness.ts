import { MAX_PIXELS, type UploadType } from '@pasok/domain/files/files.constants'
import { fileErrors } from '@pasok/domain/files/files.errors'
import { ruleError } from '@pasok/domain/kernel/errors'

/** Width and height in pixels. */
type Dimensions = readonly [width: number, height: number]

/**
 * Markers near the end of a PDF. They may be followed by data that scanners append, so they are searched
 * everywhere.
 */
const PDF_ENDS = ['%%EOF', 'startxref']

const isText = (content: Buffer, at: number, text: string) =>
  content.toString('latin1', at, at + text.length) === text

function sizeOfPng(content: Buffer): Dimensions | undefined {
  if (content.length < 33 || !isText(content, 12, 'IHDR')) return undefined
  return [content.readUInt32BE(16), content.readUInt32BE(20)]
}

/** JPEG frame markers: C0 to CF, except those of tables and extensions. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
/** JPEG markers without a length; all other markers are followed by one. */
const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const [JPEG_END, JPEG_PICTURE] = [0xd9, 0xda]

/** Follows the markers like an image reader and skips the data between them. */
function sizeOfJpeg(content: Buffer): Dimensions | undefined {
  let at = 2
  while (at + 9 <= content.length) {
    const marker = content[at] === 0xff ? (content[at + 1] ?? 0) : 0
    if (marker === 0 || marker === 0xff) at += 1
    else if (isFrame(marker)) return [content.readUInt16BE(at + 7), content.readUInt16BE(at + 5)]
    else if (marker === JPEG_END || marker === JPEG_PICTURE) return undefined
    else at += 2 + (isStandalone(marker) ? 0 : content.readUInt16BE(at + 2))
  }
  return undefined
}

function sizeOfWebp(content: Buffer): Dimensions | undefined {
  if (content.length < 25) return undefined
  // WebP's lossless and extended formats store each size minus one; the lossless one uses 14 bits each.
  if (isText(content, 12, 'VP8L') && content[20] === 0x2f) {
    const sizes = content.readUInt32LE(21)
    return [(sizes & 0x3fff) + 1, ((sizes >>> 14) & 0x3fff) + 1]
  }
  if (content.length < 30) return undefined
  if (isText(content, 12, 'VP8X'))
    return [content.readUIntLE(24, 3) + 1, content.readUIntLE(27, 3) + 1]
  if (isText(content, 12, 'VP8 ') && content.readUIntBE(23, 3) === 0x9d012a)
    return [content.readUInt16LE(26) & 0x3fff, content.readUInt16LE(28) & 0x3fff]
  return undefined
}

function sizeOfGif(content: Buffer): Dimensions | undefined {
  return content.length < 13 ? undefined : [content.readUInt16LE(6), content.readUInt16LE(8)]
}

const SIZES = {
  'image/png': sizeOfPng,
  'image/jpeg': sizeOfJpeg,
  'image/webp': sizeOfWebp,
  'image/gif': sizeOfGif,
} as const

/**
 * Returns false for a file that only begins like its type: a PDF without an end, or a picture without a size.
 */
export function isSound(type: UploadType, content: Buffer): boolean {
  if (type === 'application/pdf') return PDF_ENDS.some((end) => content.includes(end))
  return SIZES[type](content)?.every((side) => side > 0) ?? false
}

/**
 * Checks a picture's size from its header before it is decoded, because a small file may declare more pixels
 * than fit in memory. @throws AppError `rule` for too many pixels.
 */
export function assertPictureSize(type: UploadType, content: Buffer): void {
  if (type !== 'application/pdf') assertPixelLimit(SIZES[type](content) ?? [0, 0])
}

/** @throws AppError `rule` for too many pixels. */
export function assertPixelLimit([width, height]: Dimensions): void {
  if (width * height <= MAX_PIXELS) return
  // Rounded up, so that a size just above the limit is not displayed as the limit.
  const pixels = Math.ceil((width * height) / 1_000_000)
  throw ruleError(fileErrors.tooManyPixels, { pixels, most: MAX_PIXELS / 1_000_000 }, 'file')
}
