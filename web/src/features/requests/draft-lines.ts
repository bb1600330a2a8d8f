import { lineFromProduct, withQuantity } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { getProduct } from '@pasok/domain/catalog/catalog.contract'
import { placeLine } from '@pasok/domain/kernel/place'
import type { RequestItem } from '@pasok/domain/requests/requests.model'
import { getVendor } from '@pasok/domain/vendors/vendors.contract'
import type { VendorDetail } from '@pasok/domain/vendors/vendors.model'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import type { Draft } from './requests.queries'

/** Look-ups under way at once. */
const AT_ONCE = 6

export interface DraftLoad {
  /** The city of the draft's delivery area. */
  city: string | undefined
  signal: AbortSignal
  onProgress: (done: number) => void
}

/** Runs over all values with a few at a time, in order of the answers' places. */
async function mapFew<In, Out>(
  values: readonly In[],
  work: (value: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = []
  let next = 0
  const run = async () => {
    while (next < values.length) {
      const at = next
      next += 1
      const value = values[at]
      if (value !== undefined) results[at] = await work(value)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, values.length) }, run))
  return results
}

/** A line whose product can't be looked up any more: as the draft has it, nothing left of it. */
function lineOfGone(item: RequestItem, vendor: VendorDetail, city: string | undefined): CartLine {
  const gone = item.stock <= 0
  const bare: CartLine = {
    ...item,
    vendor: {
      _id: vendor._id,
      name: vendor.legal_name,
      phone: vendor.phone,
      email: vendor.email,
      address: placeLine([vendor.street, vendor.city, vendor.province, vendor.postcode]),
    },
    vendor_name: vendor.legal_name,
    vendor_phone: vendor.phone,
    storage: '',
    dimension: { weight: 0, width: 0, height: 0, length: 0 },
    categories: '',
    category_tree: [],
    is_special_discount: item.special_discount > 0,
    sum_price_discount: 0,
    tax_percentage: 0,
    final_price: 0,
    down_payment_setting: vendor.setting[0]?.setting[0]?.down_payment ?? 0,
    statuses: 'Open',
    warehouse: {
      city: '',
      province: '',
      country: '',
      coverage: gone || city === undefined ? [] : [city],
    },
  }
  return withQuantity(bare, item.quantity)
}

/** The product of an item, or nothing once it can't be looked up. */
async function findProduct(slug: string, signal: AbortSignal) {
  try {
    return await call(getProduct, { params: { slug }, signal })
  } catch (error) {
    const unknown = error instanceof ApiError && (error.status === 404 || error.status === 403)
    if (unknown) return undefined
    throw error
  }
}

/**
 * A draft's items as cart lines: figures as the draft has them at today's prices, coverage and
 * limits as the product has them.
 * @throws ApiError when a look-up fails for another reason than a product that is gone.
 */
export async function linesOfDraft(draft: Draft, load: DraftLoad): Promise<CartLine[]> {
  const { signal } = load
  const vendorIds = [...new Set(draft.items.map(({ vendorId }) => vendorId))]
  const found = await mapFew(vendorIds, (vendor_id) =>
    call(getVendor, { query: { vendor_id }, signal }),
  )
  const vendors = new Map(found.map((vendor) => [vendor._id, vendor]))
  let done = 0
  const lines = await mapFew(draft.items, async (item) => {
    const vendor = vendors.get(item.vendorId)
    const product = await findProduct(item.slug, signal)
    done += 1
    load.onProgress(done)
    if (!vendor) return undefined
    if (!product) return lineOfGone(item, vendor, load.city)
    const terms = {
      vendor_id: vendor._id,
      product_id: product._id,
      discount_percentage: item.special_discount,
      payment_term: item.payment_term,
    }
    const line = lineFromProduct(product, vendor, terms)
    return { ...withQuantity(line, item.quantity), note: item.note }
  })
  return lines.filter((line) => line !== undefined)
}
