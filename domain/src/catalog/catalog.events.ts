/** Products whose search documents must be rebuilt because price, stock, text or state changed. */
export interface ProductsChanged {
  productIds: readonly string[]
  /** Only the stock changed, by an order or its end. */
  isStockOnly?: true
}

/** Categories whose path changed; the search documents of their products must be rebuilt. */
export interface CategoriesChanged {
  categoryIds: readonly string[]
}

/** Coverages whose cities changed; the search documents of their products must be rebuilt. */
export interface CoveragesChanged {
  coverageIds: readonly string[]
}

/** A changed discount: the prices of one buyer or of all buyers, for one product or for all. */
export interface DiscountsChanged {
  vendorId: string
  buyerId?: string
  productId?: string
}
