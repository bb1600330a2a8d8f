import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { Department } from '@pasok/domain/team/team.model'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import type { Locator, Page } from '@playwright/test'
import {
  findHit,
  findProducts,
  isPlain,
  JAKARTA,
  makeDraft,
  signInByApi,
  type Caller,
} from '../support/api'
import { addToCart, openCart, quantityField, saveCart } from '../support/cart'
import { expectFocusShown, tabTo } from '../support/keyboard'
import { findUser, makeDepartment } from '../support/team'
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks'
import { expect, signIn, test } from '../support/test'

const PURCHASING = 'purchasing@nusantara.test'
const OWNER = 'owner@nusantara.test'
const REQUESTS = '/dashboard/purchase-requests'

const search = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search Product', exact: true })
const selected = (page: Page): Locator => page.getByRole('region', { name: 'Selected Product' })
const wantedField = (page: Page, { name }: ProductHit): Locator =>
  page.getByRole('textbox', { name: `Quantity of ${name} to add`, exact: true })
const setQuantity = async (page: Page, hit: ProductHit, quantity: number) => {
  await quantityField(page, hit).fill(String(quantity))
  await quantityField(page, hit).press('Enter')
}
const saved = (page: Page): Locator => page.getByText(/^Saved/).first()
const getDraft = (caller: Caller, id: string) =>
  caller.get<PurchaseRequest>(`/purchase-request/${id}`)

test('a product is found, chosen and added by keyboard alone', async ({ page, request }) => {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await signIn(page, PURCHASING)
  await page.goto(`${REQUESTS}?page=create`)
  await tabTo(page, search(page))

  const pick = async () => {
    await page.keyboard.type(hit.SKU)
    const option = page.getByRole('option').filter({ hasText: hit.SKU })
    // The list becomes shorter while one types: what stood chosen in it may go.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
    }).toPass({ timeout: 10_000 })
    await page.keyboard.press('Enter')
    await expect(wantedField(page, hit)).toBeFocused()
    await expectFocusShown(page)
  }
  await test.step('at most ten are offered', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option')).toHaveCount(10)
    await page.keyboard.press('Escape')
  })
  await test.step('the card tells what it is, and takes how much', async () => {
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
  await test.step('as much more of it', async () => {
    await pick()
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Success Increase Item Quantity')).toBeVisible()
    await expect(quantityField(page, hit)).toHaveValue('5')
  })
  await test.step('what is cut to the stock is looked at before it is added', async () => {
    await pick()
    await page.keyboard.type('9999999')
    await page.keyboard.press('Enter')
    await expect(selected(page).getByText(`Product stock left ${hit.stock}`)).toBeVisible()
    await expect(wantedField(page, hit)).toHaveValue(String(hit.stock))
    await expect(quantityField(page, hit)).toHaveValue('5')
    await tabTo(page, page.getByRole('button', { name: 'Put this product back' }))
    await page.keyboard.press('Enter')
    await expect(search(page)).toBeFocused()
  })
})

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
  await test.step('only departments that have the person', async () => {
    await page.getByRole('combobox', { name: 'Department' }).click()
    await expect(page.getByRole('option', { name })).toBeVisible()
    await expect(page.getByRole('option', { name: other.name })).toHaveCount(0)
    await page.getByRole('option', { name }).click()
  })
  const code = await saveCart(page)
  const draft = await getDraft(caller, code)
  expect([draft.department, draft.department_id]).toEqual([name, own._id])

  await test.step('the draft brings them along, over what was chosen meanwhile', async () => {
    const addresses =
      await caller.get<{ _id: string; name: string; city: string }[]>('/address/buyer')
    const away = addresses.find(({ _id }) => _id !== draft.address._id)
    if (!away) throw new Error('The demo company has one address')
    await page.getByRole('link', { name: 'Browse Product' }).click()
    await expect(page).toHaveURL(/\/dashboard\/products/)
    await page.getByRole('combobox', { name: 'Delivery Area' }).click()
    await page.getByRole('option', { name: `${away.name} · ${away.city}` }).click()
    await page.goto(`${REQUESTS}?page=create&id=${draft._id}`)
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
  await openCart(page)
  await test.step('five seconds after the last change it is created', async () => {
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.clock.runFor(4_000)
    expect(sent).toEqual([])
    await page.clock.runFor(2_000)
    await expect(saved(page)).toHaveText(/^Saved \d{2}[:.]\d{2}$/)
    expect(sent).toEqual(['POST'])
    await expect(page).toHaveURL(/page=create&id=/)
  })
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await test.step('cut off, everything but submitting goes on', async () => {
    await page.context().setOffline(true)
    await setQuantity(page, hit, 3)
    await page.clock.runFor(6_000)
    await expect(page.getByText('Not saved: offline, will retry')).toBeVisible()
    await setQuantity(page, hit, 4)
    await page.clock.runFor(20_000)
    await expect(page.getByText('Not saved: offline, will retry')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled()
    expect(sent).toEqual(['POST'])
  })
  await test.step('and then it is updated, once', async () => {
    await page.context().setOffline(false)
    await page.clock.runFor(1_000)
    await expect(saved(page)).toBeVisible()
    expect(sent).toEqual(['POST', 'PUT'])
    const draft = await getDraft(caller, id)
    expect(draft.vendors[0]?.packages[0]?.items[0]?.quantity).toBe(4)
  })
})

test('two people on one draft: what differs is shown before one of them chooses', async ({
  page,
  request,
}) => {
  const caller = await signInByApi(request, PURCHASING)
  const owner = await signInByApi(request, OWNER)
  const [one, two, three] = (await findProducts(request, caller, JAKARTA, isPlain, 3)).map(
    ({ hit }) => hit,
  )
  if (!one || !two || !three) throw new Error('The demo market has too little')
  const department = await makeDepartment(owner, `Store ${Date.now()}`, [
    await findUser(owner, OWNER),
  ])
  const { _id: id, code_pr: code } = await makeDraft(caller, [
    { hit: one, quantity: 2 },
    { hit: two, quantity: 1 },
  ])
  const saveElsewhere = async (
    chosen: Department | null,
    items: { hit: ProductHit; quantity: number; note?: string }[],
  ) => {
    const { version, address } = await getDraft(owner, id)
    await owner.post('PUT', '/purchase-request', {
      id,
      version,
      department: chosen?._id ?? null,
      address: { _id: address._id },
      vendors: [
        {
          packages: {
            items: items.map(({ hit, quantity, note = '' }) => ({
              productId: hit._id,
              quantity,
              note,
            })),
          },
        },
      ],
    })
  }
  await signIn(page, PURCHASING)
  await page.goto(`${REQUESTS}?page=create&id=${id}`)
  await expect(quantityField(page, one)).toHaveValue('2')
  await saveElsewhere(department, [
    { hit: one, quantity: 7, note: 'For the store' },
    { hit: three, quantity: 4 },
  ])
  await setQuantity(page, one, 5)
  await page.keyboard.press('Control+s')
  const table = page.getByRole('region', { name: 'Where the two differ' })
  const rowsOf = async () =>
    (await table.getByRole('row').all()).length === 0
      ? []
      : Promise.all(
          (await table.getByRole('row').all())
            .slice(1)
            .map(async (row) => [
              await row.getByRole('rowheader').innerText(),
              ...(await row.getByRole('cell').allInnerTexts()).map((text) =>
                text.replaceAll('\n', ' '),
              ),
            ]),
        )
  await expect(page.getByText(`Somebody else saved ${code} meanwhile`)).toBeVisible()
  await expect(table).toBeVisible()
  expect(await rowsOf()).toEqual([
    ['Department', 'N/A', department.name],
    [one.name, '5 Without a note', '7 Note: For the store'],
    [two.name, '1', 'Not in it'],
    [three.name, 'Not in it', '4'],
  ])

  await test.step('mine goes over what was seen, not over what came after it', async () => {
    await saveElsewhere(null, [{ hit: one, quantity: 9 }])
    await page.getByRole('button', { name: 'Save mine over it' }).click()
    await expect.poll(rowsOf).toEqual([
      [one.name, '5', '9'],
      [two.name, '1', 'Not in it'],
    ])
    expect((await getDraft(caller, id)).vendors[0]?.packages[0]?.items[0]?.quantity).toBe(9)
  })
  await test.step('as a new request, theirs stays', async () => {
    await page.getByRole('button', { name: 'Save as a new request' }).click()
    await expect(saved(page)).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(id))
    await expect(page).toHaveURL(/page=create&id=/)
    const mine = await getDraft(caller, new URL(page.url()).searchParams.get('id') ?? '')
    const quantities = mine.vendors.flatMap(({ packages }) =>
      packages.flatMap(({ items }) => items.map(({ quantity }) => quantity)),
    )
    expect(new Set(quantities)).toEqual(new Set([1, 5]))
    expect((await getDraft(caller, id)).vendors[0]?.packages[0]?.items[0]?.quantity).toBe(9)
  })
})

test('what somebody else saved is there when one looks again, with nothing of one’s own in it', async ({
  page,
  request,
}) => {
  const caller = await signInByApi(request, PURCHASING)
  const owner = await signInByApi(request, OWNER)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { _id: id, code_pr: code } = await makeDraft(caller, [{ hit, quantity: 2 }])
  await signIn(page, PURCHASING)
  await page.goto(`${REQUESTS}?page=create&id=${id}`)
  await expect(quantityField(page, hit)).toHaveValue('2')
  const addresses = await owner.get<{ _id: string; name: string; city: string }[]>('/address/buyer')
  const draft = await getDraft(owner, id)
  const away = addresses.find(({ _id }) => _id !== draft.address._id)
  if (!away) throw new Error('The demo company has one address')
  await owner.post('PUT', '/purchase-request', {
    id,
    version: draft.version,
    address: { _id: away._id },
    vendors: [{ packages: { items: [{ productId: hit._id, quantity: 8, note: '' }] } }],
  })
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(quantityField(page, hit)).toHaveValue('8', { timeout: 2_000 })
  }).toPass()
  await expect(page.getByText(`${code} was saved by somebody else.`)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Delivery Area' })).toHaveValue(
    `${away.name} · ${away.city}`,
  )
  await test.step('and what is changed then is saved over it', async () => {
    await setQuantity(page, hit, 9)
    await page.keyboard.press('Control+s')
    await expect
      .poll(async () => {
        const { address, vendors } = await getDraft(caller, id)
        return [address._id, vendors[0]?.packages[0]?.items[0]?.quantity]
      })
      .toEqual([away._id, 9])
  })
})

test('changed terms of a vendor are told in its place', async ({ page, request, server }) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { _id: id } = await makeDraft(caller, [{ hit, quantity: 1 }])
  const before = (await getDraft(caller, id)).vendors[0]?.down_payment_setting ?? 0
  const now = before + 7
  const set = (setting: number) =>
    server.sql('UPDATE vendors SET down_payment_setting = $1 WHERE id = $2', [
      setting,
      hit.vendor_id,
    ])
  await set(now)
  try {
    await signIn(page, PURCHASING)
    await page.goto(`${REQUESTS}?page=create&id=${id}`)
    const told = `Down payment changed from ${before}% to ${now}%`
    await expect(page.getByRole('region', { name: hit.vendor_name }).getByText(told)).toBeVisible()
    await expect(page.getByText('Changed since it was saved').first()).toBeVisible()
  } finally {
    await set(before)
  }
})

test('the additional addresses lead to the same pages', async ({ page, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { _id: id, code_pr: code } = await makeDraft(caller, [{ hit, quantity: 1 }])
  await signIn(page, PURCHASING)
  await page.goto(`/dashboard/create/purchase-requests?id=${id}`)
  await expect(page).toHaveURL(new RegExp(`purchase-requests\\?.*page=create`))
  await expect(quantityField(page, hit)).toHaveValue('1')
  await page.goto(`/dashboard/detail/purchase-requests?id=${code}`)
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await page.goto('/dashboard/create/purchase-requests')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Purchase Request')
})

const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

for (const { colorScheme, viewport } of LOOKS) {
  test.describe(`looks, ${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport })

    test('what is picked, and two versions of a draft', async ({ page, request }) => {
      const caller = await signInByApi(request, PURCHASING)
      const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
      const { _id: id } = await makeDraft(caller, [{ hit, quantity: 1 }])
      await signIn(page, PURCHASING)
      await page.goto(`${REQUESTS}?page=create&id=${id}`)
      await expect(quantityField(page, hit)).toHaveValue('1')
      await search(page).fill(hit.SKU)
      await expectAccessible(page)
      await page.getByRole('option').filter({ hasText: hit.SKU }).click()
      await expect(selected(page)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      const { address, version } = await getDraft(caller, id)
      await caller.post('PUT', '/purchase-request', {
        id,
        version,
        address: { _id: address._id },
        vendors: [
          { packages: { items: [{ productId: hit._id, quantity: 6, note: 'x'.repeat(300) }] } },
        ],
      })
      await setQuantity(page, hit, 2)
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('region', { name: 'Where the two differ' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })
}
