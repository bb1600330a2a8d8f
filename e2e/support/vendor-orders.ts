import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { PurchaseOrder, VendorOrder } from '@pasok/domain/orders/orders.model'
import type { OwnVendor } from '@pasok/domain/vendors/portal/portal.model'
import { isPlain, JAKARTA, makeSubmitted, searchHits, signInByApi, uploadProof } from './api'
import { type ApiCall, callerOf, PROVIDER } from './provider'
import { expect, PASSWORD, signIn } from './test'
import type { VendorFile } from '@pasok/domain/vendors/provider/provider.model'
import type { VendorMember } from '@pasok/domain/vendors/team/team.model'
import { linkIn, mailTo } from './mail'

export interface MadeVendor {
  id: string
  email: string
  legalName: string
}

let made = 0

async function setPassword(request: APIRequestContext, email: string): Promise<void> {
  const link = linkIn(await mailTo(request, email, 'reset-password'))
  const token = new URL(link, 'http://own.test').searchParams.get('token')
  const data = { token, password: PASSWORD }
  const answer = await request.post('/api/user-buyer/reset-password', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Creates a vendor, separate from other tests, whose owner has the common password. */
export async function makeVendor(request: APIRequestContext, what: string): Promise<MadeVendor> {
  made += 1
  const word = `${what}-${Date.now().toString(36)}${made}`.toLowerCase()
  const email = `owner@${word}.test`
  const legalName = `PT ${what} ${word.slice(-6)}`
  const provider = await callerOf(request, PROVIDER)
  const vendor = await provider<VendorFile>('POST', '/provider/vendors', {
    legal_name: legalName,
    owner_name: `Owner of ${what}`,
    owner_email: email,
  })
  await setPassword(request, email)
  return { id: vendor._id, email, legalName }
}

export async function makeVendorMember(
  request: APIRequestContext,
  owner: ApiCall,
  fullname: string,
): Promise<VendorMember> {
  made += 1
  const email = `member${Date.now().toString(36)}${made}@vendor.test`
  const member = await owner<VendorMember>('POST', '/vendor/users', { fullname, email })
  await setPassword(request, email)
  return member
}

export async function openPortal(page: Page, email: string, path: string): Promise<void> {
  await signIn(page, email)
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Vendor menu' })).toBeVisible()
}

export const SELLER = { name: 'PT Sinar Abadi', email: 'vendor@sinarabadi.test' }
export const ORDERS = '/vendor/orders'

async function findGoods(request: APIRequestContext, count: number): Promise<ProductHit[]> {
  const found: ProductHit[] = []
  for (let page = 0; found.length < count && page < 10; page += 1) {
    const { hits } = await searchHits(request, { city: JAKARTA, vendor: SELLER.name, page })
    if (hits.length === 0) break
    found.push(
      ...hits.filter((hit) =>
        count > 20 ? hit.stock >= Math.max(1, hit.minimum_order_quantity) : isPlain(hit),
      ),
    )
  }
  expect(found.length, 'products of the seller').toBeGreaterThanOrEqual(count)
  return found.slice(0, count)
}

/** Creates an order of some of the seller's products, ten each or the minimum quantity. */
export async function makeOrder(
  request: APIRequestContext,
  lines: number,
  goods?: readonly ProductHit[],
  seller = SELLER,
): Promise<VendorOrder> {
  const buyer = await signInByApi(request, 'purchasing@nusantara.test')
  const hits = goods ?? (await findGoods(request, lines))
  const wanted = hits.map((hit) => ({
    hit,
    quantity: Math.max(lines > 20 ? 1 : 10, hit.minimum_order_quantity),
  }))
  const { _id, code_pr: code } = await makeSubmitted(buyer, wanted)
  const approver = await signInByApi(request, 'approver@nusantara.test')
  await approver.post('PUT', `/purchase-request/approved/${_id}`, {})
  const [order] = await approver.get<PurchaseOrder[]>(
    `/purchase-order?searchTopic=code_pr&searchValue=${code}`,
  )
  if (!order) throw new Error(`${code} made no order`)
  return readOrder(request, order.code_po, seller)
}

export async function readOrder(
  request: APIRequestContext,
  code: string,
  { email } = SELLER,
): Promise<VendorOrder> {
  const seller = await signInByApi(request, email)
  return seller.get<VendorOrder>(`/vendor/orders/${code}`)
}

/** Sets the seller's down payment in percent. */
async function setDownPayment(
  request: APIRequestContext,
  percent: number,
  { email } = SELLER,
): Promise<void> {
  const seller = await callerOf(request, email)
  const own = await seller<OwnVendor>('GET', '/vendor/own')
  await seller('PUT', '/vendor/terms', {
    default_discount: own.default_discount,
    default_payment_term: own.default_payment_term,
    default_down_payment: percent,
  })
}

/** Performs an action while the seller requires a down payment, in percent. */
export async function withDownPayment<Made>(
  request: APIRequestContext,
  percent: number,
  make: () => Promise<Made>,
  seller = SELLER,
): Promise<Made> {
  await setDownPayment(request, percent, seller)
  try {
    return await make()
  } finally {
    await setDownPayment(request, 0, seller)
  }
}

export const makeOrderWithDownPayment = (request: APIRequestContext): Promise<VendorOrder> =>
  withDownPayment(request, 30, () => makeOrder(request, 1))

export async function submitProof(request: APIRequestContext, order: VendorOrder): Promise<void> {
  const fileUrl = await uploadProof(request)
  const finance = await signInByApi(request, 'finance@nusantara.test')
  await finance.post('POST', '/fulfillment/Upload', { id: order._id, fileUrl })
}

export async function decide(
  request: APIRequestContext,
  kind: 'Accept' | 'Reject',
  code: string,
): Promise<void> {
  const owner = await signInByApi(request, 'owner@nusantara.test')
  for (const pack of (await readOrder(request, code)).packages) {
    const waiting = pack.items.filter(({ lastStatus }) => lastStatus === 'Waiting Approval')
    if (waiting.length === 0) continue
    await owner.post('POST', `/purchase-order/${kind}`, {
      packageId: pack._id,
      itemsId: waiting.map(({ _id }) => _id),
    })
  }
}

type Step = 'pick' | 'make-ready' | 'ship'

export async function movePackages(
  request: APIRequestContext,
  order: VendorOrder,
  ...steps: Step[]
): Promise<void> {
  const seller = await signInByApi(request, SELLER.email)
  for (const step of steps)
    for (const { _id } of order.packages)
      await seller.post('POST', `/vendor/packages/${_id}/${step}`, {})
}

export async function openOrder(page: Page, { code_po: code }: VendorOrder): Promise<void> {
  await openPortal(page, SELLER.email, `${ORDERS}/${code}`)
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
}
