import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** What comes by itself from the other side, and after a line that was cut. */
export const SOON = { timeout: 60_000 }

export const MESSAGES = { buyer: '/dashboard/message', vendor: '/vendor/messages' } as const

export const log = (page: Page): Locator => page.getByRole('log')
export const field = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Type message here' })

/** A message in the log, by its whole text. */
export const said = (page: Page, text: string): Locator =>
  log(page)
    .getByRole('article')
    .filter({ has: page.getByText(text, { exact: true }) })

/** Writes a message and sends it by the keyboard. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(said(page, text)).toBeVisible()
}

/** How far one's own message has come. */
export const expectState = (page: Page, text: string, state: 'Sent' | 'Read' | 'Sending') =>
  expect(said(page, text).getByRole('img', { name: state, exact: true })).toBeAttached(SOON)

/** A conversation in the list. */
export const conversation = (page: Page, company: string): Locator =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('button', { name: company })

/** The texts of all messages in the log, from top to bottom. */
export const textsIn = (page: Page): Promise<string[]> =>
  log(page)
    .getByRole('article')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('p')?.textContent ?? ''))

/** Opens the conversation with a company, from wherever. */
export async function openWith(page: Page, side: keyof typeof MESSAGES, company: string) {
  await page.goto(`${MESSAGES[side]}?with=${company}`)
  await expect(field(page)).toBeVisible()
  await expect(page).toHaveURL(/chat=/)
}

const UNREAD = /^\d+\+? unread messages?$/

const unreadBadge = (page: Page): Locator =>
  page.getByRole('navigation', { name: /menu$/i }).getByRole('img', { name: UNREAD })

/** How many the menu says are unread, as soon as there are so many; none: it says nothing. */
export async function expectUnread(page: Page, count: number): Promise<void> {
  const badge = unreadBadge(page)
  if (count === 0) await expect(badge).toHaveCount(0, SOON)
  else await expect(badge).toHaveText(String(count), SOON)
}
