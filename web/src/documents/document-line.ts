/** Tone of a line's status, shown by color, icon and text together. */
export type LineTone = 'done' | 'waiting' | 'ended'

export interface LineMark {
  tone: LineTone
  text: string
}

/** A line of a request or an order, as the table shows it. Money in rupiah. */
export interface DocumentLine {
  id: string
  name: string
  slug: string
  sku: string
  brand: string
  imageUrl: string
  quantity: number
  /** The quantity before the vendor changed it; undefined if unchanged. */
  quantityWas?: number | undefined
  retailPrice: number
  price: number
  priceWas?: number | undefined
  /** In whole percent, rounded down. */
  discountPercent: number
  tax: string
  subTotal: number
  subTotalWas?: number | undefined
  note: string
  isCanceled?: boolean
  mark?: LineMark | undefined
}
