import {
  LARGEST_PICTURE,
  MAX_PICTURES,
  PICTURE_ACCEPT,
} from '@pasok/domain/catalog/portal/portal.constants'
import { productFormTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import type { Text, Values } from '@pasok/domain/kernel/texts'

interface PictureProblem {
  text: Text
  values: Values
}

const MEGABYTE = 1024 * 1024
const ACCEPTED: readonly string[] = PICTURE_ACCEPT.split(',')
/** Fallback for browsers that report no media type. */
const ENDINGS = /\.(avif|gif|jpe?g|png|webp)$/i

/** Returns the error of a picture that can be detected before uploading. */
export function problemOfPicture({
  name,
  size,
  type,
}: Pick<File, 'name' | 'size' | 'type'>): PictureProblem | null {
  const values = { file: name }
  if (size === 0) return { text: productFormTexts.emptyFile, values }
  if (!(type === '' ? ENDINGS.test(name) : ACCEPTED.includes(type)))
    return { text: productFormTexts.wrongKind, values }
  if (size <= LARGEST_PICTURE) return null
  // Rounded up, so that a file slightly over the limit is not shown as 10 MB.
  const megabytes = Math.ceil((size / MEGABYTE) * 10) / 10
  return { text: productFormTexts.tooLarge, values: { ...values, size: megabytes } }
}

/** Returns the first files that fit beside `used` pictures. */
export const fitting = <File>(files: readonly File[], used: number): readonly File[] =>
  files.slice(0, Math.max(0, MAX_PICTURES - used))

/** Moves a picture; returns the same list when the move is impossible. */
export function moved(paths: readonly string[], from: number, to: number): readonly string[] {
  const path = paths[from]
  if (path === undefined || to < 0 || to >= paths.length || from === to) return paths
  return paths.toSpliced(from, 1).toSpliced(to, 0, path)
}
