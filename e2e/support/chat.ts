import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** The timeout for updates from the other side, and after an interrupted connection. */
export const SOON = { timeout: 60_000 }

export const MESSAGES = { buyer: '/dashboard/message', vendor: '/vendor/messages' } as const

export const log = (page: Page): Locator => page.getByRole('log')
export const field = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Type message here' })

export const messageWith = (page: Page, text: string): Locator =>
  log(page)
    .getByRole('article')
    .filter({ has: page.getByText(text, { exact: true }) })

export async function sendMessage(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(messageWith(page, text)).toBeVisible()
}

export const expectState = (page: Page, text: string, state: 'Sent' | 'Read' | 'Sending') =>
  expect(messageWith(page, text).getByRole('img', { name: state, exact: true })).toBeAttached(SOON)

export const conversation = (page: Page, company: string): Locator =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('button', { name: company })

export const textsIn = (page: Page): Promise<string[]> =>
  log(page)
    .getByRole('article')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('p')?.textContent ?? ''))

export async function openWith(page: Page, side: keyof typeof MESSAGES, company: string) {
  await page.goto(`${MESSAGES[side]}?with=${company}`)
  await expect(field(page)).toBeVisible()
  await expect(page).toHaveURL(/chat=/)
}

const UNREAD = /^\d+\+? unread messages?$/

const unreadBadge = (page: Page): Locator =>
  page.getByRole('navigation', { name: /menu$/i }).getByRole('img', { name: UNREAD })

/** Waits until the menu shows this number of unread messages; for 0, until it shows none. */
export async function expectUnread(page: Page, count: number): Promise<void> {
  const badge = unreadBadge(page)
  if (count === 0) await expect(badge).toHaveCount(0, SOON)
  else await expect(badge).toHaveText(String(count), SOON)
}
