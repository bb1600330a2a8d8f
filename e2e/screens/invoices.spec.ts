import type { Page } from '@playwright/test'
import { rupiah } from '@pasok/domain/kernel/figures'
import { countPages, expectLightPaper, expectPaperByKey, savedBy } from '../support/paper'
import { png } from '../support/files'
import { makeInvoice } from '../support/invoices'
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks'
import { beginTransfer, FINANCE, LIST } from '../support/payments'
import { PHONE } from '../support/screens'
import { expect, PASSWORD, signIn, test } from '../support/test'

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number })
const choose = (page: Page, number: string) => rowOf(page, number).getByRole('checkbox').check()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const open = async (page: Page, path: string) => {
  await signIn(page, FINANCE, PASSWORD)
  await page.goto(path)
}

// proves 2.2.16 2.2.80 2.2.81 2.9.19
test('invoices are listed and searched, and only matching ones are paid together', async ({
  page,
  request,
  server,
}) => {
  const [one, two, other] = [
    await makeInvoice(request),
    await makeInvoice(request),
    await makeInvoice(request),
  ].map(({ invoice }) => invoice)
  if (!one || !two || !other) throw new Error('Nothing was made')
  const [first, second, third] = [one, two, other].map(({ invoice_number: number }) => number)
  if (!first || !second || !third) throw new Error('They have numbers')
  await server.sql('update invoices set direct_payment = true where code = $1', [third])
  await open(page, LIST)
  const row = rowOf(page, first)
  await expect(row).toContainText('PT Sinar Abadi')
  await expect(row).toContainText(rupiah(one.grand_total))
  await expect(row).toContainText('Ready to Payment')
  await expect(rowOf(page, third)).toContainText('Direct Payment')
  await expectAccessible(page)
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'NO',
    'VENDOR',
    'INVOICE NUMBER',
    'TOTAL',
    'DUE DATE',
    'STATUS',
    'ACTION',
  ])
  await test.step('actions on an unpaid invoice', async () => {
    await page.getByRole('button', { name: `Actions for ${first}` }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Detail Invoice'])
    await page.keyboard.press('Escape')
  })

  await test.step('without a selection there is nothing to pay', async () => {
    await page.getByRole('button', { name: 'Pay Invoices' }).click()
    await expect(page.getByText('Choose an invoice to pay.')).toBeVisible()
  })
  // proves 2.5.10 2.5.11
  await test.step('invoices with another payment method are not merged', async () => {
    await choose(page, first)
    await choose(page, third)
    await page.getByRole('button', { name: 'Pay Invoices' }).click()
    await expect(
      page.getByText(
        'Error: You cant merge invoice with different due date or different vendor o different payment!',
      ),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  // proves 2.2.82
  await test.step('matching invoices are merged into their total', async () => {
    await rowOf(page, third).getByRole('checkbox').uncheck()
    await choose(page, second)
    const sum = rupiah(one.grand_total + two.grand_total)
    await expect(page.getByRole('region', { name: `2 invoices, ${sum}` })).toBeVisible()
    await page.getByRole('button', { name: 'Pay Invoices' }).click()
    await expect(page.getByRole('dialog')).toContainText('Virtual Account')
    await expect(page.getByRole('dialog')).toContainText('Manual Bank Transfer')
    await page.keyboard.press('Escape')
  })
  // proves 2.2.78 2.2.79
  await test.step('one is found by its number', async () => {
    await page.getByRole('combobox', { name: 'Search by' }).click()
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Vendor',
      'Invoice Number',
      'Due Date Range',
      'Status',
    ])
    await page.getByRole('option', { name: 'Invoice Number' }).click()
    await page.getByRole('textbox', { name: 'Invoice Number' }).fill(second)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(rowOf(page, first)).toBeHidden()
    await expect(rowOf(page, second)).toBeVisible()
    await page.getByRole('button', { name: 'Clear Search' }).click()
    await expect(rowOf(page, first)).toBeVisible()
  })
  await test.step('overdue and due this week by one click, sorted by due date', async () => {
    const due = page.getByRole('columnheader', { name: 'DUE DATE' })
    await page.getByRole('button', { name: 'Overdue', exact: true }).click()
    await expect(page).toHaveURL(/filter=date%3Aoverdue/)
    await expect(rowOf(page, first)).toBeHidden()
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Overdue')
    const overdue = page.getByRole('button', { name: 'Overdue', exact: true })
    await expect(overdue).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: /^Remove Status: / }).click()
    // Without the status filter the list also has paid invoices, so the button no longer applies.
    await expect(overdue).toHaveAttribute('aria-pressed', 'false')
    await overdue.click()
    await expect(overdue).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Remove Due Date Range: Overdue' }).click()
    await expect(due).toHaveAttribute('aria-sort', 'ascending')
    await due.getByRole('button').click()
    await expect(page).toHaveURL(/sort=newest/)
    await expect(rowOf(page, first)).toBeVisible()
    await page.getByRole('button', { name: 'Clear Search' }).click()
  })
  await test.step('a status shows its invoices alone', async () => {
    const paid = page.getByRole('list', { name: 'Totals by status' }).getByRole('button').last()
    await paid.click()
    await expect(paid).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/by=lastStatus&value=Paid/)
    await expect(rowOf(page, first)).toBeHidden()
  })
})

// proves 2.2.67 2.2.89 2.4.17
test('the summary compares the invoice with the order and the receipt', async ({
  page,
  request,
}) => {
  const { invoice, order, receipt } = await makeInvoice(request, 1)
  const number = invoice.invoice_number
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await open(page, `/dashboard/purchase-orders?page=detail&id=${order.code_po}`)
  await page.getByRole('link', { name: /^View invoices of / }).click()
  await expect(heading(page, number)).toBeVisible()
  await expect(page.getByText('1 of 2 items differs from the order')).toBeVisible()
  await expect(page.getByRole('cell', { name: '1 not received' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Matches' })).toBeVisible()
  for (const code of [order.code_po, receipt.received.code])
    await expect(page.getByRole('link', { name: code })).toBeVisible()
  const main = page.getByRole('main')
  const { vendor, buyer, items } = invoice
  const named = [vendor.name, buyer.name, ...items.map(({ name }) => name)]
  for (const text of [...named, receipt.reference_doc.code_package, rupiah(invoice.grand_total)])
    await expect(main.getByText(text).first()).toBeVisible()
  for (const text of ['From', 'To', 'Due date'])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay Invoice', exact: true })).toBeVisible()
  await expectAccessible(page)

  // proves 2.1.6
  await test.step('is printed on a sheet of its own', async () => {
    await page.getByRole('button', { name: 'Print Invoice' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('INVOICE', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print Invoice' })).toBeHidden()
    await expect(
      page.getByText(rupiah(invoice.grand_total)).filter({ visible: true }).last(),
    ).toBeVisible()
    await expect(page.getByText('1 of 2 items differs from the order')).toBeHidden()
    expect(await countPages(page)).toBe(1)
    await expectLightPaper(page)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  })
  await test.step('Ctrl+P prints the same sheet', () => expectPaperByKey(page, 'INVOICE'))
  await test.step('and saved as a file', async () => {
    expect(await savedBy(page, 'Download PDF')).toBe(`${number}.pdf`)
  })
  await test.step('fits a phone', async () => {
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    await page.goto(LIST)
    await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

// proves 2.2.80 2.2.88 2.2.89 2.4.17 2.4.19 2.5.3
test('the transaction of an invoice takes its proof', async ({ page, request }) => {
  const { invoice } = await makeInvoice(request)
  const number = invoice.invoice_number
  const code = await beginTransfer(request, [number])
  await open(page, LIST)
  await expect(rowOf(page, number)).toContainText('Waiting Payment')
  await expect(rowOf(page, number).getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: `Actions for ${number}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Detail Invoice', 'Transaction'])
  await page.getByRole('menuitem', { name: 'Transaction' }).click()
  const dialog = page.getByRole('dialog', { name: `Transaction ${code}` })
  await expect(dialog).toContainText(rupiah(invoice.grand_total))
  await expect(dialog.getByRole('button', { name: 'Submit Proof' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.locator('input[type=file]').setInputFiles(png('bukti transfer.png'))
  await dialog.getByRole('button', { name: 'Submit Proof' }).click()
  // Spec 2 §4: the list opens again and shows that the payment is in review.
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await expect(rowOf(page, number)).toContainText('Review Payment')
  await page.goto(`${LIST}?page=summary&id=${number}`)
  await expect(page.getByRole('button', { name: 'Print Invoice' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay Invoice', exact: true })).toHaveCount(0)
})

// proves 2.2.15 2.2.17 2.2.77 2.2.90 2.4.23 2.8.10
test('an address that names no invoice leads to the list', async ({ page }) => {
  await open(page, `${LIST}?page=summary&id=INV-NOBODY-1`)
  await expect(page.getByText('Error! Invoice not found!')).toBeVisible()
  await expect(heading(page, 'Invoice Lists')).toBeVisible()
  for (const query of [
    'page=summary',
    'page=payment',
    'page=waiting-payment',
    'page=payment-confirmed',
    'page=waiting-payment&code=TRX-NONE-202601-00001',
  ]) {
    await page.goto(`${LIST}?${query}`)
    await expect(heading(page, 'Invoice Lists')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  }
  await page.goto('/dashboard/finance')
  await expect(page.getByText('Coming soon')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Invoice' }).click()
  await expect(heading(page, 'Invoice Lists')).toBeVisible()
})
