import { acceptItems } from '../src/chapters/orders/items/decide-items'
import { cancelOrder, cancelPackage } from '../src/chapters/orders/packages/cancel-packages'
import { changeItem } from '../src/chapters/orders/items/change-item'
import {
  confirmDownPayment,
  refuseDownPayment,
  uploadDownPaymentProof,
} from '../src/chapters/orders/down-payments/answer-down-payment'
import {
  makePackageReady,
  pickPackage,
  shipPackage,
  setShipping,
} from '../src/chapters/orders/packages/move-package'
import { approveReceipt, returnReceipt } from '../src/chapters/receipts/move-receipt'
import { saveReceipt } from '../src/chapters/receipts/save-receipt'
import { findReceipt } from '../src/chapters/receipts/receipts.store'
import type { VendorScope } from '../src/db/scope'
import type { Work } from '../src/db/work'
import type { Item, OrderSides, OrderMoves, Package } from './order-sides'

/** The proof of the down payment has been uploaded. */
export const proven: OrderMoves = async ({ order, buyer, upload }) => {
  const file = await upload(20)
  await buyer(20, 'finance', (work) => uploadDownPaymentProof(work, order.id, file))
}

/** The proof has been refused. */
export const refused: OrderMoves = async (sides) => {
  await proven(sides)
  const reason = 'Nominal pada bukti transfer tidak terbaca. Mohon unggah ulang.'
  await sides.vendor(30, (work) => refuseDownPayment(work, sides.order.id, reason, undefined))
}

/** The down payment has been confirmed; the order is ready to process. */
export const confirmed: OrderMoves = async (sides) => {
  await proven(sides)
  await sides.vendor(28, (work) => confirmDownPayment(work, sides.order.id, undefined))
}

export const eachPackage = async (
  { order }: OrderSides,
  move: (pack: Package) => Promise<unknown>,
) => {
  for (const pack of order.packages) await move(pack)
}

const picked = (sides: OrderSides, at: number) =>
  eachPackage(sides, (pack) => sides.vendor(at, (work) => pickPackage(work, pack.id, undefined)))

const change = (pack: Package, item: Item, part: number, price: number, reason: string) => ({
  place: { id: pack.id, itemId: item.id },
  body: { quantity: Math.floor(item.quantity * part), retail_price: item.price * price, reason },
})

/** In Pick: one item has been changed and accepted, another waits for the buyer. */
export const packed: OrderMoves = async (sides) => {
  await picked(sides, 20)
  const [pack] = sides.order.packages
  const [first, second] = pack?.items ?? []
  if (!pack || !first || !second) return
  const less = change(pack, first, 0.8, 1, 'Stok di gudang tinggal sebanyak ini.')
  await sides.vendor(24, (work) => changeItem(work, less.place, less.body))
  const decision = { packageId: pack.id, itemsId: first.id }
  await sides.buyer(30, 'approver', (work) => acceptItems(work, decision))
  const dearer = change(pack, second, 1, 1.05, 'Harga dari pabrik naik bulan ini.')
  await sides.vendor(44, (work) => changeItem(work, dearer.place, dearer.body))
}

const readyAt = async (sides: OrderSides, at: number) => {
  await picked(sides, at)
  await eachPackage(sides, async ({ id }) => {
    await sides.vendor(at + 4, (work) => setShipping(work, id, 85_000, undefined))
    await sides.vendor(at + 6, (work) => makePackageReady(work, id, undefined))
  })
}

/** Packed, with its shipping cost set. */
export const ready: OrderMoves = (sides) => readyAt(sides, 20)

const SHIPMENT = { courier: 'JNE Trucking', tracking_number: 'JTR-8840-1276-55' }

const shippedAt = async (sides: OrderSides, at: number) => {
  await readyAt(sides, at)
  await eachPackage(sides, ({ id }) =>
    sides.vendor(at + 24, (work) => shipPackage(work, id, SHIPMENT)),
  )
}

export const shipped: OrderMoves = (sides) => shippedAt(sides, 20)

/** Shipped, after the down payment was first refused and then confirmed. */
export const refusedThenShipped: OrderMoves = async (sides) => {
  await refused(sides)
  const file = await sides.upload(44)
  await sides.buyer(44, 'finance', (work) => uploadDownPaymentProof(work, sides.order.id, file))
  await sides.vendor(50, (work) => confirmDownPayment(work, sides.order.id, undefined))
  await shippedAt(sides, 70)
}

export const canceledByBuyer: OrderMoves = async ({ order, buyer }) => {
  const reason = 'Salah jumlah, akan dipesan ulang.'
  await buyer(6, 'purchasing', (work) => cancelOrder(work, { id: order.id, reason }))
}

export const canceledByVendor: OrderMoves = (sides) =>
  eachPackage(sides, ({ id }) =>
    sides.vendor(26, (work) => cancelPackage(work, id, 'Barang tidak diproduksi lagi.', undefined)),
  )

/** Delivers a part of the ordered quantity, with a note about the missing rest. */
const receivedAt = async (sides: OrderSides, at: number, part: number) => {
  await shippedAt(sides, 20)
  await eachPackage(sides, ({ id, items }) => {
    const note = part < 1 ? 'Kemasan rusak, sebagian ditolak.' : ''
    const lines = items.map((item, index) => ({
      _id: item.id,
      received: index === 0 ? Math.floor(item.quantity * part) : item.quantity,
      note: index === 0 ? note : '',
    }))
    return sides.buyer(at, 'receiving', (work) => saveReceipt(work, id, { items: lines }))
  })
}

export async function receiptOf(
  { trx, scope }: Work<VendorScope>,
  packageId: string,
): Promise<string> {
  const receipt = await findReceipt(trx, scope, 'package_id', packageId)
  if (!receipt) throw new Error('what was received has a receipt')
  return receipt.id
}

/** Received in full, with an approved receipt. */
export const receivedInFull: OrderMoves = async (sides) => {
  await receivedAt(sides, 96, 1)
  await eachPackage(sides, ({ id }) =>
    sides.vendor(120, async (work) => approveReceipt(work, await receiptOf(work, id), {})),
  )
}

/** Received in part; the vendor has not reviewed the receipt yet. */
export const receivedShort: OrderMoves = (sides) => receivedAt(sides, 96, 0.75)

/** Received in part; the vendor has returned the receipt for a recount. */
export const receiptReturned: OrderMoves = async (sides) => {
  await receivedAt(sides, 96, 0.5)
  const reason = 'Surat jalan menunjukkan jumlah penuh. Mohon hitung ulang.'
  await eachPackage(sides, ({ id }) =>
    sides.vendor(110, async (work) => returnReceipt(work, await receiptOf(work, id), { reason })),
  )
}
