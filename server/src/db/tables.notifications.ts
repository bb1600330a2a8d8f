import type {
  Audience,
  Category,
  Facts,
  MailChoice,
} from '@pasok/domain/notifications/notifications.model'
import type { Language } from '@pasok/domain/kernel/texts'
import type { Generated } from 'kysely'
import type { Json, Time, TimeDefault } from './columns'

/** Notifications (migration 0047); an owner is a buyer or a vendor. */
export interface NotificationTables {
  notifications: {
    owner_id: string
    id: string
    user_id: string
    key: string
    kind: string
    category: Category
    facts: Json<Facts>
    link_url: string
    code: string
    created_at: Time
    read_at: Date | null
    digest_at: Date | null
    /** The newer notification into which this one is folded (migration 0100). */
    folded_into: string | null
  }
  dated_notices: {
    buyer_id: string
    invoice_id: string
    kind: string
    told_at: TimeDefault
  }
  notification_preferences: {
    owner_id: string
    user_id: string
    kind: string
    mail: MailChoice
  }
  broadcasts: {
    id: string
    title: string
    message: string
    audience: Audience
    /** Language of `title` and `message` (migration 0134). */
    language: Generated<Language>
    other_title: string | null
    other_message: string | null
    created_by: string
    created_by_name: string
    created_at: Time
    withdrawn_at: Date | null
    withdrawn_by: string | null
  }
  broadcast_targets: { owner_id: string; broadcast_id: string }
  broadcast_reads: { owner_id: string; user_id: string; broadcast_id: string; read_at: Time }
}
