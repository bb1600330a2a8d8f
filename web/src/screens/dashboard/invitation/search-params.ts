import { othersIn } from '../../../lib/address'
import { LIST_NAMES, readList, type ListAddress } from '../../../lib/list-address'

export const INVITATION_PAGE_SIZES = [10, 25, 50, 100] as const

/** The address of the list; its filters are read by its screen (`invitation-search.ts`). */
interface InvitationAddress extends ListAddress {
  status?: string
  channel?: string
}

export const parseSearch = (search: Record<string, unknown>): InvitationAddress => ({
  ...othersIn(search, LIST_NAMES),
  ...readList(search, INVITATION_PAGE_SIZES),
})
