import type { LedgerLine, VendorOrder } from '@pasok/domain/orders/orders.model'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import type { APIRequestContext, Page } from '@playwright/test'
import { signInByApi } from '../support/api'
import {
  answerReceipt,
  BUYER,
  cancelPackage,
  decideItem,
  expectBoth,
  goodsByTerm,
  onlyPackage,
  openSides,
  orderInTwoPackages,
  press,
  proposeFewer,
  receive,
  shipOut,
  SOON,
} from '../support/both-sides'
import { png } from '../support/files'
import { PLAIN } from '../support/orders'
import { expect, test } from '../support/sound'
import { makeOrder, makeOrderWithDownPayment, readOrder } from '../support/vendor-orders'

test.slow()

async function stepsOf(request: APIRequestContext, { code_po: code }: VendorOrder) {
  const caller = await signInByApi(request, BUYER)
  const lines = await caller.get<LedgerLine[]>(`/purchase-order/${code}/ledger`)
  return new Map(lines.map(({ name, entries }) => [name, entries.map(({ step }) => step)]))
}

async function receiptOf(request: APIRequestContext, packageId: string): Promise<Receipt> {
  return (await signInByApi(request, BUYER)).get<Receipt>(`/grn/${packageId}`)
}

async function orderOf(request: APIRequestContext, lines: number): Promise<VendorOrder> {
  const [goods = []] = await goodsByTerm(request)
  return makeOrder(request, lines, goods.slice(0, lines))
}

async function sendProof(buyer: Page): Promise<void> {
  await buyer.getByLabel('Proof of payment', { exact: true }).setInputFiles(png('bukti.png', 600))
  await buyer.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(buyer.getByRole('button', { name: 'Waiting Vendor Confirmation' })).toBeVisible(SOON)
}

// proves 2.1.1 2.1.5
test('as ordered, from picking to an approved receipt', async ({ openAs, request }) => {
  const order = await orderOf(request, 2)
  const pack = onlyPackage(order)
  const sides = await openSides(openAs, order)
  await press(sides.vendor, pack, 'Start picking')
  await expectBoth(sides, pack, 'Pick & Pack')
  await shipOut(sides, pack)
  await receive(sides, pack)
  const receipt = await receiptOf(request, pack._id)
  await answerReceipt(sides.vendor, receipt.received.code)
  expect((await readOrder(request, order.code_po)).lastStatus).toBe('Delivered')
  for (const steps of (await stepsOf(request, order)).values())
    expect(steps).toEqual(['ordered', 'shipped', 'received', 'approved'])
})

test('with a down payment refused once', async ({ openAs, request }) => {
  const order = await makeOrderWithDownPayment(request)
  const pack = onlyPackage(order)
  const sides = await openSides(openAs, order)
  const { buyer, vendor } = sides
  const dialog = vendor.getByRole('dialog')
  await sendProof(buyer)
  await vendor.getByRole('button', { name: 'View the proof' }).click(SOON)
  await dialog.getByRole('button', { name: 'Reject proof' }).click()
  await vendor.getByLabel('Reason').fill('Jumlahnya kurang')
  await dialog.getByRole('button', { name: 'Reject proof' }).click()
  await expect(buyer.getByText('Jumlahnya kurang').first()).toBeVisible(SOON)
  await sendProof(buyer)
  await vendor.getByRole('button', { name: 'Confirm down payment' }).click(SOON)
  await dialog.getByRole('button', { name: 'Confirm down payment' }).click()
  await expectBoth(sides, pack, 'Ready to Process')
  await press(vendor, pack, 'Start picking')
  await expectBoth(sides, pack, 'Pick & Pack')
  await shipOut(sides, pack)
  await receive(sides, pack)
  expect(await readOrder(request, order.code_po)).toMatchObject({
    lastStatus: 'Delivered',
    down_payment_status: 'Confirmed',
  })
})

test('with one item changed and accepted, one changed and rejected', async ({
  openAs,
  request,
}) => {
  const order = await orderOf(request, 3)
  const pack = onlyPackage(order)
  const [fewer, refused, same] = pack.items
  if (!fewer || !refused || !same) throw new Error('Three items were ordered')
  const sides = await openSides(openAs, order)
  await press(sides.vendor, pack, 'Start picking')
  await expectBoth(sides, pack, 'Pick & Pack')
  await proposeFewer(sides, fewer, 4, 'Only four are left')
  await decideItem(sides, fewer, 'Approve')
  await proposeFewer(sides, refused, 3, 'Only three are left')
  await decideItem(sides, refused, 'Reject')
  await shipOut(sides, pack)
  await receive(sides, pack)
  const steps = await stepsOf(request, order)
  expect(steps.get(fewer.name)).toEqual(['ordered', 'changed', 'accepted', 'shipped', 'received'])
  expect(steps.get(refused.name)).toEqual(['ordered', 'changed', 'rejected'])
  expect(steps.get(same.name)).toEqual(['ordered', 'shipped', 'received'])
})

test('with a short receipt, returned once and corrected', async ({ openAs, request }) => {
  const order = await orderOf(request, 2)
  const pack = onlyPackage(order)
  const [short] = pack.items
  if (!short) throw new Error('Two items were ordered')
  const sides = await openSides(openAs, order)
  const { buyer, vendor } = sides
  await press(vendor, pack, 'Start picking')
  await expectBoth(sides, pack, 'Pick & Pack')
  await shipOut(sides, pack)
  await receive(sides, pack, { [short.name]: '7.5' })
  const { code } = (await receiptOf(request, pack._id)).received
  await answerReceipt(vendor, code, 'We sent nine')
  await buyer.goto(`/dashboard/good-receipt-note?status=Rejected&by=code_grn&value=${code}`)
  await buyer.getByRole('link', { name: 'CORRECTION GRN' }).click()
  await buyer
    .getByRole('textbox', { name: `Received quantity of ${short.name}`, exact: true })
    .fill('9')
  await buyer.getByRole('button', { name: 'Submit INBOUND' }).click()
  await expect(buyer.getByText('Goods receipt corrected.')).toBeVisible()
  await answerReceipt(vendor, code)
  const receipt = await receiptOf(request, pack._id)
  expect(receipt.lastStatus).toBe('Ready to Invoice')
  const steps = await stepsOf(request, order)
  expect(steps.get(short.name)).toEqual([
    'ordered',
    'shipped',
    'received',
    'returned',
    'corrected',
    'approved',
  ])
})

test('with one package canceled and the other going on', async ({ openAs, request, server }) => {
  const order = await orderInTwoPackages(request, server)
  const active = order.packages.find(({ items }) => items.length === 2)
  const ends = order.packages.find(({ items }) => items.length === 1)
  if (!active || !ends) throw new Error('The order has two packages')
  const sides = await openSides(openAs, order, PLAIN)
  const { buyer, vendor } = sides
  for (const pack of [active, ends]) {
    await press(vendor, pack, 'Start picking')
    await expectBoth(sides, pack, 'Pick & Pack')
  }
  await cancelPackage(sides, ends, 'The last box is wet')
  await expectBoth(sides, active, 'Pick & Pack')
  await shipOut(sides, active)
  await receive(sides, active)
  await answerReceipt(vendor, (await receiptOf(request, active._id)).received.code)
  const now = await readOrder(request, order.code_po, PLAIN)
  expect(now).toMatchObject({ lastStatus: 'Delivered', grand_total: active.total })
  const stateOf = ({ _id }: { _id: string }) =>
    now.packages.find((pack) => pack._id === _id)?.lastStatus
  expect([stateOf(active), stateOf(ends)]).toEqual(['Delivered', 'Cancel'])
  await test.step('the canceled package cannot be received', async () => {
    await buyer.goto(`/dashboard/good-receipt-note?package=${ends._id}`)
    await expect(buyer.getByText('This package cannot be received now.')).toBeVisible()
  })
  const steps = await stepsOf(request, order)
  for (const { name } of active.items)
    expect(steps.get(name)).toEqual(['ordered', 'shipped', 'received', 'approved'])
  for (const { name } of ends.items) expect(steps.get(name)).toEqual(['ordered', 'canceled'])
})
