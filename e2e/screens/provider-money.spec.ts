import type { APIRequestContext, Page } from '@playwright/test'
import type { Money } from '@pasok/domain/payments/money/money'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { signInByApi, uploadProof } from '../support/api'
import { png } from '../support/files'
import { makeInvoice } from '../support/invoices'
import { expectAccessible, expectNoSidewaysScroll, inEachLook } from '../support/looks'
import { rupiah } from '../support/relations'
import { readPayment } from '../support/payments'
import { callerOf, enterConsole, PROVIDER } from '../support/provider'
import { expect, test } from '../support/test'

const PAYER = 'finance@nusantara.test'

async function makeTransfer(request: APIRequestContext): Promise<Transaction> {
  const { invoice } = await makeInvoice(request)
  const payer = await signInByApi(request, PAYER, 'id')
  const started = await payer.post<Transaction>('POST', '/transaction/manual-bank-transfer', {
    document_referer: [invoice.invoice_number],
    bank_code: '014',
  })
  const image = await uploadProof(request)
  return payer.post<Transaction>('POST', '/transaction/bukti-transfer', {
    code: started.code,
    image,
  })
}

async function makeAccount(request: APIRequestContext): Promise<Transaction> {
  const { invoice } = await makeInvoice(request)
  const payer = await signInByApi(request, PAYER, 'id')
  return payer.post<Transaction>('POST', '/transaction/xendit/va', {
    document_referer: [invoice.invoice_number],
    bank_code: '014',
  })
}

/** Pays into the account and waits until the sandbox has reported the money. */
async function payInto(
  request: APIRequestContext,
  code: string,
  amount: number,
  currency = 'IDR',
): Promise<void> {
  const provider = await callerOf(request, PROVIDER)
  const list = () => provider<Money[]>('GET', `/provider/money?search=${code}&limit=100`)
  const before = (await list()).length
  const form = { amount: String(amount), currency }
  const answer = await request.post(`/sandbox-pay/${code}/pay`, { form })
  expect(answer.ok(), await answer.text()).toBe(true)
  await expect.poll(async () => (await list()).length).toBe(before + 1)
}

test('a transfer to the platform: its proof is rejected, uploaded again, confirmed; then the vendor is paid out', async ({
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

  await test.step('rejected, with a reason', async () => {
    await page.getByRole('button', { name: 'Reject proof' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Reject proof' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The picture is not readable')
    await dialog.getByRole('button', { name: 'Reject proof' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('The picture is not readable')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirm payment' })).toHaveCount(0)
  })

  await test.step('confirmed once another proof is uploaded', async () => {
    const payer = await signInByApi(request, PAYER, 'id')
    const image = await uploadProof(request)
    await payer.post('POST', '/transaction/bukti-transfer', { code, image })
    // The proof appears without a reload, because the console receives payment events.
    await page.getByRole('region', { name: 'Proof of transfer' }).getByRole('button').click()
    const proof = page.getByRole('dialog', { name: 'Proof of transfer' })
    const question = page.getByRole('dialog', { name: /arrived\?$/ })
    const confirmAll = async () => {
      await proof.getByRole('button', { name: 'Confirm payment' }).click()
      await question.getByRole('button', { name: 'Confirm payment' }).click()
    }
    const confirming = `**/api/provider/transactions/${code}/confirm`
    const errors = [{ code: 'conflict', message: 'Somebody was faster' }]
    await page.route(confirming, (route) =>
      route.fulfill({ status: 409, json: { errors, message: 'Somebody was faster', data: null } }),
    )
    await confirmAll()
    await expect(proof.getByText('Somebody was faster')).toBeVisible()
    await page.unroute(confirming)
    await confirmAll()
    await expect(proof).toBeHidden()
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
    await expect(dialog.getByRole('link', { name: 'Open' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Record payout' }).click()
    await expect(dialog.getByText(/^Enter at most Rp\. .*, the amount owed/)).toBeVisible()
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

test('banks: limits of virtual accounts, and the account for transfers', async ({ page }) => {
  await enterConsole(page, '/provider/banks')
  const row = page.getByRole('row').filter({ hasText: 'Bank Negara Indonesia' })
  const act = async (name: string) => {
    await row.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const dialog = page.getByRole('dialog')
  await act('Edit')
  await dialog.getByRole('textbox', { name: 'Minimum amount' }).fill('20.000')
  await dialog.getByRole('textbox', { name: 'Maximum amount' }).fill('10.000')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('The maximum must not be below the minimum')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Maximum amount' }).fill('75.000.000')
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
  await page.getByRole('searchbox', { name: 'Search banks' }).fill('Negara Indonesia')
  await expect(page.getByRole('row')).toHaveCount(2)
  await inEachLook(page, async () => {
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

const actOn = async (page: Page, code: string, act: string) => {
  const row = page.getByRole('row').filter({ hasText: code })
  await row.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
const dialogOf = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Note' })

test('money paid twice is assigned to another payment, found by its code', async ({
  page,
  request,
}) => {
  const paid = await makeAccount(request)
  await payInto(request, paid.code, paid.expected_amount)
  await payInto(request, paid.code, paid.expected_amount)
  const other = await makeAccount(request)
  await enterConsole(page, `/provider/money?search=${paid.code}`)
  await actOn(page, paid.code, 'Apply money')
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Apply money' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await expect(dialog.getByText('Choose a payment')).toBeVisible()

  await test.step('the paid one is not offered; the other shows its company', async () => {
    const field = dialog.getByRole('combobox', { name: 'Payment' })
    await field.fill(paid.code)
    await expect(page.getByText('No payment that this money can be applied to')).toBeVisible()
    await field.fill(other.code)
    await page.getByRole('option', { name: other.code }).click()
    await expect(dialog.getByText(other.invoices[0]?.invoice_number ?? '')).toBeVisible()
    await expect(dialog.getByText('PT Nusantara', { exact: false }).first()).toBeVisible()
    await expect(dialog.getByText(other.vendor.name).first()).toBeVisible()
    await expect(dialog.getByText('stays open at the gateway', { exact: false })).toBeVisible()
    await inEachLook(page, async () => {
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })

  await test.step('leaving it asks, then the invoices are paid', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stay' }).click()
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Paid twice, meant for this one')
    await dialog.getByRole('button', { name: 'Apply money' }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('The money is applied.', { exact: false })).toBeVisible()
    expect((await readPayment(request, other.code)).lastStatus).toBe('Paid')
  })
})

test('money is returned in the currently due amount; dollars pay nothing', async ({
  page,
  request,
}) => {
  const { code, expected_amount: amount } = await makeAccount(request)
  await payInto(request, code, amount + 500)
  await enterConsole(page, `/provider/money?search=${code}`)
  await actOn(page, code, 'Record refund')
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(rupiah(amount + 500))

  await test.step('a colleague assigns it meanwhile: the recorded amount differs from the displayed one', async () => {
    const colleague = await callerOf(request, PROVIDER)
    const [money] = await colleague<Money[]>('GET', `/provider/money?search=${code}`)
    const applied = { money: [money?._id], note: 'Enough' }
    const payer = await callerOf(request, PROVIDER, undefined, 'id')
    await payer('POST', `/provider/transactions/${code}/apply`, applied)
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Sent back')
    await dialog.locator('input[type=file]').setInputFiles(png('back.png'))
    await expect(dialog.getByRole('link', { name: 'Open' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Record refund' }).click()
    await expect(dialog.getByRole('alert', { name: 'Error' })).toBeVisible()
  })

  await test.step('the remainder is returned, with the entered note and proof', async () => {
    const differing = dialog.getByLabel('Amount', { exact: true })
    for (const sum of [amount + 500, 500]) await expect(differing).toContainText(rupiah(sum))
    const to = dialog.getByRole('region', { name: 'Send it to' })
    await expect(to.getByRole('listitem')).toContainText(/Bank .*In the name of PT /)
    await dialog.getByRole('button', { name: 'Save mine' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('tab', { name: 'All', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Refunded')
  })

  await test.step('dollars are returned, nothing else', async () => {
    await payInto(request, code, 7, 'USD')
    await page.getByRole('tab', { name: /^Unapplied/ }).click()
    const row = page.getByRole('row').filter({ hasText: code })
    await expect(row).toContainText('USD 7')
    await row.getByRole('button', { name: /^Actions for / }).click()
    await expect(page.getByRole('menuitem', { name: 'Record refund' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Apply money' })).toHaveCount(0)
  })
})

test('unprocessed callbacks, and none left', async ({ page, server }) => {
  await page.route('**/api/provider/callbacks?*', (route) =>
    route.fulfill({ json: { errors: null, message: '', data: [], count: 0 } }),
  )
  await enterConsole(page, '/provider/money?tab=callbacks')
  await expect(page.getByText('All callbacks are processed')).toBeVisible()
  await page.unroute('**/api/provider/callbacks?*')
  await server.sql(
    `insert into gateway_callbacks (id, gateway, body, done_at, outcome)
     values (gen_random_uuid(), 'xendit', $1, now(), 'Not understood')`,
    ['{"event":"moon.rose"}'],
  )
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'moon.rose' })
  await expect(row).toContainText('Xendit')
  await expect(row).toContainText('Unreadable')
  await inEachLook(page, async () => {
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
  await server.sql('delete from gateway_callbacks where body = $1', ['{"event":"moon.rose"}'])
})

test('unassigned money, empty', async ({ page }) => {
  await page.route('**/api/provider/money?*', (route) =>
    route.fulfill({ json: { errors: null, message: '', data: [], count: 0 } }),
  )
  await enterConsole(page, '/provider/money')
  await expect(page.getByText('No unapplied money')).toBeVisible()
  await expectAccessible(page)
})
