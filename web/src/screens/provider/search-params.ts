import type { CompanyStage } from '@pasok/domain/company/provider/provider.model'
import { COMPANY_STAGES } from '@pasok/domain/company/company.constants'
import { MAX_PAGE_SIZE } from '@pasok/domain/kernel/limits'
import { VENDOR_STAGES, type VendorStage } from '@pasok/domain/vendors/provider/provider.rules'
import { asDay, asWords } from '../../lib/address-parts'

/** Search parameters common to the console's lists; other parameters are preserved. */
export interface ProviderListSearch {
  search?: string
  /** Zero-based page. */
  skip?: number
  /** Rows per page, if other than the default. */
  limit?: number
}

export interface CompaniesSearch extends ProviderListSearch {
  /** Waiting companies if omitted. */
  standing?: CompanyStage
}

/** Search parameters of a company: the selected document. */
interface CompanySearch {
  document?: string
}

/** Search parameters of the company types: the edited one, or `new`. */
interface TypesSearch extends ProviderListSearch {
  id?: string
}

export interface AuditSearch extends ProviderListSearch {
  company?: string
  /** Calendar days, `yyyy-MM-dd`, both inclusive. */
  from?: string
  to?: string
  /** Id of the open entry. */
  open?: string
}

/** Search parameters of the vendors: the stage. */
export interface VendorsSearch extends ProviderListSearch {
  standing?: VendorStage
}

/** Search parameters of a vendor: page of its history, and the open entry. */
interface VendorSearch {
  skip?: number
  open?: string
}

/** Search parameters of the category tree: search text and selected category. */
export interface CategoriesSearch {
  search?: string
  id?: string
}

export interface FeedbackSearch extends ProviderListSearch {
  /** `1` for unread feedback only. */
  unread?: '1'
}

/** Tabs of the payments to the platform; transfers to confirm by default. */
export const PAYMENT_TABS = ['review', 'waiting', 'paid', 'all'] as const
export type PaymentTab = (typeof PAYMENT_TABS)[number]
export interface ProviderPaymentsSearch extends ProviderListSearch {
  tab?: PaymentTab
}

/** Tabs of the incoming money: open decisions by default, and callbacks without effect. */
export const MONEY_TABS = ['kept', 'refund', 'all', 'callbacks'] as const
export type MoneyTab = (typeof MONEY_TABS)[number]
export interface MoneySearch extends ProviderListSearch {
  tab?: MoneyTab
}

/** Tabs of the amounts owed: vendors with an open amount by default. */
export const OWED_TABS = ['owing', 'all'] as const
type OwedTab = (typeof OWED_TABS)[number]
export interface OwedSearch extends ProviderListSearch {
  tab?: OwedTab
}

/** Tabs of the vendor applications: waiting ones by default. */
export const APPLICATION_TABS = ['waiting', 'all'] as const
type ApplicationTab = (typeof APPLICATION_TABS)[number]
export interface ApplicationsSearch extends ProviderListSearch {
  tab?: ApplicationTab
}

type Address = Record<string, unknown>

function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined
}

/** Removes undefined values. */
function given<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>
}

/** Reads the search parameters of a plain list. */
export function parseList({ search, skip, limit, ...others }: Address): ProviderListSearch {
  const found = given({
    search: asWords(search),
    skip: wholeNumber(skip, 1, 1_000_000),
    limit: wholeNumber(limit, 1, MAX_PAGE_SIZE),
  })
  return { ...others, ...(found as ProviderListSearch) }
}

export function parseCompanies({ standing, ...others }: Address): CompaniesSearch {
  const shown = COMPANY_STAGES.find((one) => one === standing)
  return { ...parseList(others), ...(shown && shown !== 'waiting' && { standing: shown }) }
}

export function parseCompany({ document, ...others }: Address): CompanySearch {
  const id = asWords(document)
  return { ...others, ...(id !== undefined && { document: id }) }
}

export function parseTypes({ id, ...others }: Address): TypesSearch {
  const chosen = asWords(id)
  return { ...parseList(others), ...(chosen !== undefined && { id: chosen }) }
}

export function parseAudit({ company, from, to, open, ...others }: Address): AuditSearch {
  const found = given({
    company: asWords(company),
    from: asDay(from),
    to: asDay(to),
    open: asWords(open),
  })
  return { ...parseList(others), ...(found as AuditSearch) }
}

export function parseVendors({ standing, ...others }: Address): VendorsSearch {
  const shown = VENDOR_STAGES.find((one) => one === standing)
  return { ...parseList(others), ...(shown && { standing: shown }) }
}

export function parseVendor({ skip, open, ...others }: Address): VendorSearch {
  const found = given({ skip: wholeNumber(skip, 1, 1_000_000), open: asWords(open) })
  return { ...others, ...(found as VendorSearch) }
}

export function parseCategories({ search, id, ...others }: Address): CategoriesSearch {
  const found = given({ search: asWords(search), id: asWords(id) })
  return { ...others, ...(found as CategoriesSearch) }
}

export function parseFeedback({ unread, ...others }: Address): FeedbackSearch {
  const only = asWords(unread) === '1'
  return { ...parseList(others), ...(only && { unread: '1' as const }) }
}

/** Reads the search parameters of a list with tabs; the first tab is the default. */
const parseTabs =
  <Tab extends string>(tabs: readonly Tab[]) =>
  ({ tab, ...others }: Address): ProviderListSearch & { tab?: Tab } => {
    const shown = tabs.find((one) => one === tab)
    return { ...parseList(others), ...(shown && shown !== tabs[0] && { tab: shown }) }
  }
export const parsePayments = parseTabs(PAYMENT_TABS)
export const parseMoney = parseTabs(MONEY_TABS)
export const parseOwed = parseTabs(OWED_TABS)
export const parseApplications = parseTabs(APPLICATION_TABS)
