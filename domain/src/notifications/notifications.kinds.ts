import type { NotifiedEvent, NotifiedEvents } from './notifications.kind'
import { BUYER_KINDS, type DATED_KINDS } from './notifications.kinds.buyer'
import { VENDOR_KINDS } from './notifications.kinds.vendor'

/** By what happens. */
export const EVENT_KINDS = { ...BUYER_KINDS, ...VENDOR_KINDS }

export type EventKindName = keyof typeof EVENT_KINDS
export type KindName = EventKindName | keyof typeof DATED_KINDS

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
