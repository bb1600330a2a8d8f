import { findHit, getDraft, isPlain, JAKARTA, makeDraft, signInByApi } from '../support/api'
import { quantityField, setQuantity } from '../support/cart'
import { expect, signIn, test } from '../support/test'

const PURCHASING = 'purchasing@nusantara.test'

test('terms that change while drafting are reported by the save and accepted before submitting', async ({
  page,
  request,
  server,
}) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { _id: id, code_pr: code } = await makeDraft(caller, [{ hit, quantity: 1 }])
  const save = async (quantity: number) => {
    await setQuantity(page, hit, quantity)
    await page.keyboard.press('Control+s')
    await expect
      .poll(async () => (await getDraft(caller, id)).vendors[0]?.packages[0]?.items[0]?.quantity)
      .toBe(quantity)
  }
  await signIn(page, PURCHASING)
  await page.goto(`/dashboard/purchase-requests?page=create&id=${id}`)
  await expect(quantityField(page, hit)).toHaveValue('1')
  await save(2)
  const before = (await getDraft(caller, id)).vendors[0]?.down_payment_setting ?? 0
  const set = (setting: number) =>
    server.sql('UPDATE vendors SET down_payment_setting = $1 WHERE id = $2', [
      setting,
      hit.vendor_id,
    ])
  const notice = `Down payment changed from ${before}% to ${before + 7}%`
  await set(before + 7)
  try {
    await test.step('the save applies them and says so', async () => {
      await save(3)
      const { vendors, changes } = await getDraft(caller, id)
      expect(vendors[0]?.down_payment_setting).toBe(before + 7)
      expect(changes).toMatchObject([{ field: 'down_payment', from: before, to: before + 7 }])
      await expect(
        page.getByRole('region', { name: hit.vendor_name }).getByText(notice),
      ).toBeVisible()
    })
    await test.step('viewing them does not accept them', async () => {
      await page.getByRole('button', { name: 'Close', exact: true }).first().click()
      await expect(page.getByText(notice)).toHaveCount(0)
      await page.getByRole('button', { name: 'Submit', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: `Changed since it was saved: ${code}` })
      await expect(dialog.getByText(`${before + 7}%`, { exact: true })).toBeVisible()
      expect((await getDraft(caller, id)).lastStatus).toBe('Open')
      await dialog.getByRole('button', { name: 'Accept and submit' }).click()
      await expect.poll(async () => (await getDraft(caller, id)).lastStatus).toBe('Submit')
    })
    await test.step('Back opens the request, not an editor that cannot open it', async () => {
      await expect(page).toHaveURL(/purchase-requests$/)
      await page.goBack()
      await expect(page).toHaveURL(/page=detail/)
      await expect(page.getByRole('heading', { name: code })).toBeVisible()
    })
  } finally {
    await set(before)
  }
})

test('a refused submit shows the problem at its line', async ({ page, request, server }) => {
  const caller = await signInByApi(request, PURCHASING)
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const { _id: id } = await makeDraft(caller, [{ hit, quantity: 2 }])
  await signIn(page, PURCHASING)
  await page.goto(`/dashboard/purchase-requests?page=create&id=${id}`)
  await expect(quantityField(page, hit)).toHaveValue('2')
  const group = page.getByRole('region', { name: hit.vendor_name })
  const set = (stock: number) =>
    server.sql('UPDATE products SET stock = $1 WHERE id = $2', [stock, hit._id])
  await set(1)
  try {
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(`${hit.name}: Product stock left 1`)).toBeVisible()
    await expect(group.getByText(/Stock 1$/)).toBeVisible()
    await expect(group.getByText(`Stock changed from ${hit.stock} to 1`)).toBeVisible()
    await test.step('the refusal disappears with its cause', async () => {
      await quantityField(page, hit).fill('1')
      await quantityField(page, hit).blur()
      await expect(page.getByText(`${hit.name}: Product stock left 1`)).toBeHidden()
    })
  } finally {
    await set(hit.stock)
  }
})
