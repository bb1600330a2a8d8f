import type { CompanyPrice, Product } from '@pasok/domain/catalog/catalog.model'

/** A product whose price is asked for, with what was read of it, where something was. */
export type Priced = Pick<Product, '_id'> &
  Partial<Pick<Product, 'retail_price' | 'discount' | 'pajak'>>

/** A reading of a product's price: another one as soon as the product itself was read otherwise. */
export function readingOf({ _id, retail_price, discount, pajak }: Priced): string {
  return [_id, retail_price, discount, pajak?.value].join(' ')
}

type PricesByReading = ReadonlyMap<string, CompanyPrice>

/** What was answered, each price kept for the reading of the product that it was asked for. */
export function pricesByReading(
  products: readonly Priced[],
  answered: readonly CompanyPrice[],
): PricesByReading {
  const byProduct = new Map(answered.map((price) => [price.product_id, price]))
  return new Map(
    products.flatMap((product) => {
      const price = byProduct.get(product._id)
      return price ? [[readingOf(product), price] as const] : []
    }),
  )
}
