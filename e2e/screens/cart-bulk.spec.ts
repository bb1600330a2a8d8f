import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { Page } from '@playwright/test'
import { isPlain, JAKARTA, makeDraft, searchHits, signInByApi } from '../support/api'
import { figure, lineOf, quantityField, savedNote, summary } from '../support/cart'
import { expectGoodLooks } from '../support/looks'
import { expect, signIn, test } from '../support/test'

const PURCHASING = 'purchasing@nusantara.test'

/** Returns two products of one vendor and then two of another. */
function fourOfTwoVendors(
  hits: readonly ProductHit[],
): [ProductHit, ProductHit, ProductHit, ProductHit] {
  const pairs = new Map<string, ProductHit[]>()
  for (const hit of hits) pairs.set(hit.vendor_id, [...(pairs.get(hit.vendor_id) ?? []), hit])
  const [[a, b] = [], [c, d] = []] = [...pairs.values()].filter((pair) => pair.length > 1)
  if (!a || !b || !c || !d) throw new Error('The demo market has too little')
  return [a, b, c, d]
}

const box = (page: Page, { name }: { name: string }) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const toggle = (page: Page, { vendor_name: name }: ProductHit) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) })

test('many lines at once: problems one by one, vendors collapsed, bulk changes with one undo', async ({
  page,
  request,
}) => {
  const caller = await signInByApi(request, PURCHASING)
  const { hits } = await searchHits(request, { city: JAKARTA })
  const enough = (hit: ProductHit) => isPlain(hit) && hit.stock >= 10
  const [one, two, three, four] = fourOfTwoVendors(hits.filter(enough))
  const { _id: id } = await makeDraft(
    caller,
    [one, two, three, four].map((hit) => ({ hit, quantity: 2 })),
  )
  // Simulates that vendors raised a price, reduced a stock to one and withdrew a product.
  await page.route('**/api/purchase-request/Items/**', async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    for (const line of reply.data.items) if (line.productId === three._id) line.stock = 1
    reply.data.changes.push(
      { productId: two._id, name: two.name, field: 'price', from: 1, to: 2 },
      { productId: four._id, name: four.name, field: 'withdrawn', from: null, to: null },
    )
    await route.fulfill({ response, json: reply })
  })
  await signIn(page, PURCHASING)
  await page.goto(`/dashboard/purchase-requests?page=create&id=${id}`)
  await expect(quantityField(page, one)).toHaveValue('2')
  const next = page.getByRole('button', { name: 'Next problem (3)' })

  await test.step('payment terms and problems are shown beside the vendor', async () => {
    await expect(toggle(page, one)).toContainText(/2 items · Payment term [\d, ]+ days/)
    await expect(toggle(page, one)).toContainText('1 problem')
    await expect(toggle(page, three)).toContainText('2 problems')
  })
  await test.step('the next problem gets the focus, even in a collapsed vendor', async () => {
    await page.getByRole('button', { name: 'Collapse all' }).click()
    await expect(quantityField(page, one)).toHaveCount(0)
    await next.click()
    await expect(quantityField(page, two)).toBeFocused()
    await expect(quantityField(page, two)).toHaveAccessibleDescription(/Price changed from/)
    await expect(toggle(page, three)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Escape')
    await next.click()
    await expect(quantityField(page, three)).toBeFocused()
    await expect(quantityField(page, three)).toHaveAccessibleDescription('Product stock left 1')
    await expect(quantityField(page, three)).toBeInViewport()
    await next.click()
    await expect(quantityField(page, four)).toBeFocused()
    await next.click()
    await expect(quantityField(page, two)).toBeFocused()
  })
  await test.step('collapsed vendors stay collapsed while the page is open', async () => {
    await toggle(page, one).click()
    await page.getByRole('link', { name: 'Browse Product' }).click()
    await page.goBack()
    await expect(toggle(page, one)).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle(page, three)).toHaveAttribute('aria-expanded', 'true')
    await toggle(page, one).click()
  })
  const total = await figure(summary(page), 'Total').textContent()

  await test.step('one quantity for several, within the limits of each, and back', async () => {
    await box(page, one).check()
    await page.getByRole('checkbox', { name: `Select all items of ${three.vendor_name}` }).check()
    await expect(page.getByText('3 items selected', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Set quantity' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog.getByText('Enter a quantity.')).toBeVisible()
    await dialog.getByLabel('Quantity').fill('5')
    await page.keyboard.press('Enter')
    await expect(quantityField(page, one)).toHaveValue('5')
    await expect(quantityField(page, two)).toHaveValue('2')
    await expect(quantityField(page, three)).toHaveValue('1')
    await expect(quantityField(page, four)).toHaveValue('5')
    await expect(
      page.getByText('Quantity changed on 3 items. 1 adjusted to the minimum order or stock.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(quantityField(page, one)).toHaveValue('2')
    await expect(quantityField(page, three)).toHaveValue('2')
    await expect(figure(summary(page), 'Total')).toHaveText(total ?? '')
  })
  await test.step('one note for all of them', async () => {
    await page.getByRole('button', { name: 'Set note' }).click()
    await page.getByRole('dialog').getByLabel('Note').fill('Blue')
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
    const noteOf = ({ name }: ProductHit) =>
      page.getByRole('textbox', { name: `Note for ${name}`, exact: true })
    await expect(noteOf(four)).toHaveValue('Blue')
    await expect(noteOf(two)).toHaveValue('')
  })
  await test.step('removed together after a question, and restored together', async () => {
    await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Remove 3 items?')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(lineOf(page, one)).toHaveCount(0)
    await expect(lineOf(page, two)).toBeVisible()
    await expect(page.getByText('1 item · 1 vendor')).toBeVisible()
    const removed = page.getByRole('status').filter({ hasText: 'Success Remove Items' })
    await removed.getByRole('button', { name: 'Undo' }).click()
    await expect(lineOf(page, one)).toBeVisible()
    await expect(lineOf(page, four)).toBeVisible()
  })
  await test.step('by keyboard alone, and saved at the end', async () => {
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.keyboard.press('F8')
    await expect(quantityField(page, two)).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(savedNote(page)).toBeVisible()
  })
  await test.step('in both colour schemes and on a phone', async () => {
    await expectGoodLooks(page, quantityField(page, one))
  })
})
