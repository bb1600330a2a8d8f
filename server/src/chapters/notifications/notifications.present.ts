import type { Language } from '@pasok/domain/kernel/texts'
import { findKind } from '@pasok/domain/notifications/kinds/kinds'
import { messageOf } from '@pasok/domain/notifications/notifications.message'
import type { Notification } from '@pasok/domain/notifications/notifications.model'
import type { NotificationRow } from './notifications.store'

interface Reader {
  language: Language
  /** The user's id in API responses. */
  authId: string
}

interface Known {
  /** Current state of the record that the notification refers to. */
  now?: string | undefined
  /** Earlier notifications folded into this entry, newest first. */
  earlier?: readonly NotificationRow[] | undefined
}

export function present(
  row: NotificationRow,
  { language, authId }: Reader,
  { now, earlier = [] }: Known = {},
): Notification {
  const { id, kind, facts, code, read_at } = row
  const isInvoice = findKind(kind)?.subject === 'invoice'
  return {
    _id: id,
    message: messageOf(kind, facts, language, now),
    category: row.category,
    link_url: row.link_url,
    payload: { kind, id: facts.id, code },
    status: read_at ? 'read' : 'unread',
    read_by: read_at ? { [authId]: read_at.toISOString() } : {},
    createdAt: row.created_at.toISOString(),
    ...(isInvoice && { invoiceNumber: code }),
    ...(earlier.length > 0 && {
      earlier: earlier.map((one) => ({
        _id: one.id,
        message: messageOf(one.kind, one.facts, language),
        createdAt: one.created_at.toISOString(),
      })),
    }),
  }
}
