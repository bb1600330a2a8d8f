import {
  PICTURE_SIDE,
  PICTURES_AT_ONCE,
  SMALL_PICTURE_SIDE,
} from '@pasok/domain/catalog/catalog.desk.constants'
import { MOST_PIXELS } from '@pasok/domain/files/files.constants'
import { pictureErrors } from '@pasok/domain/catalog/catalog.desk.texts'
import { AppError, broken, failure } from '@pasok/domain/kernel/errors'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { createTurns } from '../../../http/turns'
import { assertFewPixels } from '../../files/uploads/soundness'

// What was decoded is of no use to the next one.
sharp.cache(false)
sharp.concurrency(1)

/** Every picture that is kept is made anew, in this one type. */
export const PICTURE_TYPE = 'image/webp'

export interface Shrunk {
  large: Buffer
  small: Buffer
  width: number
  height: number
}

/** Types by content: a drawing made of text can carry scripts, and other formats no browser shows. */
const TYPES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
])
/** Types are told by a content's beginning. */
const BEGINNING = 64 * 1024
const QUALITY = 82
/** Seconds that the making of one size may take. */
const LONGEST = 20
/** Seconds after which one who found no turn should come again. */
const COME_AGAIN = 10
const WAITING = 40

/** Of the whole process: a picture is whole in memory while it is made smaller. */
const turns = createTurns({
  most: PICTURES_AT_ONCE,
  mostOfOne: PICTURES_AT_ONCE,
  mostOfCompany: PICTURES_AT_ONCE,
  waiting: WAITING,
  waitingOfOne: WAITING / 2,
  waitingOfCompany: WAITING / 2,
  patience: 30_000,
})

const busy = () =>
  new AppError(failure('unavailable', { text: pictureErrors.busy }).problems, COME_AGAIN)

/**
 * The two sizes in which a picture is kept: upright, without what else its file said. Animated ones
 * are their first picture. What is no picture, or has too many pixels, is refused before anything of
 * it is decoded.
 * @throws AppError `rule`; `unavailable` when too many wait.
 */
export async function shrinkPicture(
  content: Buffer,
  whose: { person: string; company: string },
): Promise<Shrunk> {
  const type = await fileTypeFromBuffer(content.subarray(0, BEGINNING))
  if (!TYPES.has(type?.mime ?? '')) throw broken(pictureErrors.wrongType, {}, 'file')
  await assertPixels(content)
  return turns.inTurn(whose, () => shrink(content), busy)
}

/** @throws AppError `rule`, by what the beginning of the picture says. */
async function assertPixels(content: Buffer): Promise<void> {
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(refuseDamaged)
  assertFewPixels([width, height])
}

async function shrink(content: Buffer): Promise<Shrunk> {
  try {
    const { data: large, info } = await sharp(content, {
      limitInputPixels: MOST_PIXELS,
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
  throw Object.assign(broken(pictureErrors.unreadable, {}, 'file'), { cause })
}
