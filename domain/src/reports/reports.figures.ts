import { TABLE_ROWS } from '../kernel/limits'

/**
 * What a report counts (`docs/domain.md` §8): of which documents each figure is, so that any of them
 * can be opened into the rows behind it.
 *
 * A line lives while nobody cancelled it, its package or its order. An order that isn't cancelled comes
 * to the sum of its living lines: so purchases are the same sum by order, vendor, department, brand,
 * category, product, and point of the chart.
 */
export const FIGURES = {
  /** Orders that aren't cancelled; their grand totals. */
  total_po: 'order',
  /** Orders that wait for their down payment; the down payments. */
  pending_dp: 'order',
  /** Lines that were cancelled, alone or with their package; what they came to when they were ordered. */
  order_reject: 'item',
  /** Living lines of packages that weren't received yet; their sub_totals. */
  item_undelivered: 'item',
  /** Invoices that aren't paid, due up to the end of the range, whenever they were issued. */
  ap_due: 'invoice',
  /** Living lines below their retail price; per line floor((retail − discounted) × quantity). */
  total_saving_orders: 'item',
  /** All living lines; their sub_totals. */
  purchased: 'item',
} as const satisfies Record<string, 'order' | 'item' | 'invoice'>
export type Figure = keyof typeof FIGURES
export const FIGURE_NAMES = Object.keys(FIGURES) as [Figure, ...Figure[]]

/** What the home counts and no other list shows of itself: it opens into rows of its own. */
export const HOME_FIGURES = {
  total_purchases: 'order',
  active_po: 'order',
  'down-payments-to-pay': 'order',
  'items-to-decide': 'item',
  'deliveries-late': 'order',
} as const satisfies Record<string, 'order' | 'item'>
export type HomeFigure = keyof typeof HOME_FIGURES
export const HOME_FIGURE_NAMES = Object.keys(HOME_FIGURES) as [HomeFigure, ...HomeFigure[]]

/** The tiles, in the order of Spec 2 §2. */
export const TILES = [
  'total_po',
  'pending_dp',
  'order_reject',
  'item_undelivered',
  'ap_due',
  'total_saving_orders',
] as const satisfies readonly Figure[]
export type Tile = (typeof TILES)[number]

/**
 * The tiles that are told beside those of the range before, and what more of each means. The others
 * are what stands open today: of an earlier range little does, however it stood then.
 */
export const COMPARED = {
  total_po: 'neither',
  order_reject: 'worse',
  total_saving_orders: 'better',
} as const satisfies Partial<Record<Tile, 'neither' | 'worse' | 'better'>>
export type ComparedTile = keyof typeof COMPARED
export const COMPARED_TILES = Object.keys(COMPARED) as [ComparedTile, ...ComparedTile[]]

/** By what purchases are told apart, and what is asked for with a name's click. */
const GROUPINGS = ['vendor', 'brand', 'department', 'category'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Asked for as a category: what has none today. */
export const NO_CATEGORY = 'none'

/** Spec 2 §2: the most purchased products. */
export const TOP_PRODUCTS = 10
/** Names of a grouping; what is beyond them is one more row, so that the sum stays whole. */
export const MOST_NAMES = 50
/** Rows of a page of what is behind a figure. */
export const ROWS_PAGE_SIZE = TABLE_ROWS
