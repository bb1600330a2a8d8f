import type { Message } from '@pasok/domain/chat/chat.model'
import type { ChatNews } from '@pasok/domain/chat/chat.socket'

/** Links of files that came over the socket are empty: they are requested as if they had ended. */
const NEVER = 0

/** A message as it is kept here: its files' links open for a while from then on. */
export interface KeptMessage extends Message {
  /** Ms since 1970. */
  takenAt: number
}

/** A part of a conversation without gaps, oldest first, and how far the conversation has come. */
export interface Stretch {
  messages: readonly KeptMessage[]
  /** The highest place that is known of. */
  newest: number
}

const keep = (messages: readonly Message[]): readonly KeptMessage[] => {
  const takenAt = Date.now()
  return messages.map((message) => ({
    ...message,
    takenAt: message.files.every(({ url }) => url !== '') ? takenAt : NEVER,
  }))
}

export const firstSeq = ({ messages }: Stretch): number => messages[0]?.seq ?? 0
export const lastSeq = ({ messages }: Stretch): number => messages.at(-1)?.seq ?? 0

/** True when nothing is before it. */
export const isWholeBefore = (stretch: Stretch): boolean => firstSeq(stretch) <= 1
/** True when nothing that is known of is after it. */
export const isWholeAfter = (stretch: Stretch): boolean => lastSeq(stretch) >= stretch.newest

export const stretchOf = (messages: readonly Message[], newest = 0): Stretch => ({
  messages: keep(messages),
  newest: Math.max(newest, messages.at(-1)?.seq ?? 0),
})

/** The conversation has come this far. */
export const known = (stretch: Stretch, newest: number): Stretch =>
  newest > stretch.newest ? { ...stretch, newest } : stretch

/** With what comes before it; what doesn't end where it begins is none of it. */
export function withOlder(stretch: Stretch, page: readonly Message[]): Stretch {
  const first = firstSeq(stretch)
  const older = page.filter(({ seq }) => seq < first)
  if (older.at(-1)?.seq !== first - 1) return stretch
  return { ...stretch, messages: [...keep(older), ...stretch.messages] }
}

/** With what comes after it; where there is a gap between, only that there is more is known. */
export function withNewer(stretch: Stretch, page: readonly Message[]): Stretch {
  const last = lastSeq(stretch)
  const newer = page.filter(({ seq }) => seq > last)
  const next = known(stretch, page.at(-1)?.seq ?? 0)
  if (newer[0]?.seq !== last + 1) return next
  return { ...next, messages: [...next.messages, ...keep(newer)] }
}

/** A message after one more user has read it; the sender is no reader of it. */
function afterReader(message: KeptMessage, news: ChatNews['update_msg']): KeptMessage {
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

/** After one more user has read up to a place: the messages before it were read with it. */
export const withReader = (stretch: Stretch, news: ChatNews['update_msg']): Stretch => ({
  ...stretch,
  messages: stretch.messages.map((one) => afterReader(one, news)),
})

/** With the readers of a page that was read again. */
export function withReaders(stretch: Stretch, page: readonly Message[]): Stretch {
  const renewed = new Map(page.map((one) => [one.seq, one]))
  const messages = stretch.messages.map((one) => {
    const { read_by, readers } = renewed.get(one.seq) ?? one
    return { ...one, read_by, readers }
  })
  return { ...stretch, messages }
}
