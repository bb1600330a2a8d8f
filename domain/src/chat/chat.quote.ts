import { shorten } from '../kernel/cut'
import { LONGEST_QUOTE } from './chat.constants'
import type { Message, Quote } from './chat.model'

type Quoted = Pick<
  Message,
  '_id' | 'seq' | 'from_company_id' | 'from_user_id' | 'from_user_name' | 'text'
> & { files: readonly { name: string }[] }

/** A message as it is shown above a reply: its author, its first line, its first file. */
export const quoteOf = (message: Quoted): Quote => ({
  _id: message._id,
  seq: message.seq,
  from_company_id: message.from_company_id,
  from_user_id: message.from_user_id,
  from_user_name: message.from_user_name,
  text: shorten(message.text.trim().split('\n', 1)[0]?.trim() ?? '', LONGEST_QUOTE),
  file: message.files[0]?.name ?? null,
})

/** How many readers are named one by one. */
const MOST_NAMES = 3

/** The readers of one company: the first names, and how many more there are. */
export function readersOf(
  { readers }: Pick<Message, 'readers'>,
  company: string,
): { names: readonly string[]; more: number } {
  const names = readers.filter((one) => one.company_id === company).map(({ name }) => name)
  return { names: names.slice(0, MOST_NAMES), more: Math.max(0, names.length - MOST_NAMES) }
}
