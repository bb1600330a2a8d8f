import type { Page } from '@playwright/test'
import { choose } from './choose'
import { expect } from './test'

interface TypedAccount {
  bank: string
  number: string
}

/** Adds an account; the form shows the holder's name before saving. @returns the holder's name. */
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

export const accountRow = (page: Page, { number }: TypedAccount) =>
  page.getByRole('row').filter({ hasText: number })

export async function actOnAccount(page: Page, account: TypedAccount, name: string) {
  await accountRow(page, account)
    .getByRole('button', { name: /^Actions for / })
    .click()
  await page.getByRole('menuitem', { name }).click()
}
