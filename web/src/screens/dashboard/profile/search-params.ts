export const PROFILE_TABS = ['info', 'documents', 'address', 'audit'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

export const ADDRESS_PAGE_SIZES = [20, 50, 100] as const

/** The address of the profile; anything else in it stays untouched. */
export interface ProfileSearch {
  tab?: Exclude<ProfileTab, 'info'>
  /** Of the addresses, and of the audit log. */
  search?: string
  subject?: string
  from?: string
  to?: string
  skip?: number
  /** Addresses on a page, when other than usual. */
  limit?: number
  /** The opened entry of the audit log. */
  open?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const asText = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
    ? String(value)
    : undefined
const asDay = (value: unknown) => (typeof value === 'string' && DAY.test(value) ? value : undefined)

export function parseSearch(search: Record<string, unknown>): ProfileSearch {
  const { tab, search: words, subject, from, to, skip, limit, open, ...others } = search
  const known = PROFILE_TABS.find((one) => one === tab)
  const page = Number(skip)
  const read = {
    tab: known === 'info' ? undefined : known,
    search: asText(words),
    subject: asText(subject),
    from: asDay(from),
    to: asDay(to),
    skip: Number.isSafeInteger(page) && page > 0 ? page : undefined,
    limit: ADDRESS_PAGE_SIZES.find((size, at) => at > 0 && size === Number(limit)),
    open: asText(open),
  }
  const given = Object.entries(read).filter(([, value]) => value !== undefined)
  return { ...others, ...Object.fromEntries(given) }
}
