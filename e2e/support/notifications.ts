import type { Locator, Page } from '@playwright/test'
import { SOON } from './both-sides'
import { expect } from './test'

export const LIST = '/dashboard?page=notification'
export const PORTAL_LIST = '/vendor/notifications'

export const bell = (page: Page): Locator =>
  page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ })

export const popover = (page: Page): Locator => page.getByRole('dialog', { name: /^Notifications/ })

export const rowOf = (place: Page | Locator, text: string | RegExp): Locator =>
  place.getByRole('listitem').filter({ hasText: text })

export async function follow(page: Page, text: string, within = SOON): Promise<void> {
  await bell(page).click()
  const row = rowOf(popover(page), text)
  await expect(row).toHaveCount(1, within)
  await row.getByRole('link').click()
  await expect(popover(page)).toBeHidden()
}
