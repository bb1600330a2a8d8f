import { othersIn } from '../../lib/address'
import { asWords } from '../../lib/address-parts'

export interface ChatSearch {
  /** Filters the conversations by the company's name. */
  search?: string
  /** Id of the open conversation. */
  chat?: string
  /** Sequence number of the message to show. */
  at?: number
  /** Search text within the conversation. */
  find?: string
  /** Id of a company: opens the conversation with it, or starts one. */
  with?: string
  /** Code of the document that the message is about. */
  about?: string
}

export type GoInChat = (search: ChatSearch, how?: { replace: boolean }) => void

const NAMES = ['search', 'chat', 'at', 'find', 'with', 'about'] as const
const WORDS = ['search', 'chat', 'find', 'with', 'about'] as const

export function parseChat(given: Record<string, unknown>): ChatSearch {
  const at = Number(asWords(given['at']))
  const words = WORDS.flatMap((name) => {
    const value = asWords(given[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...othersIn(given, NAMES),
    ...Object.fromEntries(words),
    ...(Number.isInteger(at) && at > 0 && { at }),
  }
}
