import { asDay, asWords } from '../../../lib/address-parts'
import { readList, TABLE_SIZES } from '../../../lib/list-address'

const PROFILE_TABS = ['info', 'documents', 'address', 'accounts', 'audit'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

/** Search parameters of the profile; other parameters are preserved. */
export interface ProfileSearch {
  tab?: Exclude<ProfileTab, 'info'>
  /** Search text of the addresses or the audit log. */
  search?: string
  subject?: string
  from?: string
  to?: string
  skip?: number
  /** Rows per page, if other than the default. */
  limit?: number
  /** Id of the open audit entry. */
  open?: string
}

export function parseSearch(search: Record<string, unknown>): ProfileSearch {
  const { tab, search: words, subject, from, to, skip, limit, open, ...others } = search
  const known = PROFILE_TABS.find((one) => one === tab)
  const page = Number(skip)
  const read = {
    tab: known === 'info' ? undefined : known,
    search: asWords(words),
    subject: asWords(subject),
    from: asDay(from),
    to: asDay(to),
    skip: Number.isSafeInteger(page) && page > 0 ? page : undefined,
    limit: readList({ limit }, TABLE_SIZES).limit,
    open: asWords(open),
  }
  const given = Object.entries(read).filter(([, value]) => value !== undefined)
  return { ...others, ...Object.fromEntries(given) }
}
