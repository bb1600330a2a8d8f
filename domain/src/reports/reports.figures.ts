import { TABLE_ROWS } from '../kernel/limits'

/**
 * The report's figures (`docs/domain.md` §8), with the kind of document each one counts, so that a figure
 * can be opened into its rows. A line is active unless it, its package or its order is canceled. An order
 * that is not canceled equals the sum of its active lines; therefore purchases have the same total by
 * order, vendor, department, brand, category, product and point of the chart.
 */
export const FIGURES = {
  /** Orders that are not canceled, by grand total. */
  total_po: 'order',
  /** Orders in Waiting Down Payment, by down payment. */
  pending_dp: 'order',
  /** Lines canceled alone or with their package, by their amount when ordered. */
  order_reject: 'item',
  /** Active lines of packages not yet received, by sub_total. */
  item_undelivered: 'item',
  /** Unpaid invoices due by the end of the range, whenever they were issued. */
  ap_due: 'invoice',
  /** Active lines below their retail price, by floor((retail − discounted) × quantity) per line. */
  total_saving_orders: 'item',
  /** All active lines, by sub_total. */
  purchased: 'item',
} as const satisfies Record<string, 'order' | 'item' | 'invoice'>
export type Figure = keyof typeof FIGURES
export const FIGURE_NAMES = Object.keys(FIGURES) as [Figure, ...Figure[]]

/** Figures of the home screen that no other list shows; each opens into its own rows. */
export const HOME_FIGURES = {
  total_purchases: 'order',
  active_po: 'order',
  'down-payments-to-pay': 'order',
  'items-to-decide': 'item',
  'deliveries-late': 'order',
} as const satisfies Record<string, 'order' | 'item'>
export type HomeFigure = keyof typeof HOME_FIGURES
export const HOME_FIGURE_NAMES = Object.keys(HOME_FIGURES) as [HomeFigure, ...HomeFigure[]]

/** The tiles in display order (Spec 2 §2). */
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
 * The tiles compared with the previous range, and whether an increase is better or worse. The other
 * tiles show what is open today, which cannot be compared with the past.
 */
export const COMPARED = {
  total_po: 'neither',
  order_reject: 'worse',
  total_saving_orders: 'better',
} as const satisfies Partial<Record<Tile, 'neither' | 'worse' | 'better'>>
export type ComparedTile = keyof typeof COMPARED
export const COMPARED_TILES = Object.keys(COMPARED) as [ComparedTile, ...ComparedTile[]]

/** The groupings of purchases, by whose names rows can be filtered. */
const GROUPINGS = ['vendor', 'brand', 'department', 'category'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Category filter for products that belong to no category today. */
export const NO_CATEGORY = 'none'

/** Number of most purchased products shown (Spec 2 §2). */
export const TOP_PRODUCTS = 10
/**
 * Maximum number of names per grouping; further ones are added up in one more row, so that the
 * total is complete.
 */
export const MAX_NAMES = 50
export const ROWS_PAGE_SIZE = TABLE_ROWS
