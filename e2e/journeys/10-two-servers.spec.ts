import { startBalancer } from '../support/balancer'
import { BUYER } from '../support/both-sides'
import {
  conversation,
  expectState,
  expectUnread,
  openWith,
  said,
  say,
  SOON,
  textsIn,
  MESSAGES,
} from '../support/chat'
import { expect, test } from '../support/sound'
import { makeVendor } from '../support/vendor'

const COMPANY = 'PT Nusantara Maju Jaya'

test('buyer and vendor on two servers hear each other, and lose nothing when one is killed', async ({
  openAs,
  request,
  server,
}) => {
  test.slow()
  const beside = await server.startBeside()
  // The vendor is brought to the second server as long as it is there.
  const balancer = await startBalancer([beside.url, server.url])
  try {
    const { id, email, legalName } = await makeVendor(request, 'Duaserver')
    const vendor = await openAs(email, { baseURL: balancer.url })
    await vendor.goto('/vendor/orders')
    const buyer = await openAs(BUYER)
    await openWith(buyer, 'buyer', id)
    await expect(buyer.getByRole('heading', { name: legalName })).toBeVisible()

    await test.step('from one server to the other, both ways', async () => {
      await say(buyer, 'From the first server')
      await expectUnread(vendor, 1)
      await vendor.goto(MESSAGES.vendor)
      await conversation(vendor, COMPANY).click()
      await expect(said(vendor, 'From the first server')).toBeVisible()
      await say(vendor, 'From the second server')
      await expect(said(buyer, 'From the second server')).toBeVisible(SOON)
      await expectState(vendor, 'From the second server', 'Read')
    })

    await test.step('the second is killed while both write', async () => {
      await say(vendor, 'Just before')
      await Promise.all([beside.kill(), say(vendor, 'Just then'), say(buyer, 'Meanwhile')])
      await say(vendor, 'Just after')
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
