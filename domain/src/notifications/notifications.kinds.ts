import type { DatedKind, Kind, NotifiedEvent, NotifiedEvents } from './notifications.kind'
import { BUYER_KINDS, DATED_KINDS } from './notifications.kinds.buyer'
import { VENDOR_KINDS } from './notifications.kinds.vendor'

/** By what happens. */
export const EVENT_KINDS = { ...BUYER_KINDS, ...VENDOR_KINDS }

type EventKindName = keyof typeof EVENT_KINDS
export type KindName = EventKindName | keyof typeof DATED_KINDS

/** All there are. */
export const KINDS = { ...EVENT_KINDS, ...DATED_KINDS }

/** A row of the table, whatever it is told by. */
export type AnyRow = Pick<
  Kind | DatedKind,
  'side' | 'subject' | 'to' | 'category' | 'text' | 'link' | 'waits'
>

/** The row of a name that came from outside; nothing for one that this release doesn't know. */
export function findKind(name: string): AnyRow | undefined {
  const rows: Readonly<Record<string, AnyRow>> = KINDS
  return Object.hasOwn(rows, name) ? rows[name] : undefined
}

/** True once what a row of the table waited for is done: `now` is the state that it waits on. */
export const isOver = ({ waits }: Pick<AnyRow, 'waits'>, now: string | undefined): boolean =>
  now !== undefined && waits !== undefined && !waits.states.includes(now)

/** The kinds that wait for somebody. */
export const WAITING_KINDS: readonly string[] = Object.entries<Partial<AnyRow>>(KINDS).flatMap(
  ([name, { waits }]) => (waits ? [name] : []),
)

/**
 * The kinds that several moves of one order within minutes share one entry of. What waits for
 * somebody keeps an entry of its own: it must not be hidden under news.
 */
export const FOLDING_KINDS: readonly string[] = Object.entries<AnyRow>(KINDS).flatMap(
  ([name, { subject, waits }]) => (subject === 'order' && !waits ? [name] : []),
)

/** A row, whichever event it reads: `on` says which. */
interface AnyKind {
  on: NotifiedEvent
  of: (event: never) => readonly string[]
}

/** The kinds of an event, with the records that each tells of. */
export function kindsOf<Name extends NotifiedEvent>(
  on: Name,
  event: NotifiedEvents[Name],
): { name: EventKindName; ids: readonly string[] }[] {
  const rows: [string, AnyKind][] = Object.entries(EVENT_KINDS)
  return rows.flatMap(([name, row]) => {
    const ids = row.on === on ? row.of(event as never) : []
    return ids.length > 0 ? [{ name: name as EventKindName, ids }] : []
  })
}
