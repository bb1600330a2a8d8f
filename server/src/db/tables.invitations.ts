import type { Language } from '@pasok/domain/kernel/texts'
import type { Channel, Joining } from '@pasok/domain/team/invitations/invitations.model'
import type { InvitationState } from '@pasok/domain/team/invitations/invitations.states'
import type { ApplicationState } from '@pasok/domain/vendors/applications/applications.states'
import type { Generated } from 'kysely'
import type { Time } from './columns'

/** Invitations and the vendor applications made through them (migration 0065). */
export interface InvitationTables {
  invitations: {
    buyer_id: string
    id: string
    channel: Channel
    email: string
    name: string
    message: string
    state: InvitationState
    token_hash: string
    expires_at: Time
    sent: Generated<number>
    sent_by: string
    sent_by_name: string
    sent_at: Time
    company_name: string | null
    joined: Joining | null
    accepted_at: Date | null
    version: Generated<number>
    created_at: Time
  }
  invitation_links: {
    token_hash: string
    buyer_id: string
    invitation_id: string
    mailed_at: Time
  }
  invitation_lookups: {
    buyer_id: string
    looked_at: Time
    addresses: number
  }
  vendor_applications: {
    id: string
    buyer_id: string
    invitation_id: string
    legal_name: string
    category: string
    owner_name: string
    owner_email: string
    phone: string
    city: string
    note: string
    language: Language
    state: ApplicationState
    reason: Generated<string>
    decided_by: string | null
    decided_at: Date | null
    vendor_id: string | null
    version: Generated<number>
    created_at: Time
  }
}
