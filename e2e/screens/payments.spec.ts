import type { Page } from '@playwright/test'
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { rupiah } from '@pasok/domain/kernel/figures'
import { MAX_MERGED } from '@pasok/domain/payments/payments.constants'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { signInByApi } from '../support/api'
import { png } from '../support/files'
import { makeInvoice } from '../support/invoices'
import { expectGoodLooks } from '../support/looks'
import { beginAccount, beginTransfer, FINANCE, LIST } from '../support/payments'
import { makeMember, makeRole, uniqueName } from '../support/roles'
import { PHONE } from '../support/screens'
import { test as soundTest } from '../support/sound'
import { expect, signIn, test } from '../support/test'

const PAYMENTS = '/dashboard/finance/payment'
const waitingOf = (code: string) => `${LIST}?page=waiting-payment&code=${code}`
const confirmedOf = (code: string) => `${LIST}?page=payment-confirmed&code=${code}`
const boxOf = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: `Select ${number}`, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

// proves 2.3.10 2.3.12
test('the selection stays on other pages, after Back and in the address', async ({
  page,
  request,
}) => {
  const finance = await signInByApi(request, FINANCE, 'id')
  const made = [await makeInvoice(request), await makeInvoice(request)]
  const [first, second] = made.map(({ invoice }) => invoice.invoice_number)
  if (!first || !second) throw new Error('Nothing was made')
  // Creates enough invoices for a second page.
  while ((await finance.get<unknown[]>('/invoice/Buyer?limit=25')).length <= 10)
    await makeInvoice(request)
  const both = page.getByRole('region', { name: /^2 invoices, / })
  await signIn(page, FINANCE)
  await page.goto(`${LIST}?by=invoice_number&value=${first}`)
  await boxOf(page, first).check()
  await page.getByRole('textbox', { name: 'Invoice Number' }).fill(second)
  await button(page, 'Search').click()
  await boxOf(page, second).check()
  await expect(both).toBeVisible()
  await test.step('Back returns to one selected invoice, Forward to both', async () => {
    await page.goBack()
    await expect(boxOf(page, first)).toBeChecked()
    await expect(both).toBeHidden()
    await page.goForward()
    await expect(both).toBeVisible()
  })

  await button(page, 'Clear Search').click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/skip=1/)
  await expect(both).toBeVisible()

  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(button(page, 'Print Invoice')).toBeVisible()
  await page.goBack()
  await expect(both).toBeVisible()
  await page.reload()
  await expect(both).toBeVisible()

  await both.getByRole('button', { name: 'Pay Invoices' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Virtual Account' }).click()
  await expect(heading(page, 'Payment Checkout')).toBeVisible()
  for (const number of [first, second])
    await expect(page.getByRole('link', { name: number })).toBeVisible()
  await page.goBack()
  await both.getByRole('button', { name: 'Clear selection' }).click()
  await expect(both).toBeHidden()
  await expect(page).not.toHaveURL(/invoice=/)
})

test('more invoices than one payment allows cannot be paid', async ({ page, request }) => {
  const finance = await signInByApi(request, FINANCE, 'id')
  const { invoice } = await makeInvoice(request)
  const one = await finance.get<Invoice>(`/invoice/${invoice._id}`)
  await page.route('**/api/invoice/MANY-*', (route) => {
    const number = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const data = { ...one, _id: number, invoice_number: number }
    return route.fulfill({ json: { errors: null, message: '', data } })
  })
  const namedTo = (count: number) =>
    Array.from({ length: count }, (_, at) => `invoice=MANY-${at}`).join('&')
  const largest = page.getByRole('region', { name: new RegExp(`^${MAX_MERGED} invoices, `) })
  const tooMany = page.getByRole('region', { name: new RegExp(`^${MAX_MERGED + 1} invoices, `) })
  const why = `You can pay at most ${MAX_MERGED} invoices together.`
  await signIn(page, FINANCE)
  await page.goto(`${LIST}?${namedTo(MAX_MERGED + 1)}`)
  await expect(tooMany).toContainText(why)
  await expect(button(page, 'Pay Invoices')).toBeHidden()
  await page.goto(`${LIST}?page=payment&method=Virtual+Account&${namedTo(MAX_MERGED + 1)}`)
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
  await expect(button(page, 'Pay')).toBeHidden()
  await page.goto(`${LIST}?${namedTo(MAX_MERGED)}`)
  await expect(largest.getByRole('button', { name: 'Pay Invoices' })).toBeVisible()
})

// proves 2.2.79 2.5.21
test('Clear Search is enabled only with a search', async ({ page }) => {
  await signIn(page, FINANCE)
  await page.goto(LIST)
  await expect(button(page, 'Search')).toBeDisabled()
  await expect(button(page, 'Clear Search')).toBeDisabled()
  const vendor = page.getByRole('textbox', { name: 'Vendor' })
  await vendor.fill('Sinar')
  await button(page, 'Clear Search').click()
  await expect(vendor).toHaveValue('')
  await expect(button(page, 'Clear Search')).toBeDisabled()
  await page.getByRole('combobox', { name: 'Search by' }).click()
  await page.getByRole('option', { name: 'Due Date Range' }).click()
  await page.getByLabel('From').fill('2026-01-01')
  await expect(button(page, 'Search')).toBeDisabled()
  await page.getByLabel('To', { exact: true }).fill('2026-01-31')
  await expect(button(page, 'Search')).toBeEnabled()
})

test('a transfer: Back closes its dialog, an unsent proof asks before closing, the payment is cancelled', async ({
  page,
  request,
}) => {
  const { invoice } = await makeInvoice(request)
  const number = invoice.invoice_number
  const code = await beginTransfer(request, [number])
  const dialog = page.getByRole('dialog', { name: `Transaction ${code}` })
  const question = page.getByRole('dialog', { name: 'Leave without submitting the proof?' })
  const openIt = async () => {
    await page.getByRole('button', { name: `Actions for ${number}` }).click()
    await page.getByRole('menuitem', { name: 'Transaction' }).click()
    await expect(dialog.getByRole('button', { name: 'Submit Proof' })).toBeVisible()
  }
  await signIn(page, FINANCE)
  await page.goto('/dashboard/finance')
  await page.getByRole('main').getByRole('link', { name: 'Invoice' }).click()

  // proves 2.2.88
  await test.step('opened and closed it leaves no trace in the history', async () => {
    await openIt()
    // Spec 2 §2: amount, method, bank, account number.
    for (const text of [
      rupiah(invoice.grand_total),
      'Manual Bank Transfer',
      'Account number',
      'BCA',
    ])
      await expect(dialog.getByText(text).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await openIt()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(heading(page, 'Invoice Lists')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Finance')).toBeVisible()
    await page.goForward()
  })
  await test.step('a key press does not lose an unsent proof', async () => {
    await openIt()
    await dialog.locator('input[type=file]').setInputFiles(png('bukti.png'))
    await expect(dialog.getByText('bukti.png')).toBeVisible()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog.getByText('bukti.png')).toBeVisible()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('the copy is confirmed for two seconds', async () => {
    await page.context().grantPermissions(['clipboard-write'])
    await page.goto(waitingOf(code))
    await page.getByRole('button', { name: /^Copy the number / }).click()
    const copied = page.getByRole('button', { name: 'Virtual Account Success Copied' })
    await expect(copied).toBeVisible()
    await expect(copied).toBeHidden()
    await expect(page.getByRole('button', { name: /^Copy the number / })).toBeVisible()
  })
  await test.step('once cancelled, the screen says what to do with its invoices', async () => {
    await button(page, 'Cancel this payment').click()
    const confirmation = page.getByRole('dialog', { name: `Cancel payment ${code}?` })
    await confirmation.getByRole('button', { name: 'Cancel this payment' }).click()
    await expect(heading(page, 'Payment canceled')).toBeVisible()
    await expect(page.getByText('The invoices can be paid again, with another bank')).toBeVisible()
    const next = await beginTransfer(request, [number])
    await page.reload()
    await expect(page.getByText('The invoices are being paid in another payment.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pay again' })).toBeHidden()
    await page.getByRole('link', { name: 'See their payment' }).click()
    await expect(page).toHaveURL(new RegExp(next))
    await expect(heading(page, 'Waiting Payment')).toBeVisible()
  })
})

soundTest(
  'an account that is being prepared appears by itself; one that was refused is told',
  async ({ page, request, server }) => {
    const finance = await signInByApi(request, FINANCE, 'id')
    // Sets how the sandbox answers the next request for a virtual account.
    const nextIs = (how: string) =>
      server.sql('insert into sandbox_behaviour (how, times_left) values ($1, 1)', [how])
    const { invoice } = await makeInvoice(request)
    await nextIs('cut')
    const { code } = await beginAccount(request, [invoice.invoice_number])
    await signIn(page, FINANCE)
    await page.goto(waitingOf(code))
    await expect(page.getByText('Your account is being prepared')).toBeVisible()
    await expect(button(page, 'I have paid')).toBeHidden()
    // Simulates that the last request was long enough ago to repeat it.
    await server.sql(
      `update payments set asked_at = asked_at - interval '1 minute' where code = $1`,
      [code],
    )
    await expect(button(page, 'I have paid')).toBeVisible({ timeout: 60_000 })
    const { va_number: account } = await finance.get<Transaction>(`/transaction/Code/${code}`)
    await expect(page.getByText(String(account), { exact: true })).toBeVisible()
    const guide = page.getByText(`Enter the virtual account number ${String(account)}.`)
    await expect(guide.filter({ visible: true })).toHaveCount(1)
    await page.getByText('From another bank', { exact: true }).click()
    await expect(guide.filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText(/^Choose a transfer to another bank, with /)).toBeVisible()

    const { invoice: other } = await makeInvoice(request)
    await nextIs('refusing')
    await expect(beginAccount(request, [other.invoice_number])).rejects.toThrow()
    const search = `/transaction?search=${other.invoice_number}`
    const [refused] = await finance.get<Transaction[]>(search)
    if (!refused) throw new Error('Nothing was begun')
    await page.goto(waitingOf(refused.code))
    await expect(heading(page, 'Payment failed')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(confirmedOf(refused.code).replace('?', '\\?')))
    await expect(page.getByText('The invoices can be paid again, with another bank')).toBeVisible()
    await expectGoodLooks(page, page.getByText('The virtual account could not be created.'))
  },
)

// proves 2.2.83 2.2.84
test('an unavailable bank says why; an invoice named twice counts once', async ({
  page,
  request,
  server,
}) => {
  const { invoice } = await makeInvoice(request)
  const limit = invoice.grand_total + 1
  await server.sql(
    `update banks set minimum_amount = $1, maximum_amount = null where code = '014'`,
    [limit],
  )
  try {
    await signIn(page, FINANCE)
    const twice = `invoice=${invoice._id}&invoice=${invoice.invoice_number}`
    await page.goto(`${PAYMENTS}?${twice}&method=Virtual+Account`)
    await expect(heading(page, 'Payment Checkout')).toBeVisible()
    await expect(button(page, 'Pay')).toBeDisabled()
    const bank = page.getByRole('radio', { name: /^(BCA|Bank Central Asia)/ })
    await expect(bank).toBeDisabled()
    await expect(bank).toHaveAccessibleDescription(new RegExp(rupiah(limit).replace('.', '\\.')))
    const rail = page.getByRole('complementary', { name: 'Summary' })
    await expect(rail.getByRole('link', { name: invoice.invoice_number })).toHaveCount(1)
    await expect(rail).toContainText(rupiah(invoice.grand_total))
    await expect(rail).not.toContainText(rupiah(2 * invoice.grand_total))
  } finally {
    await server.sql(
      `update banks set minimum_amount = 10000, maximum_amount = 50000000 where code = '014'`,
    )
  }
})

test('read-only users see invoices and payments, and no way to pay', async ({ page, request }) => {
  const { invoice } = await makeInvoice(request)
  const number = invoice.invoice_number
  const code = await beginTransfer(request, [(await makeInvoice(request)).invoice.invoice_number])
  const owner = await signInByApi(request, 'owner@nusantara.test')
  const role = await makeRole(owner, uniqueName('Reader'), [
    { module: 'finance', childs: ['finance-invoice'], features: ['invoices.read'] },
  ])
  const { email } = await makeMember(owner, 'Rina', role._id)
  await signIn(page, email)
  await page.goto(LIST)
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(button(page, 'Pay Invoices')).toBeHidden()
  await page.goto(`${LIST}?page=summary&id=${number}`)
  await expect(button(page, 'Print Invoice')).toBeVisible()
  await expect(button(page, 'Pay Invoice')).toBeHidden()
  await page.goto(`${LIST}?page=payment&invoice=${number}&method=Virtual+Account`)
  await expect(page.getByText('You can see these invoices, but not pay them.')).toBeVisible()
  await expect(button(page, 'Pay')).toBeHidden()
  await page.goto(waitingOf(code))
  await expect(page.getByText('Someone in Finance transfers the amount')).toBeVisible()
  for (const act of ['Submit Proof', 'Cancel this payment'])
    await expect(button(page, act)).toBeHidden()
})

// proves 2.2.18
test('payments are listed and searched, with a choice of page size', async ({ page, request }) => {
  const { invoice } = await makeInvoice(request)
  const number = invoice.invoice_number
  const code = await beginTransfer(request, [number])
  const row = page.getByRole('row').filter({ hasText: code })
  await signIn(page, FINANCE)
  await page.goto(`${PAYMENTS}?limit=25`)
  await expect(row).toContainText(number)
  await expect(row).toContainText(rupiah(invoice.grand_total))
  await expectGoodLooks(page, page.getByText(code).first())
  const search = page.getByRole('searchbox', { name: 'Payment or invoice number' })
  await search.fill(number)
  await search.press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=${number}`))
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Any status' }).click()
  await page.getByRole('option', { name: 'Waiting Payment' }).click()
  await expect(page).toHaveURL(/status=Waiting/)
  await expect(page).toHaveURL(/limit=25/)
  await row.getByRole('link').click()
  await expect(heading(page, 'Waiting Payment')).toBeVisible()
  await page.goBack()
  await expect(row).toBeVisible()
})

test('totals fit a phone, also in Indonesian', async ({ page }) => {
  await signIn(page, FINANCE)
  await page.setViewportSize(PHONE)
  await page.goto(LIST)
  await page.evaluate(() => localStorage.setItem('pasok.language', 'id'))
  await page.reload()
  const sums = page.getByRole('list', { name: 'Total per status' }).getByRole('button')
  await expect(sums).toHaveCount(4)
  const beyond = await sums.evaluateAll(
    (cards) => cards.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  )
  expect(beyond).toBe(0)
})
