import * as buyers from '@pasok/domain/orders/orders.contract'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import * as vendors from '@pasok/domain/orders/orders.vendor.contract'
import { getReceipt, saveReceipt } from '@pasok/domain/receipts/receipts.contract'
import { approveReceipt, returnReceipt } from '@pasok/domain/receipts/receipts.vendor.contract'
import { pathOf, type Answer, type Api, type Person } from './api'
import { PNG } from './contents'
import type { VendorKey } from './market'
import type { Wanted } from './oracle'
import { itemOf, orderedOne, packageOf } from './orders'
import { upload } from './uploads'

/** An order of two items in one package, with its buyer and vendor; `karya` requires a down payment. */
export interface Staged {
  order: PurchaseOrder
  packageId: string
  itemId: string
  buyer: Person
  vendor: Person
  /** Pictures to attach, when the same request must be repeatable. */
  pictures?: Readonly<Partial<Record<'buyer' | 'vendor', string>>>
}

const LINES: Readonly<Record<'sinar' | 'karya', readonly [Wanted, Wanted]>> = {
  sinar: [
    { product: 'kertas', quantity: 4 },
    { product: 'pulpen', quantity: 12 },
  ],
  karya: [
    { product: 'bor', quantity: 1 },
    { product: 'helm', quantity: 2 },
  ],
}

export async function staged(
  api: Pick<Api, 'as'>,
  key: Extract<VendorKey, 'sinar' | 'karya'>,
): Promise<Staged> {
  const lines = LINES[key]
  const order = await orderedOne(api, lines)
  const [{ product }] = lines
  return {
    order,
    packageId: packageOf(order, product)._id,
    itemId: itemOf(order, product)._id,
    buyer: await api.as('owner@maju.test'),
    vendor: await api.as(`vendor@${key}.test`),
  }
}

export const picture = async (person: Person, prefix: 'buyer' | 'vendor'): Promise<string> =>
  (await upload(person, { name: 'proof.png', content: PNG }, prefix)).url

const pictureOf = async (one: Staged, side: 'buyer' | 'vendor'): Promise<string> =>
  one.pictures?.[side] ?? picture(one[side], side)

type Act = (staged: Staged) => Promise<Answer>

const ofPackage =
  (
    contract:
      | typeof vendors.pickPackage
      | typeof vendors.makePackageReady
      | typeof vendors.shipPackage,
  ): Act =>
  ({ vendor, packageId }) =>
    vendor.request(contract, { params: { id: packageId }, body: {} })

const decision = ({ packageId, itemId }: Staged) => ({ body: { packageId, itemsId: itemId } })
const reason = 'Out of stock'

const receiveAll: Act = ({ buyer, order, packageId }) =>
  buyer.request(saveReceipt, {
    params: { packageId },
    body: {
      items: (order.packages[0]?.items ?? []).map(({ _id, quantity }) => ({
        _id,
        received: quantity,
      })),
    },
  })

/** The vendor refers to a receipt by its own id, the buyer by its package's id. */
async function ofReceipt(
  { buyer, vendor, packageId }: Staged,
  contract: typeof approveReceipt | typeof returnReceipt,
  body: object,
): Promise<Answer> {
  const found = await buyer.request(getReceipt, { params: { id: packageId } })
  if (found.errors) return found
  const { _id: id } = getReceipt.data.parse(found.data)
  return vendor.call(contract.method, pathOf(contract, { id }), { body })
}

/** The moves of orders, packages and items, each by the side that may make it. */
export const ACTS = {
  proof: async (one) =>
    one.buyer.request(buyers.uploadDownPaymentProof, {
      body: { id: one.order._id, fileUrl: await pictureOf(one, 'buyer') },
    }),
  confirm: ({ vendor, order }) =>
    vendor.request(vendors.confirmDownPayment, { params: { id: order._id }, body: {} }),
  refuse: ({ vendor, order }) =>
    vendor.request(vendors.refuseDownPayment, { params: { id: order._id }, body: { reason } }),
  refund: async (one) =>
    one.vendor.request(vendors.refundDownPayment, {
      params: { id: one.order._id },
      body: { fileUrl: await pictureOf(one, 'vendor') },
    }),
  pick: ofPackage(vendors.pickPackage),
  ready: ofPackage(vendors.makePackageReady),
  ship: ofPackage(vendors.shipPackage),
  'set shipping': ({ vendor, packageId }) =>
    vendor.request(vendors.setShipping, {
      params: { id: packageId },
      body: { shipping_cost: 15_000 },
    }),
  'cancel by vendor': ({ vendor, packageId }) =>
    vendor.request(vendors.cancelPackage, { params: { id: packageId }, body: { reason } }),
  'cancel by buyer': ({ buyer, order }) =>
    buyer.request(buyers.cancelOrder, { body: { id: order._id, reason } }),
  change: ({ vendor, packageId, itemId }) =>
    vendor.request(vendors.changeItem, {
      params: { id: packageId, itemId },
      body: { quantity: 0.5, retail_price: 60_000, reason },
    }),
  'take back': ({ vendor, packageId, itemId }) =>
    vendor.request(vendors.takeItemBack, { params: { id: packageId, itemId }, body: {} }),
  accept: (one) => one.buyer.request(buyers.acceptItems, decision(one)),
  reject: (one) => one.buyer.request(buyers.rejectItems, decision(one)),
  receive: receiveAll,
} as const satisfies Readonly<Record<string, Act>>

/** The same moves, and those of receipts. */
export const ALL_ACTS = {
  ...ACTS,
  correct: receiveAll,
  approve: (one) => ofReceipt(one, approveReceipt, {}),
  return: (one) => ofReceipt(one, returnReceipt, { reason }),
} as const satisfies Readonly<Record<string, Act>>

export type OrderActName = keyof typeof ACTS
export type ActName = keyof typeof ALL_ACTS

export async function goOn(one: Staged, ...names: readonly ActName[]): Promise<Staged> {
  for (const name of names) {
    const answer = await ALL_ACTS[name](one)
    if (answer.errors) throw new Error(`${name}: ${answer.status} ${answer.message}`)
  }
  return one
}

/** Returns every row about an order, for comparing before and after a refused move. */
export async function everythingOf(api: Api, { order }: Staged): Promise<unknown> {
  const { rows } = await api.pool.query(
    `with mine as (select * from purchase_orders where id = $1),
      packs as (select packages.* from packages join mine
        on packages.buyer_id = mine.buyer_id and packages.order_id = mine.id),
      lines as (select items.* from order_items items join packs
        on items.buyer_id = packs.buyer_id and items.package_id = packs.id),
      slips as (select receipts.* from receipts join mine
        on receipts.buyer_id = mine.buyer_id and receipts.order_id = mine.id),
      ids as (select id from mine union all select id from packs union all select id from lines
        union all select id from slips)
    select (select jsonb_agg(to_jsonb(mine)) from mine) as orders,
      (select jsonb_agg(to_jsonb(packs) order by id) from packs) as packages,
      (select jsonb_agg(to_jsonb(lines) order by id) from lines) as items,
      (select jsonb_agg(to_jsonb(slips)) from slips) as receipts,
      (select count(*) from line_ledger where order_id = $1) as ledger,
      (select count(*) from status_history where document_id in (select id from ids)) as history,
      (select count(*) from audit_log where subject_id in (select id::text from ids)) as audit,
      (select count(*) from outbox where payload ->> 'orderId' = $1::text) as events,
      (select jsonb_object_agg(id, stock) from products
        where id in (select product_id from lines)) as stock`,
    [order._id],
  )
  return rows[0]
}
