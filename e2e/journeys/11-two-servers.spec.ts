import type { Page } from '@playwright/test'
import { signInByApi } from '../support/api'
import { startBalancer } from '../support/balancer'
import {
  BUYER,
  decideItem,
  expectBoth,
  onlyPackage,
  openSides,
  press,
  proposeFewer,
} from '../support/both-sides'
import {
  conversation,
  expectState,
  expectUnread,
  openWith,
  messageWith,
  sendMessage,
  SOON,
  textsIn,
  MESSAGES,
} from '../support/chat'
import { connected, markPage } from '../support/network'
import { bell, popover, rowOf } from '../support/notifications'
import { makeMember, makeRole, uniqueName } from '../support/roles'
import { expect, test } from '../support/sound'
import { findUser } from '../support/team'
import { makeOrder, makeVendor, movePackages, SELLER } from '../support/vendor-orders'

const COMPANY = 'PT Nusantara Maju Jaya'
/**
 * Milliseconds, far less than the polling interval of an open screen. An update takes about ten of them; the
 * rest allows for a slow machine.
 */
const AT_ONCE = 10_000

/** Expects one notification with this text and closes the list again. */
async function expectNotified(page: Page, text: string): Promise<void> {
  await bell(page).click()
  await expect(rowOf(popover(page), text)).toHaveCount(1, SOON)
  await page.keyboard.press('Escape')
  await expect(popover(page)).toBeHidden()
}

test.slow()

test('buyer and vendor on two servers exchange messages and lose none when one server is killed', async ({
  openAs,
  request,
  server,
}) => {
  const beside = await server.startBeside()
  // The load balancer sends the vendor to the second server as long as that server runs.
  const balancer = await startBalancer([beside.url, server.url])
  try {
    const { id, email, legalName } = await makeVendor(request, 'Duaserver')
    const vendor = await openAs(email, { baseURL: balancer.url })
    await vendor.goto('/vendor/orders')
    const buyer = await openAs(BUYER)
    await openWith(buyer, 'buyer', id)
    await expect(buyer.getByRole('heading', { name: legalName })).toBeVisible()

    await test.step('from one server to the other, both ways', async () => {
      await sendMessage(buyer, 'From the first server')
      await expectUnread(vendor, 1)
      await vendor.goto(MESSAGES.vendor)
      await conversation(vendor, COMPANY).click()
      await expect(messageWith(vendor, 'From the first server')).toBeVisible()
      await sendMessage(vendor, 'From the second server')
      await expect(messageWith(buyer, 'From the second server')).toBeVisible(SOON)
      await expectState(vendor, 'From the second server', 'Read')
    })

    await test.step('the second is killed while both write', async () => {
      await sendMessage(vendor, 'Just before')
      await Promise.all([
        beside.kill(),
        sendMessage(vendor, 'Just then'),
        sendMessage(buyer, 'Meanwhile'),
      ])
      await sendMessage(vendor, 'Just after')
    })

    await test.step('everything is there, once, on both sides', async () => {
      const all = [
        'From the first server',
        'From the second server',
        'Just after',
        'Just before',
        'Just then',
        'Meanwhile',
      ]
      for (const page of [buyer, vendor])
        await expect.poll(async () => (await textsIn(page)).toSorted(), SOON).toEqual(all)
      await expectState(vendor, 'Just after', 'Read')
      await expectState(buyer, 'Meanwhile', 'Read')
      expect(await textsIn(vendor)).toEqual(await textsIn(buyer))
    })
  } finally {
    await balancer.stop()
    await beside.kill()
  }
})

test('actions on one server are visible and notified on the other, before and after one is killed', async ({
  openAs,
  request,
  server,
}) => {
  const order = await makeOrder(request, 1)
  const { code_po: code } = order
  const pack = onlyPackage(order)
  const [item] = pack.items
  if (!item) throw new Error('The order is empty')
  const beside = await server.startBeside()
  const balancer = await startBalancer([beside.url, server.url])
  try {
    const sides = await openSides(
      (email) => openAs(email, email === BUYER ? {} : { baseURL: balancer.url }),
      order,
    )
    const { buyer, vendor } = sides
    const untouched = await Promise.all([markPage(buyer), markPage(vendor)])

    await test.step('documents and notifications, both ways', async () => {
      await press(vendor, pack, 'Start picking')
      await expectBoth(sides, pack, 'Pick & Pack')
      await expectNotified(buyer, `Order ${code} from ${SELLER.name}: Pick`)
      await proposeFewer(sides, item, item.quantity - 1, 'One was damaged')
      await decideItem(sides, item, 'Approve')
      const steps = vendor.getByRole('table', { name: `Steps of ${item.name}` })
      await expect(steps.getByRole('row', { name: /^Approved by buyer/ })).toBeVisible(SOON)
      await expectNotified(
        vendor,
        `${COMPANY} placed order ${(await makeOrder(request, 1)).code_po}.`,
      )
    })

    await test.step('what happens while the server is killed still becomes visible', async () => {
      await Promise.all([beside.kill(), movePackages(request, order, 'make-ready')])
      await expectBoth(sides, pack, 'Ready to Ship')
      await expectNotified(
        vendor,
        `${COMPANY} placed order ${(await makeOrder(request, 1)).code_po}.`,
      )
      await movePackages(request, order, 'ship')
      await expectBoth(sides, pack, 'Shipped')
      await expectNotified(buyer, `Order ${code} from ${SELLER.name}: Shipped`)
    })
    for (const isUntouched of untouched) expect(await isUntouched()).toBe(true)
  } finally {
    await balancer.stop()
    await beside.kill()
  }
})

test('a deactivated user is signed out immediately on both servers', async ({
  openAs,
  request,
  server,
}) => {
  const beside = await server.startBeside()
  try {
    const owner = await signInByApi(request, BUYER)
    const modules = [{ module: 'purchase-requests', features: ['requests.read'] }]
    const role = await makeRole(owner, uniqueName('Leaves'), modules)
    const { email } = await makeMember(owner, 'Dua', role._id)
    const open = async (baseURL: string) => {
      const page = await openAs(email, { baseURL })
      const line = connected(page)
      await page.goto('/dashboard/purchase-requests')
      return { page, line: await line }
    }
    const clients = [await open(server.url), await open(beside.url)]
    const { auth_id: id } = await findUser(owner, email)
    const out = clients.map(({ line }) => line.waitForEvent('close'))
    await owner.post('PUT', `/user-buyer/${encodeURIComponent(id)}`, { status: 'INACTIVE' })
    const since = Date.now()
    await Promise.all(out)
    expect(Date.now() - since).toBeLessThan(AT_ONCE)
    for (const { page } of clients)
      await expect(page.getByText('This account has been deactivated.')).toBeVisible()
  } finally {
    await beside.kill()
  }
})
