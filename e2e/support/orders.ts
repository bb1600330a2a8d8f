import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { OrderItem, OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { makeDraft, searchHits, signInByApi, type Caller } from './api'
import { callerOf } from './provider'

export const ORDERS = '/dashboard/purchase-orders'
/** A company whose orders are not counted by any other test. */
export const BUYER = 'owner@segara.test'
const CITY = 'Kota Surabaya'

export interface Seller {
  name: string
  email: string
}

/** A vendor that requires no down payment, and one that does. */
export const PLAIN: Seller = { name: 'CV Bersih Berseri', email: 'vendor@bersihberseri.test' }
export const CAREFUL: Seller = { name: 'PT Karya Teknik', email: 'vendor@karyateknik.test' }

async function findGoods(
  request: APIRequestContext,
  seller: Seller,
  count: number,
  quantity: number,
): Promise<ProductHit[]> {
  const found: ProductHit[] = []
  for (let page = 0; found.length < count && page < 10; page += 1) {
    const { hits } = await searchHits(request, { city: CITY, vendor: seller.name, page })
    if (hits.length === 0) break
    found.push(
      ...hits.filter(
        ({ stock, minimum_order_quantity: minimum }) =>
          stock >= quantity + 20 && minimum <= quantity,
      ),
    )
  }
  if (found.length < count) throw new Error(`${seller.name} has no ${count} products`)
  return found.slice(0, count)
}

export const readOrder = (buyer: Caller, code: string): Promise<PurchaseOrder> =>
  buyer.get<PurchaseOrder>(`/purchase-order/${code}`)

/** Creates the orders of one request: for each seller the given number of products, ten of each. */
async function makeOrders(
  request: APIRequestContext,
  buyer: Caller,
  wanted: readonly { seller: Seller; lines: number }[],
): Promise<PurchaseOrder[]> {
  const lines: { hit: ProductHit; quantity: number }[] = []
  for (const { seller, lines: count } of wanted)
    for (const hit of await findGoods(request, seller, count, 10)) lines.push({ hit, quantity: 10 })
  const { _id, code_pr: code } = await makeDraft(buyer, lines)
  await buyer.post('PUT', `/purchase-request/submit/${_id}`)
  await buyer.post('PUT', `/purchase-request/approved/${_id}`, { note: '' })
  return buyer.get<PurchaseOrder[]>(`/purchase-order?searchTopic=code_pr&searchValue=${code}`)
}

export async function makeOrder(
  request: APIRequestContext,
  seller: Seller,
  lines = 1,
): Promise<PurchaseOrder> {
  const buyer = await signInByApi(request, BUYER)
  const [order] = await makeOrders(request, buyer, [{ seller, lines }])
  if (!order) throw new Error('The request made no order')
  return order
}

export const onlyPackage = ({ packages: [pack] }: PurchaseOrder): OrderPackage => {
  if (!pack) throw new Error('The order has no package')
  return pack
}

type Step = 'pick' | 'make-ready' | 'ship'

export async function moveOrder(
  request: APIRequestContext,
  seller: Seller,
  { packages }: PurchaseOrder,
  ...steps: readonly Step[]
): Promise<void> {
  const call = await callerOf(request, seller.email)
  const given = { pick: {}, 'make-ready': {}, ship: { courier: 'JNE', tracking_number: 'JT-0099' } }
  for (const step of steps)
    for (const { _id } of packages)
      await call('POST', `/vendor/packages/${_id}/${step}`, given[step])
}

export async function changeItem(
  request: APIRequestContext,
  seller: Seller,
  pack: OrderPackage,
  item: OrderItem,
  change: { quantity?: number; retail_price?: number; reason: string },
): Promise<void> {
  const call = await callerOf(request, seller.email)
  const { quantity, retail_price } = item
  const body = { quantity, retail_price, ...change }
  await call('POST', `/vendor/packages/${pack._id}/items/${item._id}/change`, body)
}

export async function answerProof(
  request: APIRequestContext,
  seller: Seller,
  { _id }: PurchaseOrder,
  reason?: string,
): Promise<void> {
  const call = await callerOf(request, seller.email)
  if (reason === undefined) await call('POST', `/vendor/orders/${_id}/confirm-down-payment`, {})
  else await call('POST', `/vendor/orders/${_id}/refuse-down-payment`, { reason })
}

export async function chooseAction(page: Page, code: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${code}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
