const PRODUCTS_PAGES = ['detail-product', 'vendor-store'] as const
type ProductsPage = (typeof PRODUCTS_PAGES)[number]
export const DETAIL_TABS = ['description', 'information'] as const
type DetailTab = (typeof DETAIL_TABS)[number]

export const SEARCH_SORTS = ['price-asc', 'price-desc', 'newest'] as const
type SearchSort = (typeof SEARCH_SORTS)[number]
const PRODUCTS_VIEWS = ['cards', 'list'] as const
const PRODUCTS_DRAWERS = ['categories', 'paste', 'open-pr', 'comparison'] as const
export type ProductsDrawer = (typeof PRODUCTS_DRAWERS)[number]

/** The address of the products: what the screens read of it; anything else stays in it untouched. */
export interface ProductsSearch {
  /** A page of Spec 2 §2, or the page of hits counted from 1; without it the first one. */
  page?: ProductsPage | number
  /** The product of the detail page. */
  slug?: string
  /** Of the vendor store. */
  vendor_id?: string
  /** The detail page's tab, when other than the first. */
  tab?: DetailTab
  q?: string
  brand?: string[]
  vendor?: string[]
  /** The id of a category: it and all below. */
  category?: string
  /** Other than by relevance. */
  sort?: SearchSort
  /** How the hits are shown; without it as last chosen in this browser. */
  view?: (typeof PRODUCTS_VIEWS)[number]
  /** What lies over the page. */
  show?: ProductsDrawer
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
  const named = PRODUCTS_PAGES.find((one) => one === value)
  if (named) return named
  const number = typeof value === 'string' ? Number(value) : value
  const isPage =
    typeof number === 'number' && Number.isInteger(number) && number > 1 && number <= MOST_PAGES
  return isPage ? number : undefined
}

/** Reads the address; what can't be understood counts as not given. */
export function parseSearch(search: Record<string, unknown>): ProductsSearch {
  const { page, slug, vendor_id, tab, q, brand, vendor, category, sort, view, show, ...others } =
    search
  const shown = {
    page: pageOf(page),
    slug: text(slug),
    vendor_id: text(vendor_id),
    tab: DETAIL_TABS.find((one) => one === tab),
    q: text(q),
    brand: texts(brand),
    vendor: texts(vendor),
    category: text(category),
    sort: SEARCH_SORTS.find((one) => one === sort),
    view: PRODUCTS_VIEWS.find((one) => one === view),
    show: PRODUCTS_DRAWERS.find((one) => one === show),
  }
  const given = Object.entries(shown).filter(([, value]) => value !== undefined)
  return { ...others, ...Object.fromEntries(given) }
}
