import type { BodyIn } from '@pasok/domain/kernel/contract'
import { getOrder } from '@pasok/domain/orders/orders.contract'
import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import {
  makePackageReady,
  pickPackage,
  shipPackage,
} from '@pasok/domain/orders/orders.vendor.contract'
import { saveReceipt } from '@pasok/domain/receipts/receipts.contract'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import type { Answer, Api, Person } from './api'
import type { Wanted } from './oracle'
import { orderedOne } from './orders'

export interface Shipped {
  order: PurchaseOrder
  pack: OrderPackage
}

/** Creates a shipped package of `sinar` for `maju`, the first of an order of these lines. */
export async function shipped(
  api: Pick<Api, 'as'>,
  lines: readonly Wanted[] = [{ product: 'kertas', quantity: 4 }],
): Promise<Shipped> {
  return shippedOf(api, await api.as('owner@maju.test'), await orderedOne(api, lines))
}

/** Ships the first package of an existing order. */
export async function shippedOf(
  api: Pick<Api, 'as'>,
  buyer: Person,
  made: PurchaseOrder,
): Promise<Shipped> {
  const id = made.packages[0]?._id ?? ''
  const vendor = await api.as('vendor@sinar.test')
  for (const move of [pickPackage, makePackageReady, shipPackage])
    await vendor.must(move, { params: { id }, body: {} })
  const order = await buyer.must(getOrder, { params: { id: made._id } })
  const pack = order.packages.find((one) => one._id === id)
  if (!pack) throw new Error('the package is gone')
  return { order, pack }
}

type Items = BodyIn<typeof saveReceipt>['items']

/** Returns the entry for a receipt: the given quantity of each item, or everything. */
export const allOf = (pack: OrderPackage, received?: number): Items =>
  pack.items.map((item) => ({ _id: item._id, received: received ?? item.quantity }))

/** Sends a receipt of a package; returns the response, successful or not. */
export const receive = (
  person: Person,
  { pack }: Shipped,
  items: Items = allOf(pack),
): Promise<Answer> =>
  person.request(saveReceipt, { params: { packageId: pack._id }, body: { items } })

/** Sends a receipt that must be accepted. */
export const received = (
  person: Person,
  { pack }: Shipped,
  items: Items = allOf(pack),
): Promise<Receipt> =>
  person.must(saveReceipt, { params: { packageId: pack._id }, body: { items } })
