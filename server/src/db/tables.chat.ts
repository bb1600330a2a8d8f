import type { Generated } from 'kysely'
import type { Time } from './columns'

/** Messages between a buyer and a vendor (migration 0048). */
export interface ChatTables {
  conversations: {
    buyer_id: string
    id: string
    vendor_id: string
    last_seq: Generated<number>
    by_vendor: Generated<number>
    opened_by_buyer: Generated<boolean>
    opened_by_vendor: Generated<boolean>
    created_at: Time
    updated_at: Time
  }
  messages: {
    buyer_id: string
    conversation_id: string
    seq: number
    id: string
    from_vendor: boolean
    by_vendor: number
    from_user_id: string
    from_user_name: string
    text: string
    created_at: Time
    /** Sequence number of the message that this one replies to (migration 0131). */
    reply_to_seq: number | null
  }
  message_files: {
    buyer_id: string
    conversation_id: string
    seq: number
    position: number
    file_id: string
  }
  conversation_marks: {
    buyer_id: string
    conversation_id: string
    user_id: string
    of_vendor: boolean
    seq: number
    by_vendor: number
  }
  conversation_reads: {
    buyer_id: string
    conversation_id: string
    user_id: string
    seq: number
    read_at: Time
  }
}
