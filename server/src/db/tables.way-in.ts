import type { FilePrefix } from '@pasok/domain/files/files.model'
import type { LinkKind } from '@pasok/domain/identity/identity.model'
import type { Language } from '@pasok/domain/kernel/texts'
import type { ColumnType, Generated } from 'kysely'
import type { Time, TimeDefault } from './columns'

export interface RegistrationTables {
  secrets: { name: string; value: string; created_at: TimeDefault }
  rate_counters: {
    name: string
    key: string
    count: number
    ends_at: ColumnType<Date, Date, Date>
  }
  files: {
    id: string
    buyer_id: string | null
    vendor_id: string | null
    uploaded_by: string
    prefix: FilePrefix
    name: string
    media_type: string
    /** In bytes. */
    size: number
    sha256: string
    object_key: string
    idempotency_key: string | null
    created_at: TimeDefault
    stored_at: Date | null
    attached_at: Date | null
  }
  /** Registered addresses of companies (migration 0090). */
  registered_addresses: {
    buyer_id: string
    province_id: string
    city_id: string
    district_id: string
    village_id: string
    postcode: string
    street: string
  }
  /** Wrong passwords per account over all unknown addresses (migration 0092). */
  sign_in_guesses: {
    email: string
    wrong: number
    last_at: TimeDefault
    locked_until: Date | null
  }
  company_categories: {
    id: string
    name: string
    sort: Generated<number>
    active: Generated<boolean>
    version: Generated<number>
  }
  company_types: {
    id: string
    name: string
    sort: Generated<number>
    active: Generated<boolean>
    version: Generated<number>
  }
  legal_document_kinds: {
    id: string
    company_type_id: string
    title: string
    short_title: string
    required: Generated<boolean>
    sort: Generated<number>
    active: Generated<boolean>
  }
  legal_documents: {
    buyer_id: string
    kind_id: string
    title: string
    short_title: string
    number: string
    file_id: string | null
    updated_at: TimeDefault
  }
  legal_document_drafts: {
    buyer_id: string
    kind_id: string
    id: string
    number: string
    file_id: string | null
    version: Generated<number>
  }
  account_links: {
    id: string
    kind: LinkKind
    user_id: string
    token_hash: string
    created_at: TimeDefault
    expires_at: Time
    used_at: Date | null
    superseded_at: Date | null
  }
  mails: {
    id: string
    kind: string
    to_email: string
    to_name: string
    language: Language
    subject: string
    html: string
    text: string
    created_at: TimeDefault
    /** The mail is not sent after this time. */
    useless_after: ColumnType<Date, Date | undefined, Date>
    sent_at: Date | null
    tries: Generated<number>
    last_error: string | null
    /** Attachment (`mail_files`). */
    file_id: ColumnType<string | null, string | null | undefined, string | null>
  }
  mail_files: {
    id: string
    name: string
    media_type: string
    content: Buffer
    created_at: TimeDefault
  }
  feedback: {
    id: string
    buyer_id: string | null
    user_id: string | null
    name: string
    company_name: string
    feedback: string
    created_at: TimeDefault
    read_at: Date | null
    read_by: string | null
  }
}
