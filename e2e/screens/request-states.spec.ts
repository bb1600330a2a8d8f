import type { Locator, Page } from '@playwright/test'
import { findHit, isPlain, JAKARTA, makeDraft, makeSubmitted, signInByApi } from '../support/api'
import { addToCart, lineOf, quantityField } from '../support/cart'
import { expectGoodLooks, expectNoSidewaysScroll } from '../support/looks'
import { callerOf } from '../support/provider'
import { WIDE } from '../support/screens'
import { expect, signIn, test } from '../support/test'
import { makeProduct, uniqueWord, VENDOR } from '../support/vendor-products'

const REQUESTS = '/dashboard/purchase-requests'
const PURCHASING = 'purchasing@nusantara.test'
const APPROVER = 'approver@nusantara.test'
const OWNER = 'owner@nusantara.test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

// proves 1.2.22 1.2.73 1.4.28
test('Create New PR clears the cart, which can be continued or restored', async ({
  page,
  request,
}) => {
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  await signIn(page, PURCHASING)
  await addToCart(page, hit)
  await page.goto(REQUESTS)
  await page.getByRole('link', { name: 'Continue cart (1)' }).click()
  await expect(quantityField(page, hit)).toBeVisible()
  page.once('dialog', (confirmation) => void confirmation.accept())
  await page.goto(REQUESTS)
  await button(page, 'Create New PR').click()
  await expect(page).toHaveURL(/page=create$/)
  await expect(page.getByText('Your cart was cleared for a new request.')).toBeVisible()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(page.getByText('Nothing to save yet')).toBeVisible()
  await expect(button(page, 'Save')).toBeDisabled()
  await button(page, 'Undo').click()
  await expect(quantityField(page, hit)).toHaveValue('1')
})

/**
 * Checks a state in every appearance and at 200 % zoom, which halves the viewport. @param shown An element that
 * the state shows.
 */
const look = async (page: Page, shown: Locator) => {
  await expectGoodLooks(page, shown)
  await page.setViewportSize({ width: WIDE.width / 2, height: WIDE.height / 2 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(WIDE)
}

// proves 1.9.21
test('a draft: changed meanwhile, refused, offline', async ({ page, request }) => {
  test.slow()
  const [caller, vendor] = [await signInByApi(request, PURCHASING), await callerOf(request, VENDOR)]
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const sku = `${uniqueWord()}-${'0'.repeat(28)}`.toUpperCase()
  const changed = await makeProduct(vendor, { sku })
  const withdrawn = await makeProduct(vendor)
  const made = ({ _id }: { _id: string }) => ({ hit: { ...hit, _id }, quantity: 3 })
  const { _id: id, code_pr: code } = await makeDraft(caller, [
    { hit, quantity: 2 },
    made(changed),
    made(withdrawn),
  ])
  const { _id, stock } = changed
  await vendor('PUT', '/vendor/products/quick', { _id, stock: 2, stock_seen: stock })
  await vendor('PUT', '/vendor/products/quick', { _id, retail_price: 60_000 })
  await vendor('PUT', '/vendor/products/withdraw', { product_ids: [withdrawn._id] })
  await signIn(page, PURCHASING)
  await page.goto(`${REQUESTS}?page=create&id=${id}`)
  await expect(page.getByText('Totals already use the new prices.')).toBeVisible()
  await expect(page.getByText('No longer offered. Remove this item.')).toBeVisible()
  await expect(page.getByText(`Stock changed from ${stock} to 2`)).toBeVisible()
  // Spec 1 §9: the page shows the first 30 characters of a SKU.
  await expect(lineOf(page, changed).getByText(sku.slice(0, 30), { exact: true })).toBeVisible()
  await look(page, page.getByText('Totals already use the new prices.'))

  await test.step('changes must be confirmed, and blocking problems scroll into view', async () => {
    await quantityField(page, withdrawn).scrollIntoViewIfNeeded()
    await button(page, 'Submit').click()
    const question = page.getByRole('dialog', { name: `Changed since it was saved: ${code}` })
    await expect(question.getByText('Accept these changes')).toBeVisible()
    await look(page, question.getByText('Accept these changes'))
    await button(page, 'Accept and submit').click()
    const refused = page.getByRole('alert').filter({ hasText: `Not submitted: ${code}` })
    await expect(refused.getByText(`${changed.name}: Product stock left 2`)).toBeInViewport()
    await expect(
      refused.getByText(`${withdrawn.name} is no longer offered. Remove it.`),
    ).toBeInViewport()
  })
  await test.step('questions', async () => {
    await button(page, `Remove all items of ${hit.vendor_name}`).click()
    await expect(dialog(page).getByText(`Remove all items of ${hit.vendor_name}?`)).toBeVisible()
    await look(page, dialog(page).getByText(/^Remove all items of/))
    await page.keyboard.press('Escape')
  })
  await test.step('offline', async () => {
    await page.context().setOffline(true)
    await quantityField(page, hit).fill('4')
    await quantityField(page, hit).press('Enter')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Not saved: offline, will retry')).toBeVisible()
    await expect(button(page, 'Submit')).toHaveAttribute('title', 'Submitting needs a connection.')
    await look(page, page.getByText('Not saved: offline, will retry'))
    await page.context().setOffline(false)
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
  })
})

test('a decision: without a note, too late, several at once', async ({ openAs, request }) => {
  test.slow()
  const [caller, owner] = [
    await signInByApi(request, PURCHASING),
    await signInByApi(request, OWNER),
  ]
  const hit = await findHit(request, 'in stock', isPlain, JAKARTA)
  const submitted = () => makeSubmitted(caller, [{ hit, quantity: 1 }])
  const decideElsewhere = ({ _id }: { _id: string }) =>
    owner.post('PUT', `/purchase-request/reject/${_id}`, { note: 'Twice the same' })
  const page = await openAs(APPROVER)
  const open = async (made: { code_pr: string }) => {
    await page.goto(`${REQUESTS}?page=detail&id=${made.code_pr}`)
    await expect(page.getByText('Cheapest similar').first()).toBeVisible()
  }
  const tooLate = (title: string) =>
    page
      .getByRole('alert')
      .filter({ hasText: title })
      .getByText(/Rejected \(Ratna Kusuma, /)

  // proves 1.5.49 1.8.24
  await test.step('the note is required', async () => {
    const made = await submitted()
    await open(made)
    await button(page, 'Reject').click()
    await expect(page.getByText('Note is required!')).toBeInViewport()
    await expect(page.getByLabel('Note', { exact: true })).toBeFocused()
    await look(page, page.getByText('Note is required!'))
    await page.getByLabel('Note', { exact: true }).fill('Next month')
    await button(page, 'Reject').click()
    await expect(dialog(page).getByText('Reject this PR?')).toBeVisible()
    await decideElsewhere(made)
    await dialog(page).getByRole('button', { name: 'Reject' }).click()
    await expect(tooLate('Error reject purchase request')).toBeInViewport()
    await look(page, tooLate('Error reject purchase request'))
  })
  // proves 1.8.23
  await test.step('approved too late', async () => {
    const made = await submitted()
    await open(made)
    await button(page, 'Approve').click()
    await decideElsewhere(made)
    await dialog(page).getByRole('button', { name: 'Approve' }).click()
    await expect(tooLate('Error approve purchase request')).toBeInViewport()
  })
  await test.step('several', async () => {
    const [first, lost] = [await submitted(), await submitted()]
    await page.goto(REQUESTS)
    for (const { code_pr: code } of [first, lost])
      await page.getByRole('checkbox', { name: `Select ${code}` }).check()
    await look(page, page.getByRole('checkbox', { name: `Select ${first.code_pr}` }))
    await page
      .getByRole('region', { name: '2 selected' })
      .getByRole('button', { name: 'Reject' })
      .click()
    await expect(dialog(page).getByText('Reject 2 PRs?')).toBeVisible()
    // Decides it elsewhere only now; earlier, the list would receive the change and drop it.
    await decideElsewhere(lost)
    await dialog(page).getByRole('textbox', { name: 'Note' }).fill('Next month')
    await dialog(page).getByRole('button', { name: 'Reject' }).click()
    await expect(dialog(page).getByText(/Rejected \(Ratna Kusuma, /)).toBeVisible()
    await look(page, dialog(page).getByText(/Rejected \(Ratna Kusuma, /))
  })
})
