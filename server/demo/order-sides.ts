import { createHash } from 'node:crypto'
import type { BuyerActor } from '../src/db/actor'
import type { Db, Trx } from '../src/db/db'
import { newId } from '../src/db/ids'
import type { BuyerWork } from '../src/db/move'
import type { ProviderScope, VendorScope } from '../src/db/scope'
import type { Subscriptions, Work } from '../src/db/work'
import { workIn } from '../src/http/transaction'
import type { ObjectStore } from '../src/ports/object-store'
import { actorOf, payeeOf, vendorActorOf } from './actor-of'

/** Creates a picture like the receipt of a bank's app. */
async function transferSlip(sender: string, at: Date): Promise<Buffer> {
  const day = at.toISOString().slice(0, 10)
  const line = (y: number, label: string, value: string) =>
    `<text x="40" y="${y}" fill="#6b7280" font-size="16">${label}</text>
     <text x="380" y="${y}" fill="#111827" font-size="16" text-anchor="end">${value}</text>
     <rect x="40" y="${y + 14}" width="340" height="1" fill="#e5e7eb"/>`
  const drawing = `
    <svg xmlns="http://www.w3.org/2000/svg" width="420" height="560" font-family="sans-serif">
      <rect width="420" height="560" fill="#ffffff"/>
      <rect width="420" height="110" fill="#1d4ed8"/>
      <circle cx="210" cy="110" r="38" fill="#16a34a" stroke="#ffffff" stroke-width="6"/>
      <path d="M194 111 l11 12 l22 -24" stroke="#ffffff" stroke-width="6" fill="none"/>
      <text x="210" y="190" font-size="22" fill="#111827" text-anchor="middle">Transfer Berhasil</text>
      ${line(250, 'Tanggal', day)}
      ${line(300, 'Dari', sender)}
      ${line(350, 'Bank', 'Bank Contoh')}
      ${line(400, 'Berita', 'Uang muka')}
      <text x="210" y="500" font-size="14" fill="#6b7280" text-anchor="middle">Contoh untuk demo Pasok</text>
    </svg>`
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

const HOUR_MS = 3_600_000

export interface Item {
  id: string
  name: string
  quantity: number
  price: number
}
export interface Package {
  id: string
  items: readonly Item[]
}
interface Order {
  id: string
  packages: readonly Package[]
}

/** The parties of one demo order; times are hours since its request was saved. */
export interface OrderSides {
  order: Order
  buyer: (at: number, who: Buyer, command: (work: BuyerWork) => Promise<unknown>) => Promise<void>
  vendor: (at: number, command: (work: Work<VendorScope>) => Promise<unknown>) => Promise<void>
  /** Returns the payee of a transfer: the vendor when paid directly, otherwise the provider. */
  payee: (
    at: number,
    command: (work: Work<VendorScope | ProviderScope>) => Promise<unknown>,
  ) => Promise<void>
  /** Uploads a picture of a payment, as the payer. @returns its id. */
  upload: (at: number) => Promise<string>
}
export type OrderMoves = (sides: OrderSides) => Promise<void>

type Buyer = 'purchasing' | 'approver' | 'finance' | 'receiving'
const emailOf = (who: Buyer) => `${who}@nusantara.test`

/** What is shared by the steps of loading the demo. */
export interface Load {
  db: Db
  subscriptions: Subscriptions
  objects: ObjectStore
}

/** Returns the transaction's work for a buyer's user at a time in the past. */
export function buyerWork(
  trx: Trx,
  { subscriptions }: Load,
  actor: BuyerActor,
  now: Date,
): BuyerWork {
  const caller = { actor, scope: actor.scope, requestId: 'demo', address: 'demo', now }
  return { ...workIn(trx, subscriptions, caller), actor }
}

/** Returns the parties of the order that a request created with one vendor. */
export async function sidesOf(
  trx: Trx,
  load: Load,
  { requestId, vendor, savedAt }: { requestId: string; vendor: string; savedAt: Date },
): Promise<OrderSides> {
  const timeAt = (hours: number) => new Date(savedAt.getTime() + hours * HOUR_MS)
  return {
    order: await orderOf(trx, requestId),
    async buyer(at, who, command) {
      const actor = await actorOf(load.db, emailOf(who))
      await command(buyerWork(trx, load, actor, timeAt(at)))
    },
    async vendor(at, command) {
      const actor = await vendorActorOf(load.db, vendor)
      const caller = { actor, scope: actor.scope, requestId: 'demo', address: 'demo' }
      await command(workIn(trx, load.subscriptions, { ...caller, now: timeAt(at) }))
    },
    async payee(at, command) {
      const actor = await payeeOf(load.db, vendor)
      const caller = { actor, scope: actor.scope, requestId: 'demo', address: 'demo' }
      await command(workIn(trx, load.subscriptions, { ...caller, now: timeAt(at) }))
    },
    async upload(at) {
      const actor = await actorOf(load.db, emailOf('finance'))
      return uploadSlip(trx, load.objects, actor, timeAt(at))
    },
  }
}

async function orderOf(trx: Trx, requestId: string): Promise<Order> {
  const order = await trx
    .selectFrom('purchase_orders')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  const items = await trx
    .selectFrom('order_items')
    .innerJoin('packages', 'packages.id', 'order_items.package_id')
    .select(['package_id', 'order_items.id', 'name', 'quantity', 'retail_price'])
    .where('packages.order_id', '=', order.id)
    .orderBy('packages.code')
    .orderBy('position')
    .execute()
  const ids = [...new Set(items.map(({ package_id }) => package_id))]
  const packages = ids.map((id) => ({
    id,
    items: items
      .filter(({ package_id }) => package_id === id)
      .map((item) => ({
        id: item.id,
        name: item.name,
        quantity: Number(item.quantity),
        price: Number(item.retail_price),
      })),
  }))
  return { id: order.id, packages }
}

async function uploadSlip(
  trx: Trx,
  objects: ObjectStore,
  actor: BuyerActor,
  now: Date,
): Promise<string> {
  const id = newId()
  const content = await transferSlip(actor.company.name, now)
  await objects.put(`demo/${id}`, content, 'image/png')
  await trx
    .insertInto('files')
    .values({
      id,
      buyer_id: actor.scope.id,
      vendor_id: null,
      uploaded_by: actor.userId,
      prefix: 'buyer',
      name: 'bukti-transfer.png',
      media_type: 'image/png',
      size: content.byteLength,
      sha256: createHash('sha256').update(content).digest('hex'),
      object_key: `demo/${id}`,
      idempotency_key: null,
      created_at: now,
      stored_at: now,
      attached_at: null,
    })
    .execute()
  return id
}
