import type { Page } from '@playwright/test'
import { findHit, isPlain, makeSubmitted, signInByApi } from '../support/api'
import { SOON } from '../support/both-sides'
import { expectAccessible, expectGoodScreen } from '../support/looks'
import { bell, PORTAL_LIST, follow, LIST, popover, rowOf } from '../support/notifications'
import { enterConsole } from '../support/provider'
import { expect, test } from '../support/test'

const APPROVER = 'approver@nusantara.test'
const AUTHOR = 'purchasing@nusantara.test'

async function unreadOf(page: Page): Promise<number> {
  await expect(bell(page)).toHaveAccessibleName(/unread/)
  return Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0])
}
const expectUnread = async (page: Page, count: number): Promise<void> => {
  await expect(bell(page)).toHaveAccessibleName(`Notifications, ${count} unread`, SOON)
  await expect(page).toHaveTitle(new RegExp(`^\\(${count}\\) `), SOON)
}

// proves 1.1.8 1.2.40 1.9.24 2.1.7 2.2.6 2.2.91
test('actions of others appear under the bell immediately and are marked as read one by one or together', async ({
  openAs,
  request,
}) => {
  const page = await openAs(APPROVER)
  const twin = await openAs(APPROVER)
  await page.goto(LIST)
  await twin.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  const before = await unreadOf(page)

  const author = await signInByApi(request, AUTHOR)
  const hit = await findHit(request, 'in good supply', isPlain)
  const codes: string[] = []
  for (let made = 0; made < 2; made += 1)
    codes.push((await makeSubmitted(author, [{ hit, quantity: 1 }])).code_pr)
  const [first = '', second = ''] = codes
  const list = page.getByRole('main')
  await expect(rowOf(list, first)).toContainText('Unread', SOON)
  await expect(rowOf(list, second)).toContainText('Unread', SOON)
  for (const one of [page, twin]) await expectUnread(one, before + 2)

  await test.step('one marked as read is read in the other tab, too', async () => {
    await rowOf(list, first)
      .getByRole('button', { name: /^Mark as read/ })
      .click()
    await expect(rowOf(list, first)).not.toContainText('Unread')
    for (const one of [page, twin]) await expectUnread(one, before + 1)
  })

  await test.step('opening a notification marks it as read', async () => {
    await follow(twin, second)
    await expect(twin.getByRole('heading', { level: 1, name: second })).toBeVisible()
    for (const one of [page, twin]) await expectUnread(one, before)
  })

  await test.step('filtered by category, and unread only', async () => {
    await page.getByText('Invoice', { exact: true }).click()
    await expect(page).toHaveURL(/category=Invoice/)
    await page.getByText('Report', { exact: true }).click()
    await expect(page.getByText('No notifications in this category')).toBeVisible()
    await page.getByRole('button', { name: 'Show everything' }).click()
    await page.getByRole('switch', { name: 'Unread only' }).click()
    await expect(rowOf(list, second)).toHaveCount(0)
    await expectAccessible(page)
  })

  // proves 1.9.24
  await test.step('all marked as read: none is unread in either tab', async () => {
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('No unread notifications')).toBeVisible()
    // The system's own notifications are read, too.
    for (const one of [page, twin]) {
      await expect(bell(one)).toHaveAccessibleName('Notifications', SOON)
      await expect(one).toHaveTitle(/^[^(]/)
    }
  })

  // proves 1.9.16
  await test.step('the popover keeps to its size, and gives the focus back', async () => {
    await bell(twin).click()
    await expect(popover(twin).getByRole('listitem').first()).toBeVisible()
    const box = await popover(twin).boundingBox()
    expect(box?.width).toBe(450)
    expect(box?.height).toBeLessThanOrEqual(500)
    expect(await popover(twin).getByRole('listitem').count()).toBeLessThanOrEqual(15)
    await expectAccessible(twin)
    await twin.keyboard.press('Escape')
    await expect(popover(twin)).toBeHidden()
    await expect(bell(twin)).toBeFocused()
  })
})

// proves 2.8.10
test('an invoice that is not there says so', async ({ openAs }) => {
  const page = await openAs('finance@nusantara.test')
  await page.goto('/dashboard/finance/invoice?page=summary&id=INV-NONE-202601-00001')
  await expect(page.getByText('Error! Invoice not found!')).toBeVisible()
})

test('delivery is chosen per kind of notification and saved', async ({ openAs }) => {
  const page = await openAs('receiving@nusantara.test')
  await expectGoodScreen(
    page,
    `${LIST}&show=settings`,
    page.getByRole('radiogroup', { name: 'Email: All notifications' }),
  )
  const kinds = page.getByRole('radiogroup', { name: /^Email: / })
  const own = kinds.nth(1)
  await own.getByText('Daily', { exact: true }).click()
  await expect(own.getByRole('radio', { name: 'Daily' })).toBeChecked()
  await page.getByRole('tab', { name: /^Broadcasts/ }).click()
  await page.reload()
  await page.getByRole('tab', { name: 'Notification settings' }).click()
  await expect(own.getByRole('radio', { name: 'Daily' })).toBeChecked()
  await kinds.first().getByText('Immediately', { exact: true }).click()
  for (const one of await kinds.all())
    await expect(one.getByRole('radio', { name: 'Immediately' })).toBeChecked()
})

// proves 2.1.7
test('broadcasts of the provider reach the chosen companies and can be withdrawn', async ({
  page,
  openAs,
  request,
}) => {
  const title = `Maintenance ${Date.now().toString(36)}`
  const reader = await openAs('vendor@bersihberseri.test')
  const other = await openAs('vendor@karyateknik.test')
  for (const one of [reader, other]) await one.goto(`${PORTAL_LIST}?show=broadcasts`)

  await test.step('written for a chosen company, previewed, and sent', async () => {
    await enterConsole(page, '/provider/broadcasts')
    await page.getByRole('button', { name: 'New broadcast' }).click()
    const form = page.getByRole('dialog', { name: 'New broadcast' })
    await form.getByRole('button', { name: 'Send broadcast' }).click()
    await expect(form.getByText('Title is required')).toBeVisible()
    const english = form.getByRole('group', { name: 'English' })
    await english.getByLabel('Title').fill(title)
    await english.getByLabel('Message').fill('Sunday from 22:00.\nSave your work.')
    const indonesian = form.getByRole('group', { name: 'Bahasa Indonesia' })
    await indonesian.getByLabel('Title').fill(`Pemeliharaan ${title}`)
    await form.getByRole('button', { name: 'Send broadcast' }).click()
    await expect(indonesian.getByText('Message is required')).toBeVisible()
    await indonesian.getByLabel('Message').fill('Minggu mulai 22.00.')
    await form.getByLabel('Recipients', { exact: true }).selectOption('chosen')
    await form.getByRole('combobox', { name: 'Companies' }).fill('Bersih')
    await page.getByRole('option', { name: 'CV Bersih Berseri (vendor)' }).click()
    await page.keyboard.press('Tab')
    await expect(form.getByRole('region', { name: 'English-speaking users' })).toContainText(
      'Save your work.',
    )
    const inIndonesian = form.getByRole('region', { name: 'Indonesian-speaking users' })
    await expect(inIndonesian).toContainText('Minggu mulai 22.00.')
    await expect(inIndonesian).toContainText('Dari Pasok')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Send broadcast' }).click()
    const question = page.getByRole('dialog', { name: /^Send to \d+ users?\?$/ })
    await expect(question).toContainText('Chosen companies')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(indonesian.getByLabel('Message')).toHaveValue('Minggu mulai 22.00.')
    await form.getByRole('button', { name: 'Send broadcast' }).click()
    // A double click sends it only once.
    await question.getByRole('button', { name: 'Send broadcast' }).dblclick()
    await expect(form).toBeHidden()
    const sent = page.getByRole('row').filter({ hasText: title })
    await expect(sent).toContainText('CV Bersih Berseri')
    await expect(sent).toHaveCount(1)
  })

  const notification = reader.getByRole('article', { name: title, exact: true })
  await test.step('it arrives without a reload, only at that company', async () => {
    await expect(notification).toContainText('Unread', SOON)
    await expect(other.getByRole('article', { name: title })).toHaveCount(0)
    await notification.getByRole('button', { name: 'Mark as read' }).click()
    await expect(notification).not.toContainText('Unread')
  })

  await test.step('once withdrawn it disappears there and stays in the provider’s list', async () => {
    await page.reload()
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('1 user')
    await row.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Withdraw' }).click()
    const question = page.getByRole('dialog', { name: `Withdraw ${title}?` })
    await question.getByRole('button', { name: 'Withdraw' }).click()
    await expect(row).toContainText('Withdrawn')
    await expect(notification).toHaveCount(0, SOON)
  })

  await test.step('nobody else can write broadcasts', async () => {
    const vendor = await signInByApi(request, 'vendor@bersihberseri.test')
    const body = { title, message: 'x', audience: 'all' }
    expect(await vendor.send('POST', '/provider/broadcast', body)).toBe(403)
  })
})

test('on this device: requested only by a press, and shown only where no tab is visible', async ({
  openAs,
  request,
}) => {
  const page = await openAs(APPROVER, { permissions: ['notifications'] })
  // Replaces the browser's notifications and records them.
  await page.addInitScript(() => {
    const shown: string[] = []
    Reflect.set(window, 'shown', shown)
    Reflect.set(window, 'asked', 0)
    const FakeNotification = Object.assign(
      class extends EventTarget {
        constructor(_title: string, { body = '' }: { body?: string }) {
          super()
          shown.push(body)
        }
      },
      {
        permission: localStorage.getItem('test.permission') ?? 'default',
        requestPermission: async () => {
          Reflect.set(window, 'asked', 1)
          FakeNotification.permission = 'granted'
          localStorage.setItem('test.permission', 'granted')
          return 'granted'
        },
      },
    )
    Reflect.set(window, 'Notification', FakeNotification)
  })
  const shown = () => page.evaluate(() => Reflect.get(window, 'shown') as string[])
  await page.goto(`${LIST}&show=settings`)
  const choice = page.getByRole('switch', { name: 'Notify me on this device' })
  await expect(choice).not.toBeChecked()
  expect(await page.evaluate(() => Reflect.get(window, 'asked') as number)).toBe(0)
  await choice.click()
  await expect(choice).toBeChecked()

  const author = await signInByApi(request, AUTHOR)
  const hit = await findHit(request, 'in good supply', isPlain)
  const submit = async () => (await makeSubmitted(author, [{ hit, quantity: 1 }])).code_pr
  await page.getByRole('tab', { name: /^Notifications/ }).click()
  const seen = await submit()
  await expect(rowOf(page.getByRole('main'), seen)).toBeVisible(SOON)
  expect(await shown()).toEqual([])

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const unseen = await submit()
  await expect
    .poll(shown, SOON)
    .toEqual([`Purchase request ${unseen} is waiting for your decision.`])
})
