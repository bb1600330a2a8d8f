import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { APIRequestContext, Page } from '@playwright/test'
import { BANDUNG, findHit, isPlain, JAKARTA, searchHits } from '../support/api'
import { openCart, quantityField, summary } from '../support/cart'
import { expectGoodLooks } from '../support/looks'
import { expect, signIn, test } from '../support/test'

const PURCHASING = 'purchasing@nusantara.test'
const text = (page: Page) => page.getByRole('textbox', { name: 'Products you need' })
const line = (page: Page, at: number) =>
  page.getByRole('dialog').getByRole('listitem', { name: `Line ${at}`, exact: true })

/** Returns the given number of products without conditions, from as many search pages as needed. */
async function listPlain(request: APIRequestContext, count: number): Promise<ProductHit[]> {
  const plain: ProductHit[] = []
  for (let at = 0; plain.length < count && at < 10; at += 1) {
    const { hits } = await searchHits(request, { city: JAKARTA, page: at })
    plain.push(...hits.filter(isPlain))
  }
  return plain.slice(0, count)
}

async function openPaste(page: Page): Promise<void> {
  await page.goto('/dashboard/purchase-requests?page=create')
  await page.getByRole('button', { name: 'Paste a list' }).click()
  await expect(text(page)).toBeFocused()
}

test('30 lines of a spreadsheet: added together, the rest stays, undone', async ({
  page,
  request,
}) => {
  const plain = await listPlain(request, 28)
  const [first, second] = plain
  if (!first || !second) throw new Error('The demo market has too few products')
  const rows = plain.map(({ SKU }, at) => `${SKU}\t${at + 1}`)
  await signIn(page, PURCHASING)
  await openPaste(page)
  await text(page).fill(['SKU\tQuantity', ...rows, 'qqqq-zzzz\t3', `${first.SKU}x\t2`].join('\n'))
  await expect(page.getByText('30 lines')).toBeVisible()
  await page.getByRole('button', { name: 'Find products' }).click()
  await expect(page.getByText('28 of 30 ready')).toBeVisible()

  await test.step('a similar match is offered, not selected', async () => {
    const near = line(page, 31)
    await expect(
      near.getByText('No product has exactly this SKU. Did you mean one of these?'),
    ).toBeVisible()
    await near.getByRole('combobox').click()
    await expect(page.getByRole('option', { name: first.name }).first()).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('a line without a match can be rephrased', async () => {
    const nothing = line(page, 30)
    await expect(nothing.getByText(/^No product has this SKU/)).toBeVisible()
    await nothing.getByRole('textbox', { name: 'Product wanted, line 30' }).fill(second.SKU)
    await nothing.getByRole('button', { name: 'Search again' }).click()
    await expect(page.getByText('29 of 30 ready')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Add 29 to the request' }).dblclick()
  await expect(page.getByText('29 products added to the request')).toBeVisible()
  await expect(page.getByText('0 of 1 ready')).toBeVisible()
  // The notice stays as long as the pointer is over it.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await line(page, 31).getByRole('button', { name: 'Skip line 31' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(quantityField(page, first)).toHaveValue('1')
  // The product is in the list twice: 2 from its own line and 3 from the reworded line.
  await expect(quantityField(page, second)).toHaveValue('5')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantityField(page, first)).toHaveCount(0)
})

test('what is not delivered there is refused, and similar products are offered', async ({
  page,
  request,
}) => {
  const away = await findHit(
    request,
    'not delivered to Bandung',
    (hit) => isPlain(hit) && !hit.warehouse_detail.coverage.includes(BANDUNG),
    JAKARTA,
  )
  await signIn(page, PURCHASING)
  await page.goto('/dashboard/purchase-requests?page=create')
  await page.getByRole('combobox', { name: 'Delivery Area' }).click()
  await page.getByRole('option', { name: /Kota Bandung/ }).click()
  await page.getByRole('button', { name: 'Paste a list' }).click()
  await text(page).fill(`2 x ${away.SKU}`)
  await page.getByRole('button', { name: 'Find products' }).click()
  await expect(line(page, 1).getByText(/^This product cannot added to this PR/)).toBeVisible()
  await page.getByRole('button', { name: 'Show similar products' }).click()
  await expect(
    line(page, 1)
      .getByText(/^Similar products that are in stock and delivered|^No similar product/)
      .first(),
  ).toBeVisible()
})

test('every state fits, no accessibility findings', async ({ page, request }) => {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await signIn(page, PURCHASING)
  await openPaste(page)
  await expectGoodLooks(page, text(page))
  await text(page).fill(`${hit.SKU} 2\nqqqq zzzz 3\n${hit.SKU}x 5`)
  await page.getByRole('button', { name: 'Find products' }).click()
  await expectGoodLooks(page, page.getByText('1 of 3 ready'))
})

test('lines are added to the cart only', async ({ page, request }) => {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await signIn(page, PURCHASING)
  await openPaste(page)
  await text(page).fill(`${hit.SKU} 4`)
  await page.getByRole('button', { name: 'Find products' }).click()
  await page.getByRole('button', { name: 'Add 1 to the request' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openCart(page)
  await expect(summary(page)).toBeVisible()
  await expect(quantityField(page, hit)).toHaveValue('4')
})
