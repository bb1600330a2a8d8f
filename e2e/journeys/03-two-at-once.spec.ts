import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import type { Page } from '@playwright/test'
import {
  findHit,
  isPlain,
  JAKARTA,
  listRequests,
  makeDraft,
  makeSubmitted,
  priceHit,
  signInByApi,
} from '../support/api'
import { addToCart, figure, openCart, quantityField, saveCart, summary } from '../support/cart'
import { holdLiveChanges, slowDown } from '../support/network'
import { rupiah, subTotalOf } from '../support/relations'
import { expect, signIn, test } from '../support/test'

const PURCHASING = 'purchasing@nusantara.test'
const REQUESTS = '/dashboard/purchase-requests'

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('two users decide at the same time: one wins, the other sees who decided and when', async ({
  request,
  openAs,
}) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { code_pr: code, _id: id } = await makeSubmitted(caller, [{ hit, quantity: 2 }])
  const people = [
    { name: 'Sari Wulandari', page: await openAs('approver@nusantara.test') },
    { name: 'Ratna Kusuma', page: await openAs('owner@nusantara.test') },
  ]
  for (const { page } of people) {
    await page.goto(`${REQUESTS}?page=detail&id=${code}`)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(dialog(page)).toBeVisible()
  }
  await Promise.all(
    people.map(({ page }) => dialog(page).getByRole('button', { name: 'Approve' }).click()),
  )
  const message = /in status Approved \((.+), (\d{1,2} \w{3,4} \d{4}, \d{2}:\d{2})\)/
  const outcomes = await Promise.all(
    people.map(async ({ name, page }) => {
      const lost = page.getByText(message)
      const won = page.getByText('Success approve purchase request')
      await expect(won.or(lost).first()).toBeVisible()
      const words = (await lost.count()) > 0 ? await lost.first().textContent() : null
      return { name, by: words === null ? null : (message.exec(words)?.[1] ?? '') }
    }),
  )
  const winner = outcomes.filter(({ by }) => by === null)
  expect(winner, 'exactly one wins').toHaveLength(1)
  expect(outcomes.find(({ by }) => by !== null)?.by).toBe(winner[0]?.name)
  const orders = await caller.get<PurchaseOrder[]>(
    `/purchase-order?searchTopic=code_pr&searchValue=${code}`,
  )
  expect(orders).toHaveLength(1)
  const { statuses } = await caller.get<PurchaseRequest>(`/purchase-request/${id}`)
  expect(statuses.filter(({ name }) => name === 'Approved')).toHaveLength(1)
})

test('a double click saves and submits once, even on a slow connection', async ({
  page,
  request,
}) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const before = new Set((await listRequests(caller)).map(({ _id }) => _id))
  await signIn(page, PURCHASING)
  await addToCart(page, hit)
  await openCart(page)
  const line = await slowDown(page, /\/api\/purchase-request/)
  await saveButton(page).dblclick()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await dialog(page).getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page).toHaveURL(new RegExp(`${REQUESTS}$`))
  await line.detach()
  const made = (await listRequests(caller)).filter(({ _id }) => !before.has(_id))
  expect(made).toHaveLength(1)
  expect(made[0]?.statuses.map(({ name }) => name)).toEqual(['Open', 'Submit'])
})

test('one draft in two tabs is one draft', async ({ page, context, request }) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await signIn(page, PURCHASING)
  await addToCart(page, hit)
  await openCart(page)
  const code = await saveCart(page)
  const before = (await listRequests(caller)).length
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(quantityField(second, hit)).toHaveValue('1')
  await quantityField(page, hit).fill('3')
  await quantityField(page, hit).press('Enter')
  await expect(quantityField(second, hit)).toHaveValue('3', { timeout: 10_000 })
  await saveButton(page).click()
  for (const tab of [page, second]) await expect(tab.getByText(/^Saved/).first()).toBeVisible()
  await quantityField(second, hit).fill('4')
  await quantityField(second, hit).press('Enter')
  await saveButton(second).click()
  for (const tab of [page, second]) await expect(tab.getByText(/^Saved/).first()).toBeVisible()
  const draft = await caller.get<PurchaseRequest>(`/purchase-request/${code}`)
  expect(draft.vendors[0]?.packages[0]?.items[0]?.quantity).toBe(4)
  expect(await listRequests(caller)).toHaveLength(before)
})

test('a draft that another user saved meanwhile: the user chooses, nothing is lost', async ({
  page,
  request,
}) => {
  const caller = await signInByApi(request, PURCHASING)
  const owner = await signInByApi(request, 'owner@nusantara.test')
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { _id: id } = await makeDraft(caller, [{ hit, quantity: 2 }])
  const saveElsewhere = async (quantity: number) => {
    const draft = await owner.get<PurchaseRequest>(`/purchase-request/${id}`)
    await owner.post('PUT', '/purchase-request', {
      id,
      version: draft.version,
      department: null,
      address: { name: draft.address.name },
      vendors: [{ packages: { items: [{ productId: hit._id, quantity, note: '' }] } }],
    })
    return draft.code_pr
  }
  const saved = async () => {
    const draft = await caller.get<PurchaseRequest>(`/purchase-request/${id}`)
    return draft.vendors[0]?.packages[0]?.items[0]?.quantity
  }
  const changeMine = async (quantity: number) => {
    await quantityField(page, hit).fill(String(quantity))
    await quantityField(page, hit).press('Enter')
    await saveButton(page).click()
  }
  await holdLiveChanges(page)
  await signIn(page, PURCHASING)
  await page.goto(`${REQUESTS}?page=create&id=${id}`)
  await expect(quantityField(page, hit)).toHaveValue('2')
  const code = await saveElsewhere(7)
  await changeMine(5)
  await expect(page.getByText(`Someone else saved ${code} in the meantime`)).toBeVisible()
  await expect(quantityField(page, hit)).toHaveValue('5')
  expect(await saved()).toBe(7)

  await test.step('use the other version', async () => {
    await page.getByRole('button', { name: 'Load theirs' }).click()
    await expect(quantityField(page, hit)).toHaveValue('7')
    await expect(page.getByText(`Someone else saved ${code} in the meantime`)).toBeHidden()
  })
  await test.step('or keep mine', async () => {
    await saveElsewhere(8)
    await changeMine(6)
    await page.getByRole('button', { name: 'Overwrite with mine' }).click()
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
    await expect.poll(saved).toBe(6)
  })
})

test('a price that changed is shown and accepted before submitting', async ({
  page,
  request,
  server,
}) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(
    request,
    'in stock',
    (one) => isPlain(one) && one.discount === 0,
    JAKARTA,
  )
  const { _id: id, code_pr: code } = await makeDraft(caller, [{ hit, quantity: 2 }])
  const setPrice = (price: number) =>
    server.sql('UPDATE products SET retail_price = $1 WHERE id = $2', [price, hit._id])
  await setPrice(hit.retail_price + 1_000)
  try {
    const priced = await priceHit(caller, hit)
    await signIn(page, PURCHASING)
    await page.goto(REQUESTS)
    await page.getByRole('button', { name: `Actions for ${code}` }).click()
    await page.getByRole('menuitem', { name: 'Submit' }).click()
    await dialog(page).getByRole('button', { name: 'Submit' }).click()
    const changes = page.getByRole('dialog', { name: `Changed since it was saved: ${code}` })
    await expect(changes.getByText(hit.name)).toBeVisible()
    await expect(changes.getByText('Price', { exact: true })).toBeVisible()

    await test.step('declining changes nothing', async () => {
      await changes.getByRole('button', { name: 'Cancel' }).click()
      const draft = await caller.get<PurchaseRequest>(`/purchase-request/${id}`)
      expect(draft.lastStatus).toBe('Open')
    })
    await test.step('the draft shows the new price and totals', async () => {
      await page.goto(`${REQUESTS}?page=create&id=${id}`)
      await expect(page.getByText('Changed since it was saved').first()).toBeVisible()
      await expect(figure(summary(page), 'Total')).toHaveText(rupiah(subTotalOf(priced, 2)))
    })
    await test.step('accepted, it is submitted at the new price', async () => {
      await page.goto(`${REQUESTS}?page=detail&id=${code}`)
      await page.getByRole('button', { name: 'Submit' }).click()
      await dialog(page).getByRole('button', { name: 'Submit', exact: true }).click()
      await changes.getByRole('button', { name: 'Accept and submit' }).click()
      await expect(page).toHaveURL(new RegExp(`${REQUESTS}$`))
      const submitted = await caller.get<PurchaseRequest>(`/purchase-request/${id}`)
      expect(submitted.lastStatus).toBe('Submit')
      expect(submitted.total).toBe(subTotalOf(priced, 2))
    })
  } finally {
    await setPrice(hit.retail_price)
  }
})
