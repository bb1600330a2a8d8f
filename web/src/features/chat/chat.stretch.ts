import type { Message } from '@pasok/domain/chat/chat.model'
import type { ChatNews } from '@pasok/domain/chat/chat.socket'

/** Files that arrive over the socket have no links: they count as expired and are requested. */
const NEVER = 0

/** A loaded message; its file links are valid for a limited time after loading. */
export interface LoadedMessage extends Message {
  /** Time of loading, in milliseconds since 1970. */
  loadedAt: number
}

/** A contiguous part of a conversation, oldest message first, and the latest known sequence number. */
export interface Stretch {
  messages: readonly LoadedMessage[]
  newest: number
}

const markLoaded = (messages: readonly Message[]): readonly LoadedMessage[] => {
  const loadedAt = Date.now()
  return messages.map((message) => ({
    ...message,
    loadedAt: message.files.every(({ url }) => url !== '') ? loadedAt : NEVER,
  }))
}

export const firstSeq = ({ messages }: Stretch): number => messages[0]?.seq ?? 0
export const lastSeq = ({ messages }: Stretch): number => messages.at(-1)?.seq ?? 0

/** Returns true when the first message of the conversation is loaded. */
export const isWholeBefore = (stretch: Stretch): boolean => firstSeq(stretch) <= 1
/** Returns true when the latest known message is loaded. */
export const isWholeAfter = (stretch: Stretch): boolean => lastSeq(stretch) >= stretch.newest

export const stretchOf = (messages: readonly Message[], newest = 0): Stretch => ({
  messages: markLoaded(messages),
  newest: Math.max(newest, messages.at(-1)?.seq ?? 0),
})

/** Raises the latest known sequence number. */
export const known = (stretch: Stretch, newest: number): Stretch =>
  newest > stretch.newest ? { ...stretch, newest } : stretch

/** Adds older messages in front; a page that does not adjoin is ignored. */
export function withOlder(stretch: Stretch, page: readonly Message[]): Stretch {
  const first = firstSeq(stretch)
  const older = page.filter(({ seq }) => seq < first)
  if (older.at(-1)?.seq !== first - 1) return stretch
  return { ...stretch, messages: [...markLoaded(older), ...stretch.messages] }
}

/** Adds newer messages; after a gap, only the latest known sequence number is raised. */
export function withNewer(stretch: Stretch, page: readonly Message[]): Stretch {
  const last = lastSeq(stretch)
  const newer = page.filter(({ seq }) => seq > last)
  const next = known(stretch, page.at(-1)?.seq ?? 0)
  if (newer[0]?.seq !== last + 1) return next
  return { ...next, messages: [...next.messages, ...markLoaded(newer)] }
}

/** Adds a reader to a message, except its own sender. */
function afterReader(message: LoadedMessage, news: ChatNews['update_msg']): LoadedMessage {
  const { seq, user_id, user_name: name, company_id, read_by } = news
  const read_at = read_by[user_id]
  const isOther = message.seq > seq || message.from_user_id === user_id
  if (isOther || read_at === undefined || user_id in message.read_by) return message
  return {
    ...message,
    read_by: { ...message.read_by, [user_id]: read_at },
    readers: [...message.readers, { user_id, name, company_id, read_at }],
  }
}

/** Adds a reader to all messages up to the one read. */
export const withReader = (stretch: Stretch, news: ChatNews['update_msg']): Stretch => ({
  ...stretch,
  messages: stretch.messages.map((one) => afterReader(one, news)),
})

/** Replaces the readers by those of a page loaded again. */
export function withReaders(stretch: Stretch, page: readonly Message[]): Stretch {
  const renewed = new Map(page.map((one) => [one.seq, one]))
  const messages = stretch.messages.map((one) => {
    const { read_by, readers } = renewed.get(one.seq) ?? one
    return { ...one, read_by, readers }
  })
  return { ...stretch, messages }
}
