import {
  LARGEST_PICTURE,
  MOST_PICTURES,
  PICTURE_ACCEPT,
} from '@pasok/domain/catalog/catalog.desk.constants'
import { productFormTexts } from '@pasok/domain/catalog/catalog.desk.form.texts'
import type { Text, Values } from '@pasok/domain/kernel/texts'

interface PictureProblem {
  text: Text
  values: Values
}

const MEGABYTE = 1024 * 1024
const ACCEPTED: readonly string[] = PICTURE_ACCEPT.split(',')
/** What a browser that knows no media type for a file still tells by its name. */
const ENDINGS = /\.(avif|gif|jpe?g|png|webp)$/i

/** What is wrong with a picture that can be told without sending it. */
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
  // Rounded up, so that what is a little too large doesn't read as 10 MB.
  const megabytes = Math.ceil((size / MEGABYTE) * 10) / 10
  return { text: productFormTexts.tooLarge, values: { ...values, size: megabytes } }
}

/** Beside `taken` pictures there is room for the first of these. */
export const fitting = <File>(files: readonly File[], taken: number): readonly File[] =>
  files.slice(0, Math.max(0, MOST_PICTURES - taken))

/** A picture in another place; the same list where it can't go. */
export function moved(paths: readonly string[], from: number, to: number): readonly string[] {
  const path = paths[from]
  if (path === undefined || to < 0 || to >= paths.length || from === to) return paths
  return paths.toSpliced(from, 1).toSpliced(to, 0, path)
}
