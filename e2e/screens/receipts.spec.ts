import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import type { APIRequestContext, Page } from '@playwright/test'
import { signInByApi } from '../support/api'
import { expectRowColour } from '../support/colours'
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks'
import {
  makeReturned,
  makeShipped,
  RECEIPTS,
  receiptOf,
  RECEIVER,
  type Shipped,
} from '../support/receipts'
import { PHONE } from '../support/screens'
import { expect, PASSWORD, signIn, test } from '../support/test'

const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit INBOUND' })
const quantityOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Received quantity of ${name}`, exact: true })
const noteOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Note on ${name}`, exact: true })

async function openEntry(page: Page, { pack }: Shipped): Promise<void> {
  await page.goto(`${RECEIPTS}?package=${pack._id}`)
  await expect(submitButton(page)).toBeVisible()
}

const namesOf = ({ pack }: Shipped): [string, string] => {
  const [one, two] = pack.items
  if (!one || !two) throw new Error('Two items are needed')
  return [one.name, two.name]
}

async function onlyRead(page: Page, { pack }: Shipped): Promise<void> {
  await signIn(page, 'purchasing@nusantara.test')
  await page.goto(`${RECEIPTS}?package=${pack._id}`)
  await expect(page.getByText('Your role can see receipts, but not enter them.')).toBeVisible()
  await page.goto(`${RECEIPTS}?package=11111111-1111-4111-8111-111111111111`)
  await expect(page.getByRole('heading', { name: 'Package not found' })).toBeVisible()
}

async function receiveWhatWaits(page: Page, { pack, order }: Shipped): Promise<void> {
  const code = pack.code_package
  /** Collects the failed requests of the browser. */
  const missing: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url())
  })
  await page.goto(RECEIPTS)
  const waits = page.getByRole('region', { name: 'To receive' })
  const row = waits.getByRole('listitem').filter({ hasText: code })
  await expect(row).toContainText(`${order.vendor.name} · ${order.code_po} · 2 items`)
  await expect(row).toContainText('Shipped')
  await test.step('it is found among the receipts, not by a receipt code', async () => {
    for (const [topic, value] of [
      ['code_package', code],
      ['code_po', order.code_po],
      ['vendor', 'Sinar'],
    ] as const) {
      await page.goto(`${RECEIPTS}?by=${topic}&value=${value}`)
      await expect(row).toBeVisible()
    }
    await page.goto(`${RECEIPTS}?by=code_package&value=${code}`)
    await expect(waits.getByRole('listitem')).toHaveCount(1)
    await page.goto(`${RECEIPTS}?by=code_grn&value=nothing`)
    await expect(page.getByText('No receipts match this search.')).toBeVisible()
    await expect(waits).toBeHidden()
  })
  await page.goto(RECEIPTS)
  await expectAccessible(page)
  await row.getByRole('link', { name: `Create INBOUND of ${code}` }).click()
  await page.getByRole('button', { name: 'Received all' }).click()
  await expect(page.getByText('All received in full')).toBeVisible()
  await submitButton(page).click()
  await expect(page).toHaveURL(RECEIPTS)
  await expect(page.getByRole('article').filter({ hasText: code })).toBeVisible()
  await expect(row).toBeHidden()
  expect(missing).toEqual([])
}

async function enterReceived(
  page: Page,
  request: APIRequestContext,
  shipped: Shipped,
): Promise<void> {
  const [first, second] = namesOf(shipped)
  await page.goto(RECEIPTS)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good Receive Note')
  await openEntry(page, shipped)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create INBOUND')

  await test.step('nothing is filled in automatically, and everything is required', async () => {
    await expect(quantityOf(page, first)).toHaveValue('')
    await submitButton(page).click()
    await expect(page.getByText('Enter the quantity received, 0 for nothing.')).toHaveCount(2)
    await expect(quantityOf(page, first)).toBeFocused()
  })
  // proves 2.5.1 2.5.2
  await test.step('the specified error messages', async () => {
    await quantityOf(page, first).fill('3,01')
    await expect(page.getByText('Value received cannot be greater than quantity!')).toBeVisible()
    for (const wrong of ['-1', '1e3', '1.001']) {
      await quantityOf(page, first).fill(wrong)
      await expect(page.getByText('Enter a number with at most two decimals')).toBeVisible()
    }
  })
  await test.step('the summary says what differs', async () => {
    await quantityOf(page, first).fill('2.5')
    await noteOf(page, first).fill('One was torn')
    const reason = page.getByRole('combobox', { name: `Reason for the shortage of ${first}` })
    await expect(reason).toHaveValue('')
    await reason.selectOption('Damaged')
    await expect(page.getByText('1 of 2 entered · 1 short').first()).toBeVisible()
    await page.getByRole('button', { name: 'Received all' }).click()
    await expect(quantityOf(page, second)).toHaveValue('3')
    await expect(page.getByRole('combobox', { name: /^Reason/ })).toHaveCount(1)
    await expect(quantityOf(page, first)).toHaveValue('2.5')
    await expect(page.getByText('2 of 2 entered · 1 short').first()).toBeVisible()
    await expect(page.getByText(`${first}: 2,5 of 3`)).toBeVisible()
  })
  await expectAccessible(page)
  await submitButton(page).dblclick()
  await expect(page.getByText('Goods receipt submitted. The vendor confirms it.')).toBeVisible()
  await expect(page).toHaveURL(RECEIPTS)
  const caller = await signInByApi(request, RECEIVER)
  const receipt = await receiptOf(caller, shipped.pack._id)
  const card = page.getByRole('article').filter({ hasText: receipt.received.code })
  await expect(card).toContainText('Waiting Vendor Confirmation')
  await card.getByRole('button', { name: /^Show items/ }).click()
  await expect(card.getByRole('row').filter({ hasText: first })).toContainText('0,5 short')
  await expect(card.getByRole('row').filter({ hasText: first })).toContainText('Damaged')
  await expect(card.getByRole('row').filter({ hasText: second })).toContainText('Complete')
  await expectRowColour(card.getByRole('row').filter({ hasText: first }), 'amber', 'red')
  await expectRowColour(card.getByRole('row').filter({ hasText: second }), 'green')
  await expect(page.getByText('On this device')).toBeHidden()
  await page.goto(`${RECEIPTS}?package=${shipped.pack._id}`)
  await expect(page.getByText('This package cannot be received now.')).toBeVisible()
}

test('a session that ends during input loses nothing', async ({ page, request, server }) => {
  test.slow()
  const shipped = await makeShipped(request)
  const [first, second] = namesOf(shipped)
  await signIn(page, RECEIVER)
  const endSession = () =>
    server.sql(
      `update sign_ins set active_at = now() - interval '2 hours'
       where user_id = (select id from users where email = $1)`,
      [RECEIVER],
    )
  const signInAgain = async () => {
    // The app checks every half a minute whether the session has expired.
    await expect(page.getByText(/^Your session has ended/)).toBeVisible({ timeout: 60_000 })
    await page.getByLabel('Email').fill(RECEIVER)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
  }
  await openEntry(page, shipped)
  await test.step('while typing', async () => {
    await quantityOf(page, first).fill('2')
    await noteOf(page, first).fill('One is wet')
    await endSession()
    await signInAgain()
    await expect(page).toHaveURL(`${RECEIPTS}?package=${shipped.pack._id}`)
    await expect(quantityOf(page, first)).toHaveValue('2')
    await expect(noteOf(page, first)).toHaveValue('One is wet')
  })
  await test.step('while submitting', async () => {
    await quantityOf(page, second).fill('3')
    // Ends the session while the request is sent; otherwise another request could notice it first.
    let isEnded = false
    await page.route('**/api/grn/*', async (route) => {
      if (route.request().method() === 'PUT' && !isEnded) {
        isEnded = true
        await endSession()
      }
      await route.fallback()
    })
    await submitButton(page).click()
    await signInAgain()
    await expect(page.getByText('Goods receipt submitted. The vendor confirms it.')).toBeVisible()
  })
  const receipt = await receiptOf(await signInByApi(request, RECEIVER), shipped.pack._id)
  expect(receipt.items).toMatchObject([{ received: 2, note: 'One is wet' }, { received: 3 }])
  expect(receipt.statuses).toHaveLength(1)
})

async function find(page: Page, request: APIRequestContext, { pack }: Shipped): Promise<void> {
  const caller = await signInByApi(request, RECEIVER)
  const { received, reference_doc: about } = await receiptOf(caller, pack._id)
  for (const [topic, value] of [
    ['vendor', 'Sinar'],
    ['code_po', about.code_po],
    ['code_package', about.code_package],
    ['code_grn', received.code],
  ] as const) {
    await page.goto(`${RECEIPTS}?by=${topic}&value=${encodeURIComponent(value)}`)
    await expect(page.getByRole('article').filter({ hasText: received.code })).toBeVisible()
  }
  await page.goto(`${RECEIPTS}?receipt=${received.code}`)
  await expect(page.getByText('The receipt you opened')).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${RECEIPTS}?by=vendor&value=nobody-at-all`)
  await expect(page.getByText('No receipts match this search.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
}

async function correct(page: Page, request: APIRequestContext): Promise<void> {
  const made = await makeReturned(request, 'We counted three')
  const [first] = namesOf(made)
  await page.goto(`${RECEIPTS}?status=Rejected&by=code_grn&value=${made.receipt.received.code}`)
  const card = page.getByRole('article').filter({ hasText: made.receipt.received.code })
  await expect(card).toContainText('Need Revision GRN')
  await expect(card).toContainText('Returned by the vendor: We counted three')
  await card.getByRole('link', { name: 'CORRECTION GRN' }).click()
  await expect(page.getByText('Returned by the vendor: We counted three')).toBeVisible()
  await expect(quantityOf(page, first)).toHaveValue('2')
  await page.getByRole('button', { name: `All 3 of ${first} received` }).click()
  await noteOf(page, first).fill('Counted once more')
  await submitButton(page).click()
  await expect(page.getByText('Goods receipt corrected.')).toBeVisible()
  const caller = await signInByApi(request, RECEIVER)
  const corrected = await receiptOf(caller, made.pack._id)
  expect(corrected.items.map(({ received }) => received)).toEqual([3, 3])
  expect(corrected.items.find(({ name }) => name === first)?.note).toBe('Counted once more')
  expect(corrected.lastStatus).toBe('Good Receive Note Submit')
}

// proves 2.1.5 2.2.14
test('delivered packages are received, their receipts found and corrected', async ({
  page,
  request,
}) => {
  test.slow()
  const [first, second] = [await makeShipped(request), await makeShipped(request)]
  await test.step('read-only users enter no receipts', () => onlyRead(page, first))
  await signIn(page, RECEIVER)
  // proves 2.4.9
  await test.step('packages to receive are above the receipts until received', () =>
    receiveWhatWaits(page, first))
  // proves 2.2.73 2.2.74
  await test.step('the delivery is entered, short or in full, and the previous page returns', () =>
    enterReceived(page, request, second))
  await test.step('receipts are searched, filtered and opened by their address', () =>
    find(page, request, second))
  // proves 2.2.75 2.4.15
  await test.step('a returned receipt is corrected, with the reason visible', () =>
    correct(page, request))
})

test.describe('on a phone without a network', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('input stays and is sent exactly once when the network is back', async ({
    page,
    request,
  }) => {
    test.slow()
    const context = page.context()
    const shipped = await makeShipped(request)
    const other = await makeShipped(request)
    const [first, second] = namesOf(shipped)
    /** Only answered requests count; an attempt without a network does not. */
    const sent: string[] = []
    page.on('response', (answer) => {
      const isReceipt = answer.request().method() === 'PUT' && answer.url().includes('/api/grn/')
      if (isReceipt) sent.push(answer.url())
    })
    await signIn(page, RECEIVER)
    await openEntry(page, other)
    await openEntry(page, shipped)
    await expectNoSidewaysScroll(page)
    await test.step('the last input stays when the page closes immediately', async () => {
      await noteOf(page, first).pressSequentially('On the ramp')
      await quantityOf(page, first).fill('3')
      await page.reload()
      await expect(quantityOf(page, first)).toHaveValue('3')
      await expect(noteOf(page, first)).toHaveValue('On the ramp')
    })
    // A few seconds after the screen opens, the cache contains every file that it loaded.
    const isAside = async (): Promise<boolean> => {
      const cache = await caches.open('pasok-receiving')
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith(`${location.origin}/assets/`))
      const found = await Promise.all(files.map(({ name }) => cache.match(name)))
      return found.every(Boolean) && (await cache.match(location.pathname)) !== undefined
    }
    await expect.poll(() => page.evaluate(isAside), { timeout: 60_000 }).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await expect(quantityOf(page, first)).toHaveValue('3')
    await expect(page.getByText('No network: saved here, sent later')).toBeVisible()
    await quantityOf(page, second).fill('2')
    await noteOf(page, second).fill('One missing')
    await submitButton(page).dblclick()
    await expect(page.getByText('Will be sent when the network returns')).toBeVisible()
    await expect(page.getByText('Waiting for the network')).toBeInViewport()
    await expect(quantityOf(page, first)).toBeDisabled()

    await test.step('another package waits, too, after a reload', async () => {
      await page.goto(`${RECEIPTS}?package=${other.pack._id}`)
      await page.getByRole('button', { name: 'Received all' }).click()
      await submitButton(page).click()
      await expect(page.getByText('Will be sent when the network returns')).toBeVisible()
      await page.goto(RECEIPTS)
      const savedEntries = page.getByRole('region', { name: 'On this device' })
      await expect(savedEntries.getByRole('listitem')).toHaveCount(2)
      await expect(savedEntries.getByText('Will be sent when the network returns')).toHaveCount(2)
    })
    expect(sent.length).toBe(0)

    await context.setOffline(false)
    await expect(page.getByRole('region', { name: 'On this device' })).toBeHidden({
      timeout: 60_000,
    })
    const caller = await signInByApi(request, RECEIVER)
    for (const { pack } of [shipped, other]) {
      const receipt = await receiptOf(caller, pack._id)
      expect(receipt.lastStatus).toBe('Good Receive Note Submit')
      expect(receipt.statuses).toHaveLength(1)
    }
    const { items } = await receiptOf(caller, shipped.pack._id)
    const short = items.find(({ name }) => name === second)
    expect(short).toMatchObject({ received: 2, note: 'One missing' })
    const sentOf = ({ pack }: Shipped) => sent.filter((url) => url.endsWith(pack._id))
    expect([shipped, other].map((one) => sentOf(one).length)).toEqual([1, 1])
  })

  test('listed packages can be received after the network is lost', async ({ page, request }) => {
    const { pack } = await makeShipped(request)
    await signIn(page, RECEIVER)
    await page.goto(RECEIPTS)
    const link = page.getByRole('link', { name: `Create INBOUND of ${pack.code_package}` })
    await expect(link).toBeVisible()
    await page.context().setOffline(true)
    await link.click()
    await page.getByRole('button', { name: 'Received all' }).click()
    await submitButton(page).click()
    await page.context().setOffline(false)
    await expect(page.getByText('Goods receipt submitted. The vendor confirms it.')).toBeVisible({
      timeout: 60_000,
    })
    const { items } = await receiptOf(await signInByApi(request, RECEIVER), pack._id)
    expect(items.map(({ received }) => received)).toEqual([3, 3])
  })

  /** Enters a whole package offline, while another user submits it with `shortBy` fewer items. */
  async function enterLate(page: Page, request: APIRequestContext, shortBy: number) {
    const shipped = await makeShipped(request)
    const context = page.context()
    await signIn(page, RECEIVER)
    await openEntry(page, shipped)
    await page.getByRole('button', { name: 'Received all' }).click()
    await context.setOffline(true)
    await submitButton(page).click()
    await expect(page.getByText('Will be sent when the network returns')).toBeVisible()
    const caller = await signInByApi(request, 'owner@nusantara.test')
    const items = shipped.pack.items.map(({ _id, quantity }) => ({
      _id,
      received: quantity - shortBy,
    }))
    await caller.post<Receipt>('PUT', `/grn/${shipped.pack._id}`, { items })
    await context.setOffline(false)
    return shipped
  }

  test('a refusal is shown, and the entry can be edited', async ({ page, request }) => {
    const shipped = await enterLate(page, request, 1)
    await expect(page.getByText('Not accepted')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('link', { name: 'Open the receipt' })).toBeVisible()
    await expect(quantityOf(page, namesOf(shipped)[0])).toBeEnabled()
    await page.goto(RECEIPTS)
    await page.getByRole('button', { name: /^Discard / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('On this device')).toBeHidden()
  })

  test('an identical stored receipt counts as arrived, even if its response was lost', async ({
    page,
    request,
  }) => {
    const { pack } = await enterLate(page, request, 0)
    await expect(page.getByText(`${pack.code_package}: Sent`)).toBeVisible({ timeout: 60_000 })
    await page.goto(RECEIPTS)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('On this device')).toBeHidden()
    const caller = await signInByApi(request, RECEIVER)
    expect((await receiptOf(caller, pack._id)).statuses).toHaveLength(1)
  })

  test('input left on a device is neither shown to the next user nor sent by them', async ({
    page,
    request,
  }) => {
    const shipped = await makeShipped(request)
    const sent: string[] = []
    let isOpen = false
    await page.route('**/api/grn/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      sent.push(route.request().url())
      return isOpen ? route.fallback() : route.fulfill({ status: 503, body: '' })
    })
    await signIn(page, RECEIVER)
    await openEntry(page, shipped)
    await page.getByRole('button', { name: 'Received all' }).click()
    await submitButton(page).click()
    await expect(page.getByText('Will be sent when the network returns')).toBeVisible()
    const savedEntries = page.getByRole('region', { name: 'On this device' })
    await test.step('a colleague on the same page', async () => {
      await signIn(page, 'owner@nusantara.test')
      sent.length = 0
      isOpen = true
      await page.goto(RECEIPTS)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(savedEntries).toBeHidden()
      await page.goto(`${RECEIPTS}?package=${shipped.pack._id}`)
      await expect(quantityOf(page, namesOf(shipped)[0])).toHaveValue('')
      expect(sent).toEqual([])
    })
    await test.step('it is sent once its own user is back', async () => {
      await signIn(page, RECEIVER)
      await page.goto(RECEIPTS)
      await expect.poll(() => sent.length, { timeout: 60_000 }).toBe(1)
      await expect(savedEntries).toBeHidden()
    })
    const caller = await signInByApi(request, RECEIVER)
    const receipt = await receiptOf(caller, shipped.pack._id)
    expect(receipt.items.map(({ received }) => received)).toEqual([3, 3])
  })
})
