/** Products whose search documents must be made anew: price, stock, text or state changed. */
export interface ProductsChanged {
  productIds: readonly string[]
}
