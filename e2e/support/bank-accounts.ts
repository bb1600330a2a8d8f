import type { Page } from '@playwright/test'
import { choose } from './choose'
import { expect } from './test'

/** Bank and number, as they are chosen and typed. */
interface TypedAccount {
  bank: string
  number: string
}

/** Adds an account of one's own; in whose name it stands is told before it is saved. @returns that name. */
export async function addAccount(page: Page, { bank, number }: TypedAccount): Promise<string> {
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

/** The row of an account, by its number. */
export const accountRow = (page: Page, { number }: TypedAccount) =>
  page.getByRole('row').filter({ hasText: number })

/** What is done with an account, from its menu. */
export async function actOnAccount(page: Page, account: TypedAccount, name: string) {
  await accountRow(page, account)
    .getByRole('button', { name: /^Actions for / })
    .click()
  await page.getByRole('menuitem', { name }).click()
}
