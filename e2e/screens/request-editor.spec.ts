import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import {
  findHit,
  getDraft,
  isPlain,
  JAKARTA,
  makeDraft,
  searchHits,
  signInByApi,
} from '../support/api'
import {
  addToCart,
  openCart,
  quantityField,
  saveCart,
  savedNote,
  setQuantity,
} from '../support/cart'
import { expectFocusShown, tabTo } from '../support/keyboard'
import { expectGoodLooks } from '../support/looks'
import { refuseWith } from '../support/network'
import { makeMember, makeRole, uniqueName } from '../support/roles'
import { findUser, makeDepartment } from '../support/team'
import { expect, signIn, test } from '../support/test'

const PURCHASING = 'purchasing@nusantara.test'
const OWNER = 'owner@nusantara.test'
const REQUESTS = '/dashboard/purchase-requests'

const search = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search product', exact: true })
const selected = (page: Page): Locator => page.getByRole('region', { name: 'Selected product' })
const wantedField = (page: Page, { name }: ProductHit): Locator =>
  page.getByRole('textbox', { name: `Quantity of ${name} to add`, exact: true })

test('on a medium screen the actions are at the bottom, not covered', async ({ page, request }) => {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await signIn(page, PURCHASING)
  await page.setViewportSize({ width: 768, height: 600 })
  await addToCart(page, hit)
  await openCart(page)
  const foot = page.locator('[data-foot]')
  const bottom = async () => {
    const box = await foot.boundingBox()
    return box && Math.round(box.y + box.height)
  }
  await expect.poll(bottom).toBe(600)
  await setQuantity(page, hit, 7)
  const toast = page.getByRole('status').filter({ hasText: 'Success Change Item Quantity' }).last()
  await expect(toast).toBeVisible()
  const room = async () => {
    const [over, under] = [await toast.boundingBox(), await foot.boundingBox()]
    return over && under && under.y - (over.y + over.height)
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
})

// proves 1.2.78
test('department and delivery area are part of the draft', async ({ page, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const owner = await signInByApi(request, OWNER)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const name = `Workshop ${Date.now()}`
  const own = await makeDepartment(owner, name, [await findUser(owner, PURCHASING)])
  const other = await makeDepartment(owner, `Others ${Date.now()}`, [await findUser(owner, OWNER)])
  await signIn(page, PURCHASING)
  await addToCart(page, hit)
  await openCart(page)
  // proves 1.6.11
  await test.step('only departments of the user', async () => {
    await page.getByRole('combobox', { name: 'Department' }).click()
    await expect(page.getByRole('option', { name })).toBeVisible()
    await expect(page.getByRole('option', { name: other.name })).toHaveCount(0)
    await page.getByRole('option', { name }).click()
  })
  const code = await saveCart(page)
  const draft = await getDraft(caller, code)
  expect([draft.department, draft.department_id]).toEqual([name, own._id])

  // proves 1.7.52
  await test.step('opening the draft restores them over a newer selection', async () => {
    const addresses =
      await caller.get<{ _id: string; name: string; city: string }[]>('/address/buyer')
    const away = addresses.find(({ _id }) => _id !== draft.address._id)
    if (!away) throw new Error('The demo company has one address')
    await page.getByRole('link', { name: 'Browse Product' }).click()
    await expect(page).toHaveURL(/\/dashboard\/products/)
    await page.getByRole('combobox', { name: 'Delivery Area' }).click()
    await page.getByRole('option', { name: `${away.name} · ${away.city}` }).click()
    // proves 1.8.11
    await test.step('a failed load is an error with its message', async () => {
      await page.route('**/api/purchase-request/Items/*', refuseWith('No items today'))
      await page.goto(`${REQUESTS}?page=create&id=${draft._id}`)
      const alert = page.getByRole('alert').filter({ hasText: 'No items today' })
      await expect(alert).toContainText('Error')
      await page.unroute('**/api/purchase-request/Items/*')
      await alert.getByRole('button', { name: 'Try again' }).click()
    })
    await expect(quantityField(page, hit)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Department' })).toHaveValue(name)
    await expect(page.getByRole('combobox', { name: 'Delivery Area' })).toHaveValue(
      `${draft.address.name} · ${draft.address.city}`,
    )
  })
})

test('saved once when the connection is back, however often it changed', async ({
  page,
  request,
}) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await signIn(page, PURCHASING)
  await addToCart(page, hit)
  const sent: string[] = []
  page.on('request', (one) => {
    if (one.url().endsWith('/api/purchase-request')) sent.push(one.method())
  })
  await page.clock.install()
  await page.setViewportSize({ width: 1_280, height: 400 })
  await openCart(page)
  const scrollY = () => page.evaluate(() => window.scrollY)
  await test.step('five seconds after the last change it is created', async () => {
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 150))
    await page.clock.runFor(4_000)
    expect(sent).toEqual([])
    await page.clock.runFor(2_000)
    await expect(savedNote(page)).toHaveText(/^Saved \d{2}[:.]\d{2}$/)
    expect(sent).toEqual(['POST'])
    await expect(page).toHaveURL(/page=create&id=/)
    await page.clock.runFor(1_000)
    expect(await scrollY()).toBe(150)
  })
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await test.step('offline, everything except submitting works', async () => {
    await page.context().setOffline(true)
    await setQuantity(page, hit, 3)
    await page.clock.runFor(6_000)
    await expect(page.getByText('Not saved: offline, will retry')).toBeVisible()
    await search(page).fill('kertas')
    await page.clock.runFor(1_000)
    await expect(
      page.getByText(/^Search is not available\. It continues when you are connected again/),
    ).toBeVisible()
    await expect(page.getByText('Product not found')).toHaveCount(0)
    await search(page).fill('')
    await setQuantity(page, hit, 4)
    await page.clock.runFor(20_000)
    await expect(page.getByText('Not saved: offline, will retry')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled()
    expect(sent).toEqual(['POST'])
  })
  await test.step('then it is updated, once', async () => {
    await page.context().setOffline(false)
    await page.clock.runFor(1_000)
    await expect(savedNote(page)).toBeVisible()
    expect(sent).toEqual(['POST', 'PUT'])
    const draft = await getDraft(caller, id)
    expect(draft.vendors[0]?.packages[0]?.items[0]?.quantity).toBe(4)
  })
  await test.step('opened again it still shows the time', async () => {
    await page.reload()
    await expect(savedNote(page)).toHaveText(/^Saved \d{2}[:.]\d{2}$/)
  })
})

// proves 1.2.24
test('the additional addresses lead to the same pages', async ({ page, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const { hits } = await searchHits(request, { city: JAKARTA })
  const many = hits
    .map((hit) => ({ hit, quantity: Math.max(1, hit.minimum_order_quantity) }))
    .filter(({ hit, quantity }) => hit.stock >= quantity)
    .slice(0, 40)
  const { _id: id, code_pr: code } = await makeDraft(caller, many)
  await signIn(page, PURCHASING)
  await page.goto(`/dashboard/create/purchase-requests?id=${id}`)
  await expect(page).toHaveURL(new RegExp(`purchase-requests\\?.*page=create`))
  // The list renders its last rows in steps.
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(40)
  await page.goto(`/dashboard/detail/purchase-requests?id=${code}`)
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await page.goto('/dashboard/create/purchase-requests')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Purchase Request')
})

// proves 1.2.22 1.4.29 1.7.52
test('the address identifies the draft in the cart', async ({ page, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { _id: id } = await makeDraft(caller, [{ hit, quantity: 7 }])
  await signIn(page, PURCHASING)
  await page.goto(`${REQUESTS}?page=create&id=${id}`)
  await expect(quantityField(page, hit)).toHaveValue('7')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Update Purchase Request')
  await page.goto(`${REQUESTS}?page=create`)
  const ofDraft = new RegExp(`page=create&id=${id}$`)
  await expect(page).toHaveURL(ofDraft)
  await expect(quantityField(page, hit)).toHaveValue('7')
  const startAgain = async () => {
    await page.getByRole('button', { name: 'Create New PR', exact: true }).click()
    await expect(page).toHaveURL(/page=create$/)
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expect(page).toHaveURL(/page=create$/)
  }
  await test.step('restored, it is that draft again', async () => {
    await setQuantity(page, hit, 8)
    page.once('dialog', (confirmation) => void confirmation.accept())
    await page.goto(REQUESTS)
    await startAgain()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL(ofDraft)
    await expect(quantityField(page, hit)).toHaveValue('8')
    await saveCart(page)
  })
  // proves 1.3.28 1.3.30
  await test.step('opened in another tab, it is in this one, too', async () => {
    await page.goto(REQUESTS)
    await startAgain()
    const second = await page.context().newPage()
    await second.goto(`${REQUESTS}?page=create&id=${id}`)
    await expect(page).toHaveURL(ofDraft)
    await expect(quantityField(page, hit)).toHaveValue('8')
    await second.close()
  })
})

test('leaving an emptied draft asks, and it is saved empty', async ({ page, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { _id: id } = await makeDraft(caller, [{ hit, quantity: 7 }])
  await signIn(page, PURCHASING)
  await page.goto(`${REQUESTS}?page=create&id=${id}`)
  await page.getByRole('button', { name: 'Remove all items', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled()
  await page.getByRole('link', { name: 'Browse Product' }).first().click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL(/\/dashboard\/products/)
  expect((await getDraft(caller, id)).vendors).toEqual([])
})

test('users who can only create continue their own drafts', async ({ openAs, request }) => {
  const owner = await signInByApi(request, OWNER)
  const role = await makeRole(owner, uniqueName('Asker'), [
    { module: 'purchase-requests', features: ['requests.read', 'requests.create'] },
  ])
  const { email } = await makeMember(owner, 'Tanya', role._id)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const lines = [{ hit, quantity: 3 }]
  const asker = await signInByApi(request, email)
  const { _id: own, code_pr: ownCode } = await makeDraft(asker, lines)
  const { _id: other, code_pr: code } = await makeDraft(owner, lines)
  const page = await openAs(email)
  await page.goto(`${REQUESTS}?page=create&id=${own}`)
  await expect(quantityField(page, hit)).toHaveValue('3')
  await test.step('an empty cart does not link to forbidden pages', async () => {
    await page.goto(REQUESTS)
    await page.getByRole('button', { name: 'Create New PR', exact: true }).click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse Product' })).toHaveCount(0)
    await page.goto(`${REQUESTS}?page=create&id=${own}`)
    await expect(quantityField(page, hit)).toHaveValue('3')
  })
  await test.step('a product with a forbidden page is not a link', async () => {
    await search(page).fill(hit.SKU)
    await page.getByRole('option').filter({ hasText: hit.SKU }).click()
    await expect(selected(page).getByText(hit.name, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: hit.name })).toHaveCount(0)
  })
  await page.goto(`${REQUESTS}?page=create&id=${other}`)
  await expect(page.getByText('Your role cannot edit purchase requests.')).toBeVisible()
  await page.getByRole('link', { name: 'View Detail' }).click()
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  // proves 1.6.4 1.6.5
  await test.step('only the codes are links', async () => {
    await page.goto(REQUESTS)
    await expect(page.getByRole('link', { name: ownCode, exact: true })).toBeVisible()
    await expect(page.getByText(code, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: code, exact: true })).toHaveCount(0)
  })
})

test('users who can only edit return to the draft in the cart', async ({ openAs, request }) => {
  const owner = await signInByApi(request, OWNER)
  const role = await makeRole(owner, uniqueName('Mender'), [
    { module: 'purchase-requests', features: ['requests.read', 'requests.edit'] },
  ])
  const { email } = await makeMember(owner, 'Bayu', role._id)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { _id: id } = await makeDraft(owner, [{ hit, quantity: 3 }])
  const page = await openAs(email)
  await page.goto(`${REQUESTS}?page=create`)
  await expect(page.getByText('Your role cannot create purchase requests.')).toBeVisible()
  await page.goto(`${REQUESTS}?page=create&id=${id}`)
  await expect(quantityField(page, hit)).toHaveValue('3')
  await page.goto(`${REQUESTS}?page=create`)
  await expect(quantityField(page, hit)).toHaveValue('3')
  await expect(page).toHaveURL(new RegExp(`page=create&id=${id}$`))
})

async function openNone(page: Page): Promise<void> {
  await signIn(page, PURCHASING)
  for (const id of ['0198c0de-0000-7000-8000-000000000000', 'nothing']) {
    await page.goto(`${REQUESTS}?page=create&id=${id}`)
    await expect(page.getByText('Purchase Request Not Found!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Back to Purchase Requests' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Purchase Requests' })).toBeVisible()
}

async function addByKeyboard(page: Page, request: APIRequestContext): Promise<void> {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await page.goto(`${REQUESTS}?page=create`)
  await tabTo(page, search(page))

  const pick = async () => {
    await page.keyboard.type(hit.SKU)
    const option = page.getByRole('option').filter({ hasText: hit.SKU })
    // Results arrive while the user types, so the selected option may disappear.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
    }).toPass({ timeout: 60_000 })
    await page.keyboard.press('Enter')
    await expect(wantedField(page, hit)).toBeFocused()
    await expectFocusShown(page)
  }
  // proves 1.7.56 1.9.15
  await test.step('at most ten are offered', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option')).toHaveCount(10)
    await page.keyboard.press('Escape')
  })
  // proves 1.8.14 1.9.21
  await test.step('the card shows the product and asks for the quantity', async () => {
    await pick()
    const card = selected(page)
    await expect(card.getByRole('link', { name: hit.name })).toBeVisible()
    await expect(card.getByText(hit.SKU.slice(0, 30), { exact: true })).toBeVisible()
    await expect(card.getByText(hit.vendor_name)).toBeVisible()
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Success Added Item to Cart')).toBeVisible()
    await expect(quantityField(page, hit)).toHaveValue('3')
    await expect(card).toBeHidden()
    await expect(search(page)).toBeFocused()
  })
  await test.step('the same quantity again', async () => {
    await pick()
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Success Increase Item Quantity')).toBeVisible()
    await expect(quantityField(page, hit)).toHaveValue('5')
  })
  await test.step('a quantity reduced to the stock is confirmed before adding', async () => {
    await pick()
    await page.keyboard.type('9999999')
    await page.keyboard.press('Enter')
    await expect(selected(page).getByText(`Product stock left ${hit.stock}`)).toBeVisible()
    await expect(wantedField(page, hit)).toHaveValue(String(hit.stock))
    await expect(quantityField(page, hit)).toHaveValue('5')
    await tabTo(page, page.getByRole('button', { name: 'Deselect this product' }))
    await page.keyboard.press('Enter')
    await expect(search(page)).toBeFocused()
  })
}

async function searchCutOff(page: Page): Promise<void> {
  const queries = '**/1/indexes/**'
  const bodies: string[] = []
  await page.route(queries, (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.abort()
  })
  await search(page).fill('kertas')
  // Without a word, the field sends no search.
  await expect.poll(() => bodies.some((body) => body.includes('kertas'))).toBe(true)
  await expect(page.getByText('Search is not available', { exact: true })).toBeVisible()
  await expect(page.getByText('Product not found')).toHaveCount(0)
  await page.unroute(queries)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('option').first()).toContainText(/kertas/i)
  await expect(page.getByText('Search is not available')).toHaveCount(0)
}

test('the search of the editor: by keyboard alone, offline, and with a missing draft', async ({
  page,
  request,
}) => {
  await test.step('missing drafts and those of others are not found', () => openNone(page))
  // proves 1.2.78
  await test.step('a product is found, chosen and added by keyboard alone', () =>
    addByKeyboard(page, request))
  await test.step('a failed search says so and is retried', () => searchCutOff(page))
})

test('the selected product', async ({ page, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { _id: id } = await makeDraft(caller, [{ hit, quantity: 1 }])
  await signIn(page, PURCHASING)
  await page.goto(`${REQUESTS}?page=create&id=${id}`)
  await expect(quantityField(page, hit)).toHaveValue('1')
  await search(page).fill(hit.SKU)
  const offered = page.getByRole('option').filter({ hasText: hit.SKU })
  await expectGoodLooks(page, offered)
  await offered.click()
  await expectGoodLooks(page, selected(page))
})
