import type { Kind, NotifiedEvent, NotifiedEvents } from './notifications.kind'
import { BUYER_KINDS, type DATED_KINDS } from './notifications.kinds.buyer'
import { VENDOR_KINDS } from './notifications.kinds.vendor'

/** By what happens. */
export const EVENT_KINDS = { ...BUYER_KINDS, ...VENDOR_KINDS }

export type EventKindName = keyof typeof EVENT_KINDS
export type KindName = EventKindName | keyof typeof DATED_KINDS

/** The kinds of an event, with the records that each tells of. */
export function kindsOf<Name extends NotifiedEvent>(
  on: Name,
  event: NotifiedEvents[Name],
): { name: EventKindName; ids: readonly string[] }[] {
  return Object.entries(EVENT_KINDS).flatMap(([name, row]) => {
    if (row.on !== on) return []
    // `on` says which event a row reads.
    const ids = (row as Kind<Name>).of(event)
    return ids.length > 0 ? [{ name: name as EventKindName, ids }] : []
  })
}
