import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Coverage, PortalProduct } from '@pasok/domain/catalog/portal/portal.model'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { findHit, JAKARTA, makeDraft, searchHits, signInByApi } from '../support/api'
import { choose } from '../support/choose'
import { figure, summary } from '../support/cart'
import { pdf, png } from '../support/files'
import { tabTo } from '../support/keyboard'
import {
  expectAccessible,
  expectGoodScreen,
  expectNoSidewaysScroll,
  expectThumbRoom,
} from '../support/looks'
import { callerOf, type ApiCall } from '../support/provider'
import { PHONE } from '../support/screens'
import { expect, signIn, test } from '../support/test'
import { makeVendor, openPortal } from '../support/vendor-orders'
import {
  AREAS,
  bodyOf,
  cell,
  cellField,
  makeProduct,
  PRODUCTS,
  readProduct,
  uniqueWord,
  VENDOR,
} from '../support/vendor-products'

const PURCHASING = 'purchasing@nusantara.test'
const REQUESTS = '/dashboard/purchase-requests'
/** Milliseconds. The server's feed test checks the limit of five seconds. */
const WITHIN = 60_000

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Chooses the demo vendor's area, which is preselected when it is the only one. */
async function chooseDemoArea(page: Page): Promise<void> {
  const area = choice(page, 'Delivery area')
  if ((await area.inputValue()) === '') await choose(page, 'Delivery area', 'Delivery area')
  await expect(area).toHaveValue('Delivery area')
}

async function addOne(
  page: Page,
  openAs: (email: string, options?: BrowserContextOptions) => Promise<Page>,
  request: APIRequestContext,
): Promise<void> {
  const word = uniqueWord()
  const buyer = await openAs(PURCHASING)
  await openPortal(page, VENDOR, PRODUCTS)
  await page.getByRole('link', { name: 'Add product' }).click()
  await expect(field(page, 'Product name')).toBeFocused()
  await field(page, 'Product name').fill(`Perforator ${word}`)
  await field(page, 'SKU').fill(word.toUpperCase())
  await choice(page, 'Brand').fill('Kangaro')
  await test.step('the category by browsing the tree', async () => {
    await button(page, 'Browse').click()
    const tree = page.getByRole('dialog', { name: 'Choose a category' })
    await tree
      .getByRole('button', { name: /^Open / })
      .first()
      .click()
    await expectAccessible(page)
    await tree
      .getByRole('button', { name: /^Choose / })
      .last()
      .click()
    await expect(tree).toHaveCount(0)
    await expect(choice(page, 'Category')).not.toHaveValue('')
  })
  await test.step('three pictures at once, sorted, one removed', async () => {
    const pictures = [png('a.png', 400), png('b.png', 401), png('c.png', 402)]
    await page.locator('input[type=file]').setInputFiles(pictures)
    await expect(page.getByRole('img', { name: /^Picture \d of 3$/ })).toHaveCount(3)
    const first = page.getByRole('img', { name: 'Picture 1 of 3' })
    const before = await first.getAttribute('src')
    await button(page, 'Move picture 1 back').click()
    await expect(first).not.toHaveAttribute('src', before ?? '')
    await button(page, 'Move picture 2 forward').press('ArrowLeft')
    await expect(first).toHaveAttribute('src', before ?? '')
    await button(page, 'Remove picture 2').click()
    await expect(page.getByRole('img', { name: /^Picture \d of 2$/ })).toHaveCount(2)
    await button(page, 'Undo').click()
    await expect(page.getByRole('img', { name: /^Picture \d of 3$/ })).toHaveCount(3)
  })
  await field(page, 'Retail price').fill('1250000')
  await field(page, 'Discount (%)').fill('10')
  await expect(field(page, 'Retail price')).toHaveValue('1.250.000')
  const pays = page.getByRole('region', { name: 'What buyers pay' })
  await expect(pays).toContainText('Rp. 1.125.000')
  await expect(pays).toContainText('Rp. 1.248.750')
  await field(page, 'Stock').fill('40')
  await choose(page, 'Warehouse city', 'Kota Bandung')
  await chooseDemoArea(page)
  const seen = page.getByRole('complementary', { name: 'What a buyer sees' })
  await expect(seen).toContainText(`Perforator ${word}`)
  await expect(seen).toContainText('10%')
  await button(page, 'Add product').click()
  await expect(page.getByText('Product added')).toBeVisible()
  await expect
    .poll(async () => (await searchHits(request, { query: word, city: JAKARTA })).hits.length, {
      timeout: WITHIN,
      intervals: [100],
    })
    .toBe(1)
  await buyer.goto(`/dashboard/products?q=${word}`)
  const card = buyer.getByRole('article').filter({ hasText: word })
  // This vendor grants the demo company an additional discount of 3 %.
  await expect(card).toContainText('Rp. 1.087.500')
  await expect(card.locator('img')).toHaveAttribute('src', /^\/pictures\/.+\.webp$/)
}

async function addWrongly(page: Page, vendor: ApiCall): Promise<void> {
  const other = await makeProduct(vendor)
  await page.goto(`${PRODUCTS}?page=create`)
  await button(page, 'Add product').click()
  await expect(field(page, 'Product name')).toBeFocused()
  for (const words of [
    'Enter the name of the product',
    'Enter the SKU',
    'Choose a category',
    'Enter a price above 0',
    'Choose the city of the warehouse',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[type=file]').setInputFiles([pdf('list.pdf'), png('face.png', 300)])
  await expect(page.getByText(/^list\.pdf is not a supported picture/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible()
  await field(page, 'Product name').fill('Mine')
  await field(page, 'SKU').fill(other.sku)
  await choose(page, 'Category', other.category_path.at(-1) ?? '')
  await field(page, 'Retail price').fill('Rp 1,0055')
  await field(page, 'Stock').fill('5')
  await choose(page, 'Warehouse city', 'Kota Bandung')
  await chooseDemoArea(page)
  await expect(page.getByText('Up to 2 decimal places')).toBeVisible()
  await field(page, 'Retail price').fill('Rp 1,005')
  await button(page, 'Use 1.005').click()
  await expect(field(page, 'Retail price')).toHaveValue('1.005')
  await button(page, 'Add product').click()
  await expect(page.getByText(`Your product “${other.name}” already has this SKU.`)).toBeVisible()
  await expect(field(page, 'SKU')).toBeFocused()
  await expect(field(page, 'Product name')).toHaveValue('Mine')
  await test.step('leaving asks first', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(field(page, 'Product name')).toHaveValue('Mine')
  })
}

test('a new product', async ({ page, openAs, request }) => {
  test.slow()
  const vendor = await callerOf(request, VENDOR)
  await test.step('with a picture is found by a buyer within five seconds', () =>
    addOne(page, openAs, request))
  await test.step('shows the error at each field, and keeps the input', () =>
    addWrongly(page, vendor))
})

async function typeFigures(
  page: Page,
  openAs: (email: string, options?: BrowserContextOptions) => Promise<Page>,
  request: APIRequestContext,
  vendor: ApiCall,
): Promise<void> {
  const word = uniqueWord()
  const [first, second] = [
    await makeProduct(vendor, { name: `Binder A ${word}` }),
    await makeProduct(vendor, { name: `Binder B ${word}` }),
  ]
  await expect
    .poll(async () => (await searchHits(request, { query: word })).nbHits, { timeout: WITHIN })
    .toBe(2)
  const hit = await findHit(request, 'of this test', ({ _id }) => _id === first._id)
  const caller = await signInByApi(request, PURCHASING)
  const draft = await makeDraft(caller, [{ hit, quantity: 2 }])
  // This vendor grants the demo's company 3%: 2 × 50.000 × 0,97 × 1,11.
  const buyer = await openAs(PURCHASING)
  await buyer.goto(`${REQUESTS}?page=create&id=${draft._id}`)
  await expect(figure(summary(buyer), 'Total')).toHaveText('Rp. 107.670')

  await page.goto(`${PRODUCTS}?search=${word}&sort=name`)
  await tabTo(page, cell(page, 'Retail price', first))
  await page.keyboard.press('Enter')
  await expect(cellField(page, 'Retail price', first)).toBeFocused()
  await page.keyboard.type('60.000')
  await page.keyboard.press('Tab')
  await expect(cellField(page, 'Discount (%)', first)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('150')
  await page.keyboard.press('Enter')
  await expect(cellField(page, 'Stock', second)).toBeFocused()
  await page.keyboard.type('999')
  await page.keyboard.press('Escape')
  await expect(cell(page, 'Stock', second)).toBeFocused()
  await expect(cell(page, 'Stock', second)).toContainText('200')
  await expect(cell(page, 'Retail price', first)).toContainText('Rp. 60.000')
  await expect
    .poll(async () => {
      const { retail_price, stock } = await readProduct(vendor, first)
      return { retail_price, stock }
    })
    .toEqual({ retail_price: 60_000, stock: 150 })
  expect((await readProduct(vendor, second)).stock).toBe(200)
  await test.step('a digit starts editing, arrows move', async () => {
    await page.keyboard.press('ArrowUp')
    await expect(cell(page, 'Stock', first)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('3')
    await expect(cellField(page, 'Minimum order', first)).toHaveValue('3')
    await page.keyboard.press('Escape')
  })
  await test.step('the buyer finds the new price and stock', async () => {
    const found = await findHit(request, 'of this test', ({ _id }) => _id === first._id)
    expect(found).toMatchObject({ retail_price: 60_000, stock: 150 })
  })
  await test.step('the draft shows the changes and is submitted once they are accepted', async () => {
    await buyer.goto(`${REQUESTS}?page=create&id=${draft._id}`)
    await expect(buyer.getByText('Changed since it was saved').first()).toBeVisible()
    await expect(figure(summary(buyer), 'Total')).toHaveText('Rp. 129.204')
    expect(await caller.send('PUT', `/purchase-request/submit/${draft._id}`)).toBe(409)
    await buyer.goto(`${REQUESTS}?page=detail&id=${draft.code_pr}`)
    await buyer.getByRole('button', { name: 'Submit' }).click()
    await buyer.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
    await buyer.getByRole('button', { name: 'Accept and submit' }).click()
    await expect(buyer).toHaveURL(new RegExp(`${REQUESTS}$`))
    const { total } = await caller.get<PurchaseRequest>(`/purchase-request/${draft._id}`)
    expect(total).toBe(129_204)
  })
}

async function typeWrongly(page: Page, vendor: ApiCall): Promise<void> {
  const product = await makeProduct(vendor)
  await page.goto(`${PRODUCTS}?search=${product.sku}`)
  await cell(page, 'Discount (%)', product).click()
  await page.keyboard.type('150')
  await page.keyboard.press('Enter')
  await expect(cellField(page, 'Discount (%)', product)).toBeFocused()
  await expect(page.getByText('At most 100', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('At most 100', { exact: true })).toHaveCount(0)

  await test.step('leaving asks while typing', async () => {
    await page.getByRole('link', { name: product.name }).click()
    await expect(field(page, 'SKU')).toHaveValue(product.sku)
    await page.goBack()
    await cell(page, 'Stock', product).click()
    await page.keyboard.type('45')
    await page.evaluate(() => history.forward())
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(cellField(page, 'Stock', product)).toBeFocused()
    await expect(cellField(page, 'Stock', product)).toHaveValue('45')
    await page.keyboard.press('Escape')
  })
  await expect(cell(page, 'Discount (%)', product)).toContainText('0%')

  await test.step('another user’s change to another field stays', async () => {
    const seen = await readProduct(vendor, product)
    await vendor('PUT', '/vendor/products', { ...bodyOf(seen), storage: 'Dry' })
    await cell(page, 'Minimum order', product).click()
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await readProduct(vendor, product)).minimum_order_quantity)
      .toBe(2)
    expect((await readProduct(vendor, product)).storage).toBe('Dry')
  })
  await test.step('the same value: theirs is shown, mine is saved on request', async () => {
    await cell(page, 'Stock', product).click()
    const seen = await readProduct(vendor, product)
    await vendor('PUT', '/vendor/products', { ...bodyOf(seen), stock: 90 })
    await page.keyboard.type('70')
    await page.keyboard.press('Enter')
    const overtaken = page
      .getByRole('alert')
      .filter({ hasText: 'The value has since changed to 90.' })
    await expect(overtaken).toBeVisible()
    expect((await readProduct(vendor, product)).stock).toBe(90)
    await expectAccessible(page)
    await overtaken.getByRole('button', { name: 'Save mine' }).click()
    await expect(overtaken).toHaveCount(0)
    await expect.poll(async () => (await readProduct(vendor, product)).stock).toBe(70)
  })
  await test.step('or theirs is used', async () => {
    await cell(page, 'Retail price', product).click()
    const seen = await readProduct(vendor, product)
    await vendor('PUT', '/vendor/products', { ...bodyOf(seen), retail_price: 45_000 })
    await page.keyboard.type('47000')
    await page.keyboard.press('Enter')
    await button(page, 'Use theirs').click()
    await expect(cell(page, 'Retail price', product)).toContainText('Rp. 45.000')
    expect((await readProduct(vendor, product)).retail_price).toBe(45_000)
  })
}

async function typeOnPhone(page: Page, vendor: ApiCall): Promise<void> {
  await page.setViewportSize(PHONE)
  const product = await makeProduct(vendor)
  await page.goto(`${PRODUCTS}?search=${product.sku}`)
  await expectThumbRoom(cell(page, 'Stock', product))
  await cell(page, 'Stock', product).click()
  await page.keyboard.type('33')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await readProduct(vendor, product)).stock).toBe(33)
  await expectNoSidewaysScroll(page)
}

test('values in the table', async ({ page, openAs, request }) => {
  test.slow()
  const vendor = await callerOf(request, VENDOR)
  await signIn(page, VENDOR)
  await test.step('by keyboard alone, into the search, open carts and drafts of buyers', () =>
    typeFigures(page, openAs, request, vendor))
  await test.step('show errors in place, and who was first', () => typeWrongly(page, vendor))
  await test.step('on a phone, in the cards', () => typeOnPhone(page, vendor))
})

async function saveMine(page: Page, vendor: ApiCall): Promise<void> {
  const product = await makeProduct(vendor)
  await page.goto(`${PRODUCTS}?page=edit&id=${product._id}`)
  await expect(field(page, 'Product name')).toHaveValue(product.name)
  await field(page, 'Product name').fill(`${product.name} mine`)
  await vendor('PUT', '/vendor/products', {
    ...bodyOf(product),
    name: `${product.name} theirs`,
    stock: 180,
  })
  await button(page, 'Save changes').click()
  const conflict = page.getByRole('alert').filter({ hasText: 'This was changed in the meantime' })
  await expect(conflict).toContainText(`${product.name} theirs`)
  await expect(conflict).toContainText('180')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Product changed')).toBeVisible()
  expect(await readProduct(vendor, product)).toMatchObject({
    name: `${product.name} mine`,
    stock: 200,
  })
}

async function withdraw(page: Page, request: APIRequestContext, vendor: ApiCall): Promise<void> {
  const word = uniqueWord()
  const products: PortalProduct[] = []
  for (const name of ['A', 'B', 'C'])
    products.push(await makeProduct(vendor, { name: `Clip ${name} ${word}` }))
  // The search drops a word that no product has and then finds other products, so the names are checked.
  const found = async () =>
    (await searchHits(request, { query: word })).hits.filter(({ name }) => name.includes(word))
      .length
  await expect.poll(found, { timeout: WITHIN }).toBe(3)
  await page.goto(`${PRODUCTS}?search=${word}&sort=name`)
  await page.getByRole('checkbox', { name: `Select Clip A ${word}` }).check()
  await page
    .getByRole('checkbox', { name: `Select Clip C ${word}` })
    .click({ modifiers: ['Shift'] })
  const bulk = page.getByRole('region', { name: '3 selected' })
  await expectAccessible(page)
  await bulk.getByRole('button', { name: 'Withdraw' }).click()
  await page
    .getByRole('dialog', { name: 'Withdraw 3 products?' })
    .getByRole('button', { name: 'Withdraw' })
    .click()
  await expect(page.getByText('3 withdrawn')).toBeVisible()
  await expect.poll(found, { timeout: WITHIN }).toBe(0)
  await button(page, `Actions for Clip B ${word}`).click()
  await page.getByRole('menuitem', { name: 'Offer again' }).click()
  await expect(page.getByText('1 offered again')).toBeVisible()
  await expect.poll(found, { timeout: WITHIN }).toBe(1)

  await test.step('filters with chips; Back returns', async () => {
    await choice(page, 'Status').click()
    await page.getByRole('option', { name: 'Withdrawn' }).click()
    await expect(page).toHaveURL(/state=withdrawn/)
    await expect(page.getByRole('row')).toHaveCount(3)
    await button(page, 'Without picture').click()
    await expect(page).toHaveURL(/picture=without/)
    await choice(page, 'Stock').click()
    await page.getByRole('option', { name: 'Out of stock' }).click()
    await expect(page.getByText('No products match these filters')).toBeVisible()
    await button(page, 'Remove filter Out of stock').click()
    await expect(page.getByRole('row')).toHaveCount(3)
    await page.goBack()
    await expect(page.getByText('No products match these filters')).toBeVisible()
  })
}

async function saveAreas(page: Page, vendor: ApiCall): Promise<void> {
  const word = uniqueWord()
  const used = await vendor<Coverage>('POST', '/vendor/coverages', {
    name: `Used ${word}`,
    province_ids: [],
    city_ids: [(await readProduct(vendor, await makeProduct(vendor))).warehouse_city_id],
  })
  await makeProduct(vendor, { coverage_id: used._id })
  await page.goto(`${AREAS}?search=${word}`)
  await expect(page.getByRole('row').nth(1)).toContainText('1 of 514')
  await button(page, `Actions for Used ${word}`).click()
  await expect(page.getByRole('menuitem', { name: /Remove/ })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: /^Edit / })
  await dialog.getByRole('checkbox', { name: 'Bali', exact: true }).check()
  await vendor('PUT', '/vendor/coverages', { ...used, name: `Theirs ${word}` })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText(`Theirs ${word}`)
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Delivery area changed')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('10 of 514')
  await test.step('an unused one is removed', async () => {
    await vendor('POST', '/vendor/coverages', { name: `Free ${word}`, city_ids: used.city_ids })
    await page.reload()
    await button(page, `Actions for Free ${word}`).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page
      .getByRole('dialog', { name: `Remove Free ${word}?` })
      .getByRole('button', { name: 'Remove' })
      .click()
    await expect(page.getByText('Delivery area removed')).toBeVisible()
    await expect(page.getByText(`Free ${word}`)).toHaveCount(0)
  })
}

test('products and delivery areas: changed, withdrawn, not removable while in use', async ({
  page,
  request,
}) => {
  test.slow()
  const vendor = await callerOf(request, VENDOR)
  await signIn(page, VENDOR)
  await test.step('two users edit one product: the second chooses, and nothing is lost', () =>
    saveMine(page, vendor))
  await test.step('withdrawn and offered again, one and several; filters are in the address', () =>
    withdraw(page, request, vendor))
  await test.step('delivery areas: edited, not removable while in use, removed', () =>
    saveAreas(page, vendor))
})

test('a new vendor is led from nothing to the first product', async ({ page, request }) => {
  const { email } = await makeVendor(request, 'Newstore')
  await openPortal(page, email, PRODUCTS)
  await expect(page.getByText('You have no products yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add product' }).last().click()
  await expect(page.getByText('You have no delivery area yet. Add your first one.')).toBeVisible()
  await button(page, 'New delivery area').click()
  const dialog = page.getByRole('dialog', { name: 'New delivery area' })
  await dialog.getByRole('button', { name: 'Add delivery area' }).click()
  await expect(dialog.getByText('Choose at least one province or city')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bali and Bandung')
  await dialog.getByRole('checkbox', { name: 'Bali', exact: true }).check()
  await dialog.getByRole('textbox', { name: 'Search province or city' }).fill('kota bandung')
  await dialog.getByRole('checkbox', { name: 'Kota Bandung', exact: true }).check()
  await expect(dialog.getByText('10 of 514 cities')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add delivery area' }).click()
  await expect(page.getByText('Delivery area added')).toBeVisible()
  await expect(choice(page, 'Delivery area')).toHaveValue('Bali and Bandung')
  await expect(page.getByText('Delivered to 10 of 514 cities.')).toBeVisible()
})

test('visual checks', async ({ page, request }) => {
  test.slow()
  const product = await makeProduct(await callerOf(request, VENDOR))
  await openPortal(page, VENDOR, PRODUCTS)
  const screens = [
    { path: `${PRODUCTS}?page=edit&id=${product._id}`, ready: field(page, 'Storage') },
    {
      path: `${PRODUCTS}?page=edit&id=nothing`,
      ready: page.getByText('Search for its name or SKU in the list.'),
    },
    { path: `${AREAS}?area=new`, ready: page.getByRole('checkbox', { name: 'Bali' }) },
  ]
  for (const { path, ready } of screens)
    await test.step(path, () => expectGoodScreen(page, path, ready))
})
