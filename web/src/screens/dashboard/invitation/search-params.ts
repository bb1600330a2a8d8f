import { othersIn } from '../../../lib/address'
import { LIST_NAMES, readList, TABLE_SIZES, type ListAddress } from '../../../lib/list-address'

/** Search parameters of the list; the screen validates its filters (`invitation-search.ts`). */
interface InvitationAddress extends ListAddress {
  status?: string
  channel?: string
}

export const parseSearch = (search: Record<string, unknown>): InvitationAddress => ({
  ...othersIn(search, LIST_NAMES),
  ...readList(search, TABLE_SIZES),
})
