import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { problemOfImage, type FileProblem } from '../../../features/files/file-problem'

/** What is wrong with a proof that can be told without sending it; the server has the last word. */
export const problemOfProof = (file: Pick<File, 'name' | 'size' | 'type'>): FileProblem | null =>
  problemOfImage(file, orderScreenTexts.noImage)

/** The same file with a name without spaces (Spec 2 §5). */
export function withoutSpaces(file: File): File {
  const name = file.name.replace(/\s/g, '')
  return name === file.name ? file : new File([file], name, { type: file.type })
}
