import type { CompanyStanding } from '@pasok/domain/company/company.provider.model'
import { COMPANY_STANDINGS } from '@pasok/domain/company/company.constants'
import { MAX_PAGE_SIZE } from '@pasok/domain/kernel/limits'
import { VENDOR_STANDINGS, type VendorStanding } from '@pasok/domain/vendors/vendors.provider.rules'
import { asDay, asWords } from '../../lib/address-parts'

/** What every list of the console keeps in its address; anything else stays in it untouched. */
export interface ListSearch {
  search?: string
  /** The page, counted from 0 as on the wire. */
  skip?: number
  /** Rows per page, when other than the default. */
  limit?: number
}

export interface CompaniesSearch extends ListSearch {
  /** Those that wait, unless said. */
  standing?: CompanyStanding
}

/** One company: the document that is looked at. */
interface CompanySearch {
  document?: string
}

/** The company types: the one that is edited, or `new`. */
interface TypesSearch extends ListSearch {
  id?: string
}

export interface AuditSearch extends ListSearch {
  company?: string
  /** Calendar days, `yyyy-MM-dd`, both inside. */
  from?: string
  to?: string
  /** The entry that is opened. */
  open?: string
}

/** The vendors: those that stand somewhere. */
export interface VendorsSearch extends ListSearch {
  standing?: VendorStanding
}

/** One vendor: the page of its history, and the entry that is opened. */
interface VendorSearch {
  skip?: number
  open?: string
}

/** The category tree: what is looked for, and the category that was chosen. */
export interface CategoriesSearch {
  search?: string
  id?: string
}

export interface FeedbackSearch extends ListSearch {
  /** `1`: only what nobody has read yet. */
  unread?: '1'
}

/** The payments to the platform: those to confirm, unless said. */
export const PAYMENT_TABS = ['review', 'waiting', 'paid', 'all'] as const
export type PaymentTab = (typeof PAYMENT_TABS)[number]
export interface PaymentsSearch extends ListSearch {
  tab?: PaymentTab
}

/** Money that gateways say has come: what is to be decided, unless said; and what they said in vain. */
export const MONEY_TABS = ['kept', 'refund', 'all', 'callbacks'] as const
export type MoneyTab = (typeof MONEY_TABS)[number]
export interface MoneySearch extends ListSearch {
  tab?: MoneyTab
}

/** Vendors to whom something is owed, unless all are asked for. */
export const OWED_TABS = ['owing', 'all'] as const
type OwedTab = (typeof OWED_TABS)[number]
export interface OwedSearch extends ListSearch {
  tab?: OwedTab
}

/** Vendors that asked to sell: those that wait, unless said. */
export const APPLICATION_TABS = ['waiting', 'all'] as const
type ApplicationTab = (typeof APPLICATION_TABS)[number]
export interface ApplicationsSearch extends ListSearch {
  tab?: ApplicationTab
}

type Address = Record<string, unknown>

function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined
}

/** Leaves out what was not given, or can't be understood. */
function given<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>
}

/** Reads the address of a plain list. */
export function parseList({ search, skip, limit, ...others }: Address): ListSearch {
  const found = given({
    search: asWords(search),
    skip: wholeNumber(skip, 1, 1_000_000),
    limit: wholeNumber(limit, 1, MAX_PAGE_SIZE),
  })
  return { ...others, ...(found as ListSearch) }
}

/** Reads the address of the companies. */
export function parseCompanies({ standing, ...others }: Address): CompaniesSearch {
  const shown = COMPANY_STANDINGS.find((one) => one === standing)
  return { ...parseList(others), ...(shown && shown !== 'waiting' && { standing: shown }) }
}

/** Reads the address of one company. */
export function parseCompany({ document, ...others }: Address): CompanySearch {
  const id = asWords(document)
  return { ...others, ...(id !== undefined && { document: id }) }
}

/** Reads the address of the company types. */
export function parseTypes({ id, ...others }: Address): TypesSearch {
  const chosen = asWords(id)
  return { ...parseList(others), ...(chosen !== undefined && { id: chosen }) }
}

/** Reads the address of the audit log. */
export function parseAudit({ company, from, to, open, ...others }: Address): AuditSearch {
  const found = given({
    company: asWords(company),
    from: asDay(from),
    to: asDay(to),
    open: asWords(open),
  })
  return { ...parseList(others), ...(found as AuditSearch) }
}

/** Reads the address of the vendors. */
export function parseVendors({ standing, ...others }: Address): VendorsSearch {
  const shown = VENDOR_STANDINGS.find((one) => one === standing)
  return { ...parseList(others), ...(shown && { standing: shown }) }
}

/** Reads the address of one vendor. */
export function parseVendor({ skip, open, ...others }: Address): VendorSearch {
  const found = given({ skip: wholeNumber(skip, 1, 1_000_000), open: asWords(open) })
  return { ...others, ...(found as VendorSearch) }
}

/** Reads the address of the category tree. */
export function parseCategories({ search, id, ...others }: Address): CategoriesSearch {
  const found = given({ search: asWords(search), id: asWords(id) })
  return { ...others, ...(found as CategoriesSearch) }
}

/** Reads the address of the feedback. */
export function parseFeedback({ unread, ...others }: Address): FeedbackSearch {
  const only = asWords(unread) === '1'
  return { ...parseList(others), ...(only && { unread: '1' as const }) }
}

/** Reads the address of a list with tabs, the first of which need not be said. */
const parseTabs =
  <Tab extends string>(tabs: readonly Tab[]) =>
  ({ tab, ...others }: Address): ListSearch & { tab?: Tab } => {
    const shown = tabs.find((one) => one === tab)
    return { ...parseList(others), ...(shown && shown !== tabs[0] && { tab: shown }) }
  }
export const parsePayments = parseTabs(PAYMENT_TABS)
export const parseMoney = parseTabs(MONEY_TABS)
export const parseOwed = parseTabs(OWED_TABS)
export const parseApplications = parseTabs(APPLICATION_TABS)
