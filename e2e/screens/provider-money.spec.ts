import type { APIRequestContext } from '@playwright/test'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { signInByApi, uploadProof } from '../support/api'
import { png } from '../support/files'
import { makeInvoice } from '../support/invoices'
import { expectAccessible, expectNoSidewaysScroll, inEachLook } from '../support/looks'
import { enterConsole } from '../support/provider'
import { expect, test } from '../support/test'

const PAYER = 'finance@nusantara.test'

/** A transfer by hand to the platform, whose proof waits to be looked at. */
async function makeTransfer(request: APIRequestContext): Promise<Transaction> {
  const { invoice } = await makeInvoice(request)
  const payer = await signInByApi(request, PAYER, 'id')
  const begun = await payer.post<Transaction>('POST', '/transaction/manual-bank-transfer', {
    document_referer: [invoice.invoice_number],
    bank_code: '014',
  })
  const image = await uploadProof(request)
  return payer.post<Transaction>('POST', '/transaction/bukti-transfer', { code: begun.code, image })
}

test('a transfer to the platform: its proof is refused, handed in anew, confirmed; then it is owed and paid out', async ({
  page,
  request,
}) => {
  test.slow()
  const payment = await makeTransfer(request)
  const { code, vendor } = payment
  await enterConsole(page, '/provider/payments')
  await page.getByRole('link', { name: code }).click()
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await inEachLook(page, async () => {
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  await test.step('refused, with a reason', async () => {
    await page.getByRole('button', { name: 'Refuse' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The picture is not readable')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('The picture is not readable')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirm payment' })).toHaveCount(0)
  })

  await test.step('confirmed, once another proof is there', async () => {
    const payer = await signInByApi(request, PAYER, 'id')
    const image = await uploadProof(request)
    await payer.post('POST', '/transaction/bukti-transfer', { code, image })
    await page.reload()
    await page.getByRole('button', { name: 'Confirm payment' }).click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await question.getByRole('button', { name: 'Confirm payment' }).click()
    await expect(page.getByRole('button', { name: 'Confirm payment' })).toHaveCount(0)
    await expect(page.getByText('The payment is confirmed.')).toBeVisible()
  })

  await test.step('owed to the vendor, and paid out', async () => {
    await page.goto('/provider/owed')
    await page.getByRole('link', { name: vendor.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: vendor.name })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(code) })).toBeVisible()
    await page.getByRole('button', { name: 'Record payout' }).click()
    const dialog = page.getByRole('dialog')
    const amount = dialog.getByRole('textbox', { name: 'Amount' })
    await amount.fill('999.999.999.999')
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Transfer 7781')
    await dialog.locator('input[type=file]').setInputFiles(png('slip.png'))
    await expect(dialog.getByText('slip.png')).toBeVisible()
    await dialog.getByRole('button', { name: 'Record payout' }).click()
    await expect(dialog.getByText(/^No more than Rp\. .* is owed/)).toBeVisible()
    await amount.fill('1.000')
    await dialog.getByRole('button', { name: 'Record payout' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Transfer 7781', { exact: false }).first()).toBeVisible()
    await inEachLook(page, async () => {
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
})

test('banks: limits of virtual accounts, and the account that transfers go to', async ({
  page,
}) => {
  await enterConsole(page, '/provider/banks')
  const row = page.getByRole('row').filter({ hasText: 'Bank Negara Indonesia' })
  const act = async (name: string) => {
    await row.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const dialog = page.getByRole('dialog')
  await act('Edit')
  await dialog.getByRole('textbox', { name: 'Least amount' }).fill('20.000')
  await dialog.getByRole('textbox', { name: 'Largest amount' }).fill('10.000')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('The most must not be below the least')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Largest amount' }).fill('75.000.000')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Rp. 20.000 to Rp. 75.000.000')

  await act('Set account')
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('1239812390')
  await dialog.getByRole('button', { name: 'Check account' }).click()
  await expect(dialog.getByRole('status').locator('strong')).toHaveText(/^PT /)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('1239812390')

  await act('Remove account')
  await page.getByRole('button', { name: 'Remove account' }).click()
  await expect(row).not.toContainText('1239812390')
  await page.getByRole('searchbox', { name: 'Search bank' }).fill('Negara Indonesia')
  await expect(page.getByRole('row')).toHaveCount(2)
  await inEachLook(page, async () => {
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

test('money to decide, when there is none', async ({ page }) => {
  await enterConsole(page, '/provider/money')
  await expect(page.getByText('No money to decide about')).toBeVisible()
  await expectAccessible(page)
})
