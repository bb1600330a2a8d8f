import {
  PICTURE_SIDE,
  PICTURES_AT_ONCE,
  SMALL_PICTURE_SIDE,
} from '@pasok/domain/catalog/portal/portal.constants'
import { MAX_PIXELS } from '@pasok/domain/files/files.constants'
import { pictureErrors } from '@pasok/domain/catalog/portal/portal.texts'
import { AppError, ruleError, failure } from '@pasok/domain/kernel/errors'
import { createTurns } from '../../../http/turns'
import { assertPixelLimit } from '../../files/uploads/soundness'

/** Loads the library with the first picture, so that the start of the server does not wait for it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Decoded data is useless for the next picture.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** Every stored picture is re-encoded in this type. */
export const PICTURE_TYPE = 'image/webp'

export interface Shrunk {
  large: Buffer
  small: Buffer
  width: number
  height: number
}

/**
 * Accepted types, detected from the content. SVG is excluded because it can contain scripts, other formats
 * because browsers do not show them.
 */
const TYPES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
])
/** Number of bytes needed to detect the type. */
const BEGINNING = 64 * 1024
const QUALITY = 82
/** Maximum seconds for encoding one size. */
const LONGEST = 20
/** Seconds to wait before a retry when the queue is full. */
const RETRY_AFTER_SECONDS = 10
const WAITING = 40

/** Limits per process, because a picture is completely in memory while it is resized. */
const turns = createTurns({
  max: PICTURES_AT_ONCE,
  maxOfOne: PICTURES_AT_ONCE,
  maxOfCompany: PICTURES_AT_ONCE,
  waiting: WAITING,
  waitingOfOne: WAITING / 2,
  waitingOfCompany: WAITING / 2,
  patience: 30_000,
})

const busy = () =>
  new AppError(failure('unavailable', { text: pictureErrors.busy }).problems, RETRY_AFTER_SECONDS)

/**
 * Returns the two stored sizes of a picture: upright, without metadata, and only the first frame of an
 * animation. Files that are not pictures or have too many pixels are rejected before they are decoded. @throws
 * AppError `rule`; `unavailable` when too many pictures are waiting.
 */
export async function shrinkPicture(
  content: Buffer,
  caller: { person: string; company: string },
): Promise<Shrunk> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(content.subarray(0, BEGINNING))
  if (!TYPES.has(type?.mime ?? '')) throw ruleError(pictureErrors.wrongType, {}, 'file')
  await assertPixels(content)
  return turns.inTurn(caller, () => shrink(content), busy)
}

/** Checks the number of pixels from the picture's header. @throws AppError `rule`. */
async function assertPixels(content: Buffer): Promise<void> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(refuseDamaged)
  assertPixelLimit([width, height])
}

async function shrink(content: Buffer): Promise<Shrunk> {
  const sharp = await loadSharp()
  try {
    const { data: large, info } = await sharp(content, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'truncated',
    })
      .autoOrient()
      .resize(within(PICTURE_SIDE))
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST })
      .toBuffer({ resolveWithObject: true })
    const small = await sharp(large)
      .resize(within(SMALL_PICTURE_SIDE))
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST })
      .toBuffer()
    return { large, small, width: info.width, height: info.height }
  } catch (cause) {
    return refuseDamaged(cause)
  }
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

function refuseDamaged(cause: unknown): never {
  throw Object.assign(ruleError(pictureErrors.unreadable, {}, 'file'), { cause })
}
