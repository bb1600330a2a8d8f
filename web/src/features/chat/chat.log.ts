import type { KeptMessage } from './chat.stretch'

/** Ms within which what one person says is one piece. */
const TOGETHER = 5 * 60_000

/** What stands in a log, from top to bottom. */
export type LogItem =
  | { kind: 'day'; key: string; iso: string }
  | { kind: 'new'; key: string }
  | {
      kind: 'message'
      key: string
      message: KeptMessage
      /** Of what its sender says in one go. */
      isFirst: boolean
      isLast: boolean
    }

interface Options {
  /** The other side's company. */
  company: string
  /** What comes after this place, of the other side, is new; null: nothing is. */
  newAfter: number | null
  /** A day in words that differ from day to day. */
  dayOf: (iso: string) => string
}

const isTogether = (one: KeptMessage | undefined, other: KeptMessage | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.from_user_id === other.from_user_id &&
  one.from_company_id === other.from_company_id &&
  Math.abs(Date.parse(other.createdAt) - Date.parse(one.createdAt)) < TOGETHER

/** A conversation's messages with what divides them: days, and where what is new begins. */
export function logItems(messages: readonly KeptMessage[], options: Options): readonly LogItem[] {
  const { company, newAfter, dayOf } = options
  const isNew = ({ seq, from_company_id }: KeptMessage) =>
    newAfter !== null && seq > newAfter && from_company_id === company
  const firstNew = messages.find(isNew)
  const beginsPiece = (index: number): boolean => {
    const message = messages[index]
    const before = messages[index - 1]
    return (
      message === firstNew ||
      !isTogether(before, message) ||
      (message !== undefined &&
        before !== undefined &&
        dayOf(message.createdAt) !== dayOf(before.createdAt))
    )
  }
  return messages.flatMap((message, index): LogItem[] => {
    const before = messages[index - 1]
    const isDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt)
    return [
      ...(isDay
        ? [{ kind: 'day' as const, key: `day-${message._id}`, iso: message.createdAt }]
        : []),
      ...(message === firstNew ? [{ kind: 'new' as const, key: 'new' }] : []),
      {
        kind: 'message',
        key: message._id,
        message,
        isFirst: beginsPiece(index),
        isLast: index === messages.length - 1 || beginsPiece(index + 1),
      },
    ]
  })
}
