import { dateOf } from '../kernel/calendar'
import { wordsOfState } from '../kernel/machine'
import { say, type Language } from '../kernel/texts'
import { findKind, isOver } from './notifications.kinds'
import type { Facts } from './notifications.model'

/**
 * What a notification says to a reader of a language; of a kind that is no more, its code. `now` is
 * where the record stands by now, of what waits for somebody.
 */
export function messageOf(name: string, facts: Facts, language: Language, now?: string): string {
  const kind = findKind(name)
  if (!kind) return facts.code
  const { code, vendor, buyer, reason, due } = facts
  const over = isOver(kind, now) ? kind.waits?.over : undefined
  const [text, status] = over ? [over, now ?? ''] : [kind.text, facts.status]
  const words = say(text, language, {
    code,
    vendor,
    buyer,
    reason,
    status: wordsOfState(status),
    due: due === '' ? '' : dateOf(due),
  })
  // Whoever gave no reason leaves nothing after the colon.
  return words.replace(/:\s*$/, '.')
}
