import { othersIn } from '../../lib/address'
import { asWords } from '../../lib/address-parts'

/** What is open of one's conversations, in the address of either side's screen. */
export interface ChatSearch {
  /** Conversations of companies with this in their name. */
  search?: string
  /** The open conversation. */
  chat?: string
  /** The place of a message that is gone to. */
  at?: number
  /** Words that are looked for in the conversation. */
  find?: string
  /** A company that is written to: the conversation with it opens, or begins. */
  with?: string
  /** A document's code that is written about. */
  about?: string
}

/** Opens what the address says. */
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
