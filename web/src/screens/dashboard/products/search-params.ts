export const PRODUCTS_PAGES = ['detail-product'] as const
export const DETAIL_TABS = ['description', 'information'] as const
export type DetailTab = (typeof DETAIL_TABS)[number]

/** The address of the products: what the screens read of it; anything else stays in it untouched. */
export interface ProductsSearch {
  /** `detail-product` (Spec 2 §2), or the page of hits counted from 1; without it the first one. */
  page?: 'detail-product' | number
  /** The product of the detail page. */
  slug?: string
  /** The detail page's tab, when other than the first. */
  tab?: DetailTab
  q?: string
  brand?: string[]
  vendor?: string[]
}

const MOST_PAGES = 1_000

/** Words that look like numbers have been made numbers on the way out of the address. */
function text(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function texts(value: unknown): string[] | undefined {
  const all = (Array.isArray(value) ? value : [value]).map(text).filter((one) => one !== undefined)
  return all.length > 0 ? [...new Set(all)] : undefined
}

function pageOf(value: unknown): ProductsSearch['page'] {
  if (value === 'detail-product') return value
  const number = typeof value === 'string' ? Number(value) : value
  const isPage =
    typeof number === 'number' && Number.isInteger(number) && number > 1 && number <= MOST_PAGES
  return isPage ? number : undefined
}

/** Reads the address; what can't be understood counts as not given. */
export function parseSearch(search: Record<string, unknown>): ProductsSearch {
  const { page, slug, tab, q, brand, vendor, ...others } = search
  const shown = {
    page: pageOf(page),
    slug: text(slug),
    tab: DETAIL_TABS.find((one) => one === tab),
    q: text(q),
    brand: texts(brand),
    vendor: texts(vendor),
  }
  const given = Object.entries(shown).filter(([, value]) => value !== undefined)
  return { ...others, ...Object.fromEntries(given) }
}
