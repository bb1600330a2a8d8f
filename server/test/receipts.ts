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

/** A package of `sinar` for `maju` that is on its way: the first of an order of these lines. */
export async function shipped(
  api: Pick<Api, 'as'>,
  lines: readonly Wanted[] = [{ product: 'kertas', quantity: 4 }],
): Promise<Shipped> {
  return shippedOf(api, await api.as('owner@maju.test'), await orderedOne(api, lines))
}

/** The same of an order that is there, as its buyer sees it. */
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

/** What is entered of a package: so much of each item, or all of it. */
export const allOf = (pack: OrderPackage, received?: number): Items =>
  pack.items.map((item) => ({ _id: item._id, received: received ?? item.quantity }))

/** A receipt of a package as it is asked for, whatever comes of it. */
export const receive = (
  person: Person,
  { pack }: Shipped,
  items: Items = allOf(pack),
): Promise<Answer> => person.ask(saveReceipt, { params: { packageId: pack._id }, body: { items } })

/** One that must be taken. */
export const received = (
  person: Person,
  { pack }: Shipped,
  items: Items = allOf(pack),
): Promise<Receipt> =>
  person.must(saveReceipt, { params: { packageId: pack._id }, body: { items } })
