import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { Department } from '@pasok/domain/team/team.model'
import {
  findHit,
  findProducts,
  getDraft,
  isPlain,
  JAKARTA,
  makeDraft,
  signInByApi,
} from '../support/api'
import { quantityField, savedNote, setQuantity } from '../support/cart'
import { expectGoodLooks } from '../support/looks'
import { holdLiveChanges } from '../support/network'
import { findUser, makeDepartment } from '../support/team'
import { expect, signIn, test } from '../support/test'

const PURCHASING = 'purchasing@nusantara.test'
const OWNER = 'owner@nusantara.test'
const REQUESTS = '/dashboard/purchase-requests'

test('two users on one draft: the differences are shown before one of them chooses', async ({
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
  await holdLiveChanges(page)
  await signIn(page, PURCHASING)
  await page.goto(`${REQUESTS}?page=create&id=${id}`)
  await expect(quantityField(page, one)).toHaveValue('2')
  await saveElsewhere(department, [
    { hit: one, quantity: 7, note: 'For the store' },
    { hit: three, quantity: 4 },
  ])
  await setQuantity(page, one, 5)
  await page.keyboard.press('Control+s')
  const table = page.getByRole('region', { name: 'Differences' })
  // Reads all rows in one evaluation, because rows change meanwhile.
  const rowsOf = () =>
    table
      .getByRole('row')
      .evaluateAll(([, ...rows]) =>
        rows.map((row) =>
          [...row.children].map((cell) =>
            cell instanceof HTMLElement ? cell.innerText.replaceAll('\n', ' ') : '',
          ),
        ),
      )
  await expect(page.getByText(`Someone else saved ${code} in the meantime`)).toBeVisible()
  await expect(table).toBeVisible()
  expect(await rowsOf()).toEqual([
    ['Department', 'N/A', department.name],
    [one.name, '5 No note', '7 Note: For the store'],
    [two.name, '1', 'Not included'],
    [three.name, 'Not included', '4'],
  ])

  await test.step('my version overwrites the displayed one, not a newer one', async () => {
    await saveElsewhere(null, [{ hit: one, quantity: 9 }])
    await page.getByRole('button', { name: 'Overwrite with mine' }).click()
    await expect.poll(rowsOf).toEqual([
      [one.name, '5', '9'],
      [two.name, '1', 'Not included'],
    ])
    expect((await getDraft(caller, id)).vendors[0]?.packages[0]?.items[0]?.quantity).toBe(9)
  })
  await test.step('saved as a new request, theirs stays', async () => {
    await page.getByRole('button', { name: 'Save as a new request' }).click()
    await expect(savedNote(page)).toBeVisible()
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

test('another user’s save appears on return if there are no own changes', async ({
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
  await expect(page.getByText(`Someone else saved ${code}.`)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Delivery Area' })).toHaveValue(
    `${away.name} · ${away.city}`,
  )
  await test.step('later changes are saved over it', async () => {
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

test('changed terms of a vendor are shown at the vendor', async ({ page, request, server }) => {
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
    const notice = `Down payment changed from ${before}% to ${now}%`
    await expect(
      page.getByRole('region', { name: hit.vendor_name }).getByText(notice),
    ).toBeVisible()
    await expect(page.getByText('Changed since it was saved').first()).toBeVisible()
  } finally {
    await set(before)
  }
})

test('two versions of a draft', async ({ page, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { _id: id } = await makeDraft(caller, [{ hit, quantity: 1 }])
  await holdLiveChanges(page)
  await signIn(page, PURCHASING)
  await page.goto(`${REQUESTS}?page=create&id=${id}`)
  await expect(quantityField(page, hit)).toHaveValue('1')

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
  await expectGoodLooks(page, page.getByRole('region', { name: 'Differences' }))
})
