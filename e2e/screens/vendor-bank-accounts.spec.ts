import type { OwnAccount } from '@pasok/domain/payments/bank-accounts/banks.model'
import { accountRow, actOnAccount, addAccount } from '../support/bank-accounts'
import { expectAccessible } from '../support/looks'
import { BUYER, CAREFUL, makeOrder, ORDERS } from '../support/orders'
import { callerOf } from '../support/provider'
import { expect, signIn, test } from '../support/test'
import { makeVendor, openPortal } from '../support/vendor-orders'

const SETTINGS = '/vendor/settings'
const FIRST = { bank: 'Bank Central Asia', number: '1234567890' }
const SECOND = { bank: 'Bank Mandiri', number: '9876543210' }

test('bank accounts: added with the holder’s name, one the default, removed and restored', async ({
  page,
  request,
}) => {
  const vendor = await makeVendor(request, 'Rekening')
  await openPortal(page, vendor.email, SETTINGS)
  await page.getByRole('tab', { name: 'Bank accounts' }).click()
  await expect(page.getByText('No bank accounts yet')).toBeVisible()
  const holder = await addAccount(page, FIRST)
  await expect(accountRow(page, FIRST)).toContainText(holder)
  await expect(accountRow(page, FIRST)).toContainText('Default')
  await addAccount(page, SECOND)
  await expect(accountRow(page, SECOND)).not.toContainText('Default')
  await expectAccessible(page)

  await test.step('another is the default', async () => {
    await actOnAccount(page, SECOND, 'Make default')
    await expect(accountRow(page, SECOND)).toContainText('Default')
    await expect(accountRow(page, FIRST)).not.toContainText('Default')
  })
  await test.step('removed and restored', async () => {
    await actOnAccount(page, FIRST, 'Remove')
    await expect(accountRow(page, FIRST)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(accountRow(page, FIRST)).toBeVisible()
    await page.reload()
    await expect(accountRow(page, FIRST)).toContainText(holder)
  })
})

test('a paying buyer sees the accounts beside the proof', async ({ page, request }) => {
  const call = await callerOf(request, CAREFUL.email)
  if ((await call<OwnAccount[]>('GET', '/vendor/bank-accounts')).length === 0)
    await call('POST', '/vendor/bank-accounts', { bank_code: '014', account_number: FIRST.number })
  const accounts = await call<OwnAccount[]>('GET', '/vendor/bank-accounts')
  const order = await makeOrder(request, CAREFUL)
  await signIn(page, BUYER)
  await page.goto(`${ORDERS}?page=detail&id=${order.code_po}`)
  const shown = page.getByRole('region', { name: 'Bank accounts of the vendor' })
  await expect(shown.getByRole('listitem')).toHaveCount(accounts.length)
  for (const { account_number: number, account_holder: holder } of accounts)
    await expect(shown.getByRole('listitem').filter({ hasText: number })).toContainText(holder)
})
