import { countPages, savedBy } from '../support/paper'
import { signInByApi } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks'
import { makeReceipt, receiptOf, RECEIVER, VENDOR } from '../support/receipts'
import { PHONE } from '../support/screens'
import { expect, test } from '../support/test'
import { openPortal } from '../support/vendor-orders'

const RECEIPTS = '/vendor/receipts'

test('a receipt is reviewed, returned with a reason, and another approved', async ({
  page,
  request,
}) => {
  const short = await makeReceipt(request, 1)
  const { code } = short.receipt.received
  await openPortal(page, VENDOR, `${RECEIPTS}?by=code_grn&value=${code}`)
  await expect(page.getByRole('tab', { selected: true })).toContainText(/To approve\s*\d/)
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('1 of 2 short')
  await page.getByRole('link', { name: code }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)
  await expect(page.getByRole('cell', { name: '1 short' })).toBeVisible()
  await expectAccessible(page)

  await test.step('returned, not without a reason', async () => {
    await page.getByRole('button', { name: 'Return' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Return' }).click()
    await expect(dialog.getByText('A reason is required.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('Three left our warehouse')
    await dialog.getByRole('button', { name: 'Return' }).dblclick()
    await expect(page.getByText('Goods receipt returned.')).toBeVisible()
    await expect(page.getByText('Need Revision GRN')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden()
  })
  await test.step('its paper says that it is refused', async () => {
    expect(await savedBy(page, 'Download PDF')).toBe(`${code}.pdf`)
    await page.evaluate(() => Object.assign(window, { print: () => undefined }))
    await page.keyboard.press('Control+p')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('GOODS RECEIPT NOTE')).toBeVisible()
    await expect(page.getByText('Returned by the vendor').first()).toBeVisible()
    expect(await countPages(page)).toBe(1)
    await page.emulateMedia({ media: null })
  })
  const caller = await signInByApi(request, RECEIVER)
  const returned = await receiptOf(caller, short.pack._id)
  expect(returned.statuses.at(-1)).toMatchObject({
    name: 'Rejected',
    note: 'Three left our warehouse',
  })
})

test('beyond its last page the list offers a way back', async ({ page, request }) => {
  const { code } = (await makeReceipt(request)).receipt.received
  const search = `by=code_grn&value=${code}`
  await openPortal(page, VENDOR, `${RECEIPTS}?${search}&skip=900`)
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible()
  await expect(page).not.toHaveURL(/skip=/)
})

test('several are approved at once, each by itself', async ({ page, request }) => {
  const made = [
    await makeReceipt(request),
    await makeReceipt(request, 1),
    await makeReceipt(request),
  ]
  await openPortal(page, VENDOR, RECEIPTS)
  for (const { receipt } of made)
    await page
      .getByRole('row')
      .filter({ hasText: receipt.received.code })
      .getByRole('checkbox')
      .check()
  const [first] = made
  if (!first) throw new Error('Nothing was made')
  await page.getByRole('button', { name: 'Approve selected' }).click()
  const dialog = page.getByRole('dialog')
  const itemOf = ({ receipt }: (typeof made)[number]) =>
    dialog.getByRole('listitem').filter({ hasText: receipt.received.code }).first()
  await expect(dialog).toHaveAccessibleName('Approve 3 receipts?')
  await expect(itemOf(made[1] ?? first)).toContainText('1 of 2 short')
  await expectAccessible(page)
  // A colleague approves one of them first.
  const colleague = await signInByApi(request, VENDOR)
  await colleague.post('POST', `/vendor/receipts/${first.receipt._id}/approve`, {})
  await dialog.getByRole('button', { name: 'Approve' }).dblclick()
  await expect(dialog).toHaveAccessibleName('2 of 3 approved')
  await expect(itemOf(first)).toContainText('so this can no longer be done')
  for (const one of made.slice(1)) await expect(itemOf(one)).toContainText('Approved by Vendor')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('region', { name: /selected/ })).toBeHidden()
  const caller = await signInByApi(request, RECEIVER)
  for (const { pack } of made)
    expect((await receiptOf(caller, pack._id)).lastStatus).toBe('Ready to Invoice')
  await page.getByRole('tab', { name: /^Approved/ }).click()
  await expect(page.getByText(first.receipt.received.code)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a receipt is approved', async ({ page, request }) => {
    const { receipt } = await makeReceipt(request)
    await openPortal(page, VENDOR, `${RECEIPTS}/${receipt.received.code}`)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Goods receipt approved')).toBeVisible()
    await expect(page.getByText('Approved by Vendor').first()).toBeVisible()
    await page.goto(`${RECEIPTS}?tab=approved`)
    await expect(page.getByText(receipt.received.code)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
