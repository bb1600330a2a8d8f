import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import type { Page } from '@playwright/test'
import { choose } from '../support/choose'
import { expectAccessible } from '../support/looks'
import { BUYER, CAREFUL, makeOrder, ORDERS } from '../support/orders'
import { callerOf } from '../support/provider'
import { expect, signIn, test } from '../support/test'
import { makeVendor, openDesk } from '../support/vendor'

const SETTINGS = '/vendor/settings'
const FIRST = { bank: 'Bank Central Asia', number: '1234567890' }
const SECOND = { bank: 'Bank Mandiri', number: '9876543210' }

/** Adds an account; in whose name it stands is told before it is saved. @returns that name. */
async function add(page: Page, { bank, number }: typeof FIRST): Promise<string> {
  await page.getByRole('button', { name: 'Add bank account' }).first().click()
  const dialog = page.getByRole('dialog')
  await choose(page, 'Bank', bank)
  await dialog.getByRole('textbox', { name: 'Account number' }).fill(number)
  await dialog.getByRole('button', { name: 'Check account' }).click()
  const holder = dialog.getByRole('status').locator('strong')
  await expect(holder).toHaveText(/^PT /)
  const name = await holder.innerText()
  await dialog.getByRole('button', { name: 'Add bank account' }).click()
  await expect(dialog).toBeHidden()
  return name
}

const rowOf = (page: Page, { number }: typeof FIRST) =>
  page.getByRole('row').filter({ hasText: number })

async function act(page: Page, account: typeof FIRST, name: string): Promise<void> {
  await rowOf(page, account)
    .getByRole('button', { name: /^Actions for / })
    .click()
  await page.getByRole('menuitem', { name }).click()
}

test('bank accounts: added with the holder’s name, one the default, removed and brought back', async ({
  page,
  request,
}) => {
  const vendor = await makeVendor(request, 'Rekening')
  await openDesk(page, vendor.email, SETTINGS)
  await page.getByRole('tab', { name: 'Bank accounts' }).click()
  await expect(page.getByText('No bank accounts yet')).toBeVisible()
  const holder = await add(page, FIRST)
  await expect(rowOf(page, FIRST)).toContainText(holder)
  await expect(rowOf(page, FIRST)).toContainText('Default')
  await add(page, SECOND)
  await expect(rowOf(page, SECOND)).not.toContainText('Default')
  await expectAccessible(page)

  await test.step('another is the default', async () => {
    await act(page, SECOND, 'Make default')
    await expect(rowOf(page, SECOND)).toContainText('Default')
    await expect(rowOf(page, FIRST)).not.toContainText('Default')
  })
  await test.step('removed, and brought back', async () => {
    await act(page, FIRST, 'Remove')
    await expect(rowOf(page, FIRST)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, FIRST)).toBeVisible()
    await page.reload()
    await expect(rowOf(page, FIRST)).toContainText(holder)
  })
})

test('a buyer who has to pay sees the accounts beside the proof', async ({ page, request }) => {
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
