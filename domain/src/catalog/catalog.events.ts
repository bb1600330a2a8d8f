/** Products whose search documents must be made anew: price, stock, text or state changed. */
export interface ProductsChanged {
  productIds: readonly string[]
  /** Nothing but the stock changed, by an order or its end. */
  isStockOnly?: true
}

/** Categories whose names from the root down changed: the documents of their products follow. */
export interface CategoriesChanged {
  categoryIds: readonly string[]
}

/** Delivery areas that have other cities now: the documents of their products follow. */
export interface CoveragesChanged {
  coverageIds: readonly string[]
}

/** What buyers of a vendor pay changed by a discount: those of one buyer, on one product, or all. */
export interface DiscountsChanged {
  vendorId: string
  buyerId?: string
  productId?: string
}
