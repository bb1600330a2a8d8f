import { UPLOAD_TYPES } from '@pasok/domain/files/files.constants'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { problemOfFile, type FileProblem } from '../../../features/files/file-problem'

const IMAGES: readonly string[] = UPLOAD_TYPES.filter((type) => type.startsWith('image/'))

/** What a file chooser offers for a proof: the images that are accepted (Spec 2 §5). */
export const PROOF_ACCEPT = IMAGES.join(',')

/** What a browser that knows no media type for a file still tells by its name. */
const ENDINGS = /\.(png|jpe?g|webp|gif)$/i

const isImage = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  type === '' ? ENDINGS.test(name) : IMAGES.includes(type)

/** What is wrong with a proof that can be told without sending it; the server has the last word. */
export function problemOfProof(file: Pick<File, 'name' | 'size' | 'type'>): FileProblem | null {
  if (!isImage(file)) return { text: orderScreenTexts.noImage, values: { file: file.name } }
  return problemOfFile(file)
}

/** The same file with a name without spaces (Spec 2 §5). */
export function withoutSpaces(file: File): File {
  const name = file.name.replace(/\s/g, '')
  return name === file.name ? file : new File([file], name, { type: file.type })
}
