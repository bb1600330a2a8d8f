import { countPages, expectLightPaper, expectPaperByKey, savedBy } from '../support/paper'
import { rupiah } from '../support/relations'
import { expectAccessible } from '../support/looks'
import { expect, test } from '../support/test'
import { makeOrder, openOrder } from '../support/vendor-orders'

test('a pick list and a delivery note of a package, on one page each', async ({
  page,
  request,
}) => {
  const order = await makeOrder(request, 2)
  const [pack] = order.packages
  if (!pack) throw new Error('The order has no package')
  await openOrder(page, order)
  await page.getByRole('link', { name: 'Pick list' }).first().click()
  const sheet = page.getByRole('article', { name: `Pick list ${pack.code_package}` })
  await expect(sheet).toContainText(order.buyer.name)
  for (const { name, sku } of pack.items) {
    await expect(sheet).toContainText(name)
    await expect(sheet).toContainText(sku)
  }
  await expectAccessible(page)

  await test.step('printed without buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Vendor menu' })).toBeHidden()
    await expect(sheet).toBeVisible()
    const head = sheet.locator('thead')
    expect(await head.evaluate((element) => getComputedStyle(element).display)).toBe(
      'table-header-group',
    )
    expect(await countPages(page)).toBe(1)
    await expectLightPaper(page)
  })

  await test.step('the delivery note has no prices, and boxes to sign', async () => {
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await page.getByRole('link', { name: 'Delivery note' }).first().click()
    const note = page.getByRole('article', { name: `Delivery note ${pack.code_package}` })
    await expect(note).toContainText(order.vendor.name)
    await expect(note).toContainText(order.ship_to.city)
    for (const who of ['Sent by', 'Transported by', 'Received by'])
      await expect(note).toContainText(who)
    await expect(note).not.toContainText('Rp')
    await expect(note).not.toContainText(rupiah(order.grand_total))
    expect(await countPages(page)).toBe(1)
    await expect(note.getByText(order.buyer.name)).toBeVisible()
    await expectAccessible(page)
    await expectLightPaper(page)
    await expectPaperByKey(page, `Delivery note`)
    expect(await savedBy(page, 'Download PDF')).toBe(`Delivery note ${pack.code_package}.pdf`)
  })

  await test.step('of a missing package', async () => {
    await page.goto(`/vendor/orders/${order.code_po}/paper?of=pick-list&package=PKG-NOWHERE`)
    await expect(page.getByText('Nothing to print')).toBeVisible()
  })
})

test('many lines: as many pages as they need', async ({ page, request }) => {
  test.slow()
  const order = await makeOrder(request, 60)
  await openOrder(page, order)
  await page.goto(`/vendor/orders/${order.code_po}/paper?of=delivery-note`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const rows = order.packages.reduce((sum, { items }) => sum + items.length, 0)
  await expect(page.getByRole('article').locator('tbody tr')).toHaveCount(rows)
  const pages = await countPages(page)
  expect(pages).toBeGreaterThanOrEqual(2)
  expect(pages).toBeLessThanOrEqual(order.packages.length + Math.ceil(rows / 15))
})
