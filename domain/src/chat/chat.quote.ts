import { shorten } from '../kernel/cut'
import { LONGEST_QUOTE } from './chat.constants'
import type { Message, Quote } from './chat.model'

type Quoted = Pick<
  Message,
  '_id' | 'seq' | 'from_company_id' | 'from_user_id' | 'from_user_name' | 'text'
> & { files: readonly { name: string }[] }

/** Returns the quote of a message for replies: author, first line and first file. */
export const quoteOf = (message: Quoted): Quote => ({
  _id: message._id,
  seq: message.seq,
  from_company_id: message.from_company_id,
  from_user_id: message.from_user_id,
  from_user_name: message.from_user_name,
  text: shorten(message.text.trim().split('\n', 1)[0]?.trim() ?? '', LONGEST_QUOTE),
  file: message.files[0]?.name ?? null,
})
