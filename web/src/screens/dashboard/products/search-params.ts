const PRODUCTS_PAGES = ['detail-product', 'vendor-store'] as const
type ProductsPage = (typeof PRODUCTS_PAGES)[number]
export const DETAIL_TABS = ['description', 'information'] as const
type DetailTab = (typeof DETAIL_TABS)[number]

export const SEARCH_SORTS = ['price-asc', 'price-desc', 'newest'] as const
type SearchSort = (typeof SEARCH_SORTS)[number]
const PRODUCTS_VIEWS = ['cards', 'list'] as const
const PRODUCTS_DRAWERS = ['categories', 'paste', 'open-pr', 'comparison'] as const
export type ProductsDrawer = (typeof PRODUCTS_DRAWERS)[number]

/** Search parameters of the products; other parameters are preserved. */
export interface ProductsSearch {
  /** A page of Spec 2 §2, or the one-based page of hits; the first if omitted. */
  page?: ProductsPage | number
  slug?: string
  vendor_id?: string
  /** Tab of the product page, if not the first. */
  tab?: DetailTab
  q?: string
  brand?: string[]
  vendor?: string[]
  /** Category id; includes all descendants. */
  category?: string
  /** By relevance if omitted. */
  sort?: SearchSort
  /** Display of the hits; as last chosen in this browser if omitted. */
  view?: (typeof PRODUCTS_VIEWS)[number]
  /** Drawer open over the page. */
  show?: ProductsDrawer
}

const MAX_PAGES = 1_000

/** Returns a parameter as text; the router converts numeric-looking text to numbers. */
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
    typeof number === 'number' && Number.isInteger(number) && number > 1 && number <= MAX_PAGES
  return isPage ? number : undefined
}

/** Reads the search parameters; invalid ones are ignored. */
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
