import type { NotificationKind, NotifiedEvent, NotifiedEvents } from './kind'
import { BUYER_KINDS, DATED_KINDS } from './kinds.buyer'
import { VENDOR_KINDS } from './kinds.vendor'

export const EVENT_KINDS = { ...BUYER_KINDS, ...VENDOR_KINDS }

type EventKindName = keyof typeof EVENT_KINDS
export type KindName = EventKindName | keyof typeof DATED_KINDS

export const KINDS = { ...EVENT_KINDS, ...DATED_KINDS }

/** Returns the kind with a name; undefined for a name this release does not know. */
export function findKind(name: string): NotificationKind | undefined {
  const rows: Readonly<Record<string, NotificationKind>> = KINDS
  return Object.hasOwn(rows, name) ? rows[name] : undefined
}

/** Returns whether action is no longer required, given the record's current state. */
export const isOver = (
  { waits }: Pick<NotificationKind, 'waits'>,
  now: string | undefined,
): boolean => now !== undefined && waits !== undefined && !waits.states.includes(now)

/** The kinds that require action. */
export const WAITING_KINDS: readonly string[] = Object.entries<Partial<NotificationKind>>(
  KINDS,
).flatMap(([name, { waits }]) => (waits ? [name] : []))

/**
 * The kinds that are grouped when an order moves several times within minutes. Notifications that
 * require action are not grouped, so that news cannot hide them.
 */
export const FOLDING_KINDS: readonly string[] = Object.entries<NotificationKind>(KINDS).flatMap(
  ([name, { subject, waits }]) => (subject === 'order' && !waits ? [name] : []),
)

/** A kind triggered by some event, without the type of the event's payload. */
interface UntypedEventKind {
  on: NotifiedEvent
  of: (event: never) => readonly string[]
}

/** Returns the kinds that an event triggers, with the ids of their records. */
export function kindsOf<Name extends NotifiedEvent>(
  on: Name,
  event: NotifiedEvents[Name],
): { name: EventKindName; ids: readonly string[] }[] {
  const rows: [string, UntypedEventKind][] = Object.entries(EVENT_KINDS)
  return rows.flatMap(([name, row]) => {
    const ids = row.on === on ? row.of(event as never) : []
    return ids.length > 0 ? [{ name: name as EventKindName, ids }] : []
  })
}
