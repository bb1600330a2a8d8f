import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { PortalProduct } from '@pasok/domain/catalog/portal/portal.model'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { VendorOrder, VendorPackage } from '@pasok/domain/orders/orders.model'
import { isPlain, JAKARTA, priceHit, searchHits, signInByApi } from './api'
import { PLAIN } from './orders'
import type { RunningServer } from './server'
import { expect } from './test'
import { makeOrder, ORDERS as DESK, SELLER } from './vendor-orders'

export const BUYER = 'owner@nusantara.test'
/** The timeout for updates from the other side. */
export const SOON = { timeout: 60_000 }

/** Returns products of the seller by payment term; products with the same term share a package. */
export async function goodsByTerm(
  request: APIRequestContext,
  { name: vendor } = SELLER,
): Promise<ProductHit[][]> {
  const caller = await signInByApi(request, BUYER)
  const { hits } = await searchHits(request, { city: JAKARTA, vendor })
  const byTerm = new Map<string, ProductHit[]>()
  for (const hit of hits.filter(isPlain).slice(0, 24)) {
    const { product } = await priceHit(caller, hit)
    const term = JSON.stringify(product.payment_term)
    byTerm.set(term, [...(byTerm.get(term) ?? []), hit])
  }
  return [...byTerm.values()].sort((one, other) => other.length - one.length)
}

export const onlyPackage = ({ packages: [pack, another] }: VendorOrder): VendorPackage => {
  if (!pack || another) throw new Error('The order has one package')
  return pack
}

/**
 * Creates an order of two packages, with two items and with one, whose product has its own payment
 * term because the vendor has granted the buyer none.
 */
export async function orderInTwoPackages(
  request: APIRequestContext,
  server: RunningServer,
): Promise<VendorOrder> {
  const [[one, two, apart] = []] = await goodsByTerm(request, PLAIN)
  if (!one || !two || !apart) throw new Error('The demo market has changed')
  const seller = await signInByApi(request, PLAIN.email)
  const { payment_term: before } = await seller.get<PortalProduct>(`/vendor/products/${apart._id}`)
  const setTerm = (days: number | null) =>
    server.sql('update products set payment_term = $1 where id = $2', [days, apart._id])
  await setTerm(77)
  try {
    return await makeOrder(request, 3, [one, two, apart], PLAIN)
  } finally {
    await setTerm(before)
  }
}

/** Two browsers, each with the same order open. */
interface Sides {
  buyer: Page
  vendor: Page
}

export async function openSides(
  openAs: (email: string) => Promise<Page>,
  { code_po: code }: VendorOrder,
  { email } = SELLER,
): Promise<Sides> {
  const [buyer, vendor] = [await openAs(BUYER), await openAs(email)]
  await buyer.goto(`/dashboard/purchase-orders?page=detail&id=${code}`)
  await vendor.goto(`${DESK}/${code}`)
  for (const page of [buyer, vendor])
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  return { buyer, vendor }
}

const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

const packageOn = (page: Page, { code_package: code }: VendorPackage): Locator =>
  page.getByRole('region', { name: `Package ${code}` })

export const press = (vendor: Page, pack: VendorPackage, name: string): Promise<void> =>
  packageOn(vendor, pack).getByRole('button', { name, exact: true }).click()

export async function expectBoth(
  { buyer, vendor }: Sides,
  pack: VendorPackage,
  status: string,
): Promise<void> {
  for (const page of [vendor, buyer]) {
    const statusText = packageOn(page, pack).getByText(status, { exact: true })
    // Excludes the button that causes the status.
    await expect(statusText.and(page.locator(':not(button *)')).first()).toBeVisible(SOON)
  }
}

export async function proposeFewer(
  { vendor, buyer }: Sides,
  { name }: { name: string },
  quantity: number,
  reason: string,
): Promise<void> {
  await vendor.getByRole('button', { name: `Actions for ${name}` }).click()
  await vendor.getByRole('menuitem', { name: `Change ${name}` }).click()
  await vendor.getByLabel('Quantity').fill(String(quantity))
  await vendor.getByLabel('Reason').fill(reason)
  await answer(vendor, 'Propose change').click()
  await expect(vendor.getByRole('dialog')).toBeHidden()
  await expect(buyer.getByText(reason).first()).toBeVisible(SOON)
}

export async function decideItem(
  { buyer }: Sides,
  { name }: { name: string },
  kind: 'Approve' | 'Reject',
): Promise<void> {
  const button = buyer.getByRole('button', { name: `${kind} ${name}` })
  await button.click(SOON)
  await answer(buyer, kind).click()
  await expect(button).toBeHidden(SOON)
}

export async function cancelPackage(
  sides: Sides,
  pack: VendorPackage,
  reason: string,
): Promise<void> {
  const { buyer, vendor } = sides
  await press(vendor, pack, 'Cancel package')
  await vendor.getByRole('dialog').getByLabel('Reason').fill(reason)
  await answer(vendor, 'Cancel package').click()
  await expectBoth(sides, pack, 'Canceled')
  await expect(buyer.getByText(reason).first()).toBeVisible(SOON)
}

export async function shipOut(sides: Sides, pack: VendorPackage): Promise<void> {
  const { vendor } = sides
  await expect(
    packageOn(vendor, pack).getByRole('button', { name: 'Ready to Ship', exact: true }),
  ).toBeVisible(SOON)
  await press(vendor, pack, 'Ready to Ship')
  await expectBoth(sides, pack, 'Ready to Ship')
  await press(vendor, pack, 'Ship')
  await vendor.getByLabel('Tracking number').fill('000123')
  await answer(vendor, 'Ship').click()
  await expectBoth(sides, pack, 'Shipped')
}

/** Receives a package as the buyer, in full except for the given quantities. */
export async function receive(
  { buyer }: Sides,
  pack: VendorPackage,
  short: Readonly<Record<string, string>> = {},
): Promise<void> {
  await buyer.goto(`/dashboard/good-receipt-note?package=${pack._id}`)
  for (const [name, received] of Object.entries(short))
    await buyer
      .getByRole('textbox', { name: `Received quantity of ${name}`, exact: true })
      .fill(received)
  await buyer.getByRole('button', { name: 'Received all' }).click()
  await buyer.getByRole('button', { name: 'Submit INBOUND' }).click()
  await expect(buyer.getByText('Goods receipt submitted. The vendor confirms it.')).toBeVisible()
}

/** The vendor answers the receipt of a package: approves it, or returns it with a reason. */
export async function answerReceipt(vendor: Page, code: string, reason?: string): Promise<void> {
  await vendor.goto(`/vendor/receipts/${code}`)
  const name = reason === undefined ? 'Approve' : 'Return'
  await vendor.getByRole('button', { name, exact: true }).click()
  if (reason !== undefined) await vendor.getByRole('dialog').getByLabel('Reason').fill(reason)
  await answer(vendor, name).click()
  await expect(
    vendor.getByText(reason === undefined ? 'Approved by Vendor' : 'Need Revision GRN').first(),
  ).toBeVisible()
}
