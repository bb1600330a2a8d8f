import { dateOf } from '../kernel/calendar'
import { wordsOfState } from '../kernel/machine'
import { formatText, type Language } from '../kernel/texts'
import { findKind, isOver } from './kinds/kinds'
import type { Facts } from './notifications.model'

/**
 * Returns a notification's message in a language; for a kind that no longer exists, the record's
 * code. `now` is the record's current state when the notification requires action.
 */
export function messageOf(name: string, facts: Facts, language: Language, now?: string): string {
  const kind = findKind(name)
  if (!kind) return facts.code
  const { code, vendor, buyer, reason, due } = facts
  const over = isOver(kind, now) ? kind.waits?.over : undefined
  const [text, status] = over ? [over, now ?? ''] : [kind.text, facts.status]
  const words = formatText(text, language, {
    code,
    vendor,
    buyer,
    reason,
    status: wordsOfState(status),
    due: due === '' ? '' : dateOf(due),
  })
  // Without a reason, the message ends with a full stop instead of a colon.
  return words.replace(/:\s*$/, '.')
}
