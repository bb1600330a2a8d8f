import type { Page } from '@playwright/test'
import { png } from '../support/files'
import { rupiah } from '../support/relations'
import { expectAccessible } from '../support/looks'
import { expect, test } from '../support/test'
import {
  decide,
  makeOrder,
  makeOrderWithDownPayment,
  movePackages,
  openOrder,
  readOrder,
  submitProof,
} from '../support/vendor-orders'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true })

test('a proof is viewed, refused with a reason, and the next one confirmed', async ({
  page,
  request,
}) => {
  const order = await makeOrderWithDownPayment(request)
  await openOrder(page, order)
  const card = page.getByRole('region', { name: 'Down payment' })
  await expect(card).toContainText('The buyer has not uploaded a proof yet.')
  await expect(button(page, 'Start picking')).toBeHidden()

  await test.step('it appears as soon as the buyer has sent it', async () => {
    await submitProof(request, order)
    await expect(button(page, 'View the proof')).toBeVisible()
    await button(page, 'View the proof').click()
    const picture = button(page, 'Enlarge the proof')
    await expect(picture).toHaveAttribute('aria-pressed', 'false')
    await expect
      .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await picture.click()
    await expect(picture).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
  })

  await test.step('rejected: a reason is required, and read again', async () => {
    await inDialog(page, 'Reject proof').click()
    await expect(dialog(page)).toContainText('Reject the proof of')
    await inDialog(page, 'Reject proof').click()
    await expect(dialog(page)).toContainText('A reason is required.')
    await page.getByLabel('Reason').fill('Jumlahnya kurang')
    await inDialog(page, 'Reject proof').dblclick()
    await expect(
      page.getByText('The proof is rejected. The buyer has to upload another one.'),
    ).toBeVisible()
    await expect(card).toContainText('Proof rejected')
    await expect(card).toContainText('Jumlahnya kurang')
  })

  await test.step('the next one is confirmed', async () => {
    await submitProof(request, order)
    await button(page, 'Confirm down payment').click()
    await expect(dialog(page)).toContainText(rupiah(order.down_payment))
    await inDialog(page, 'Confirm down payment').click()
    await expect(
      page.getByText('The down payment is confirmed. The order is ready to process.'),
    ).toBeVisible()
    await expect(card).toContainText('Confirmed')
    await expect(button(page, 'Start picking')).toBeVisible()
  })

  await test.step('canceled: the paid amount is owed, and its refund recorded with a proof', async () => {
    await button(page, 'Cancel package').click()
    await page.getByLabel('Reason').fill('Gudang kebanjiran')
    await inDialog(page, 'Cancel package').click()
    await expect(page.getByText('The package is canceled.')).toBeVisible()
    await expect(card).toContainText('Refund due')
    await button(page, 'Record refund').click()
    const to = dialog(page).getByRole('region', { name: 'Send it to' })
    await expect(to.getByRole('listitem')).toContainText(/Bank .*In the name of PT /)
    await inDialog(page, 'Record refund').click()
    await expect(dialog(page)).toContainText('A proof is required.')
    await dialog(page).locator('input[type=file]').setInputFiles(png('kembali.png'))
    await expect(dialog(page)).toContainText('kembali.png')
    await expectAccessible(page)
    await inDialog(page, 'Record refund').click()
    await expect(page.getByText('The refund is recorded.')).toBeVisible()
    await expect(card).toContainText('You refunded the remaining amount')
    await expect(button(page, 'View the proof of the refund')).toBeVisible()
  })
})

test('an item change is proposed, withdrawn, proposed again and accepted; then packed and shipped', async ({
  page,
  request,
}) => {
  const order = await makeOrder(request, 2)
  const [item] = order.packages.flatMap(({ items }) => items)
  if (!item) throw new Error('The order has no items')
  const row = page.getByRole('row').filter({ hasText: item.sku })
  const act = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${item.name}` }).click()
    await page.getByRole('menuitem', { name: `${name} ${item.name}` }).click()
  }
  await movePackages(request, order, 'pick')
  await openOrder(page, order)

  await test.step('an invalid proposal is reported at its field', async () => {
    await act('Change')
    await inDialog(page, 'Propose change').click()
    await expect(dialog(page)).toContainText('Change the quantity or the price.')
    await page.getByLabel('Quantity').fill('10,5')
    await expect(dialog(page)).toContainText(
      'Enter a number from 0 to 10, with up to two decimals.',
    )
    await page.getByLabel('Quantity').fill('1e0')
    await expect(dialog(page)).toContainText(
      'Enter a number from 0 to 10, with up to two decimals.',
    )
    await page.getByLabel('Quantity').fill('4,5')
    await page.getByLabel('Unit price').fill('0')
    await inDialog(page, 'Propose change').click()
    await expect(dialog(page)).toContainText('Enter a price above 0')
  })

  await test.step('the figures update, a reason is required, an error loses nothing', async () => {
    await page.getByLabel('Unit price').fill('10.000')
    const price = 10_000 * (1 - item.discount)
    const next = Math.floor(4.5 * price * (1 + item.tax.value))
    await expect(dialog(page)).toContainText(rupiah(next))
    const total = dialog(page).getByRole('row', { name: 'Order total' })
    const whole = order.grand_total + order.shipping_total
    await expect(total).toContainText(rupiah(whole - item.sub_total + next))
    await expect(total).toContainText('%)')
    await inDialog(page, 'Propose change').click()
    await expect(dialog(page)).toContainText('A reason is required.')
    await page.getByLabel('Reason').fill('Stok tinggal sedikit')
    await expectAccessible(page)
    await page.route('**/api/vendor/packages/*/items/*/change', (route) => route.abort(), {
      times: 1,
    })
    await inDialog(page, 'Propose change').click()
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible()
    await expect(page.getByLabel('Reason')).toHaveValue('Stok tinggal sedikit')
    await inDialog(page, 'Propose change').dblclick()
    await expect(page.getByText('The change is proposed. The buyer decides.')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(row).toContainText('Waiting Approval')
    await expect(row).toContainText('4,5 ×')
    await expect(row).toContainText('Stok tinggal sedikit')
    await expect(page.getByText(/^The buyer has not decided on one of its items/)).toBeVisible()
    await expect(button(page, 'Ready to Ship')).toBeHidden()
  })

  await test.step('withdrawn', async () => {
    await act('Withdraw the change of')
    await inDialog(page, 'Withdraw').click()
    await expect(page.getByText('The change is withdrawn.')).toBeVisible()
    await expect(row).toContainText('OK')
    await expect(button(page, 'Ready to Ship')).toBeVisible()
  })

  await test.step('changed again: the buyer accepts, and the open page follows', async () => {
    await act('Change')
    await page.getByLabel('Quantity').fill('3')
    await page.getByLabel('Reason').fill('Tinggal tiga')
    await inDialog(page, 'Propose change').click()
    await expect(row).toContainText('Waiting Approval')
    await decide(request, 'Accept', order.code_po)
    await expect(row).toContainText('OK')
    await expect(row.getByRole('cell', { name: '3', exact: true })).toBeVisible()
  })

  await test.step('an undeliverable item: the buyer accepts, and it is canceled', async () => {
    await act('Change')
    await inDialog(page, "Can't be delivered").click()
    await expect(page.getByLabel('Quantity')).toHaveValue('0')
    await page.getByLabel('Reason').fill('Habis')
    await inDialog(page, 'Propose change').click()
    await expect(row).toContainText("can't be delivered")
    await decide(request, 'Accept', order.code_po)
    await expect(row).toContainText('Canceled')
  })

  await test.step('shipping cost in whole rupiah, ready, shipped', async () => {
    await button(page, 'Set shipping cost').click()
    await page.getByLabel('Shipping cost (Rp.)').fill('12.500,5')
    await inDialog(page, 'Save').click()
    await expect(dialog(page)).toContainText('Enter whole rupiah from 0')
    await page.getByLabel('Shipping cost (Rp.)').fill('12500')
    await inDialog(page, 'Save').click()
    await expect(page.getByText('The shipping cost is saved.')).toBeVisible()
    await expect(page.getByText(rupiah(12_500)).first()).toBeVisible()
    await button(page, 'Ready to Ship').dblclick()
    await expect(page.getByText('The package is ready to ship.')).toBeVisible()
    await button(page, 'Ship').click()
    await dialog(page).getByRole('combobox', { name: 'Courier' }).click()
    await page.getByRole('option', { name: 'SiCepat' }).click()
    await page.getByLabel('Tracking number').fill('000123')
    await expectAccessible(page)
    await inDialog(page, 'Ship').click()
    await expect(page.getByText('The package is on its way.')).toBeVisible()
    await expect(page.getByText('Courier: SiCepat')).toBeVisible()
    await expect(button(page, 'Cancel package')).toBeHidden()
    const { packages } = await readOrder(request, order.code_po)
    expect(packages[0]).toMatchObject({ courier: 'SiCepat', tracking_number: '000123' })
  })
})

test('the second user is notified and sees what the first one did', async ({ page, request }) => {
  const order = await makeOrder(request, 2)
  await page.route('**/live/changes**', (route) => route.abort())
  await openOrder(page, order)
  await expect(button(page, 'Start picking')).toBeVisible()
  await movePackages(request, order, 'pick')
  await button(page, 'Start picking').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible()
  await expect(button(page, 'Ready to Ship')).toBeVisible()
})

test('moved by a colleague while a dialog is open: it says so and keeps the input', async ({
  page,
  request,
}) => {
  const order = await makeOrder(request, 1)
  await movePackages(request, order, 'pick')
  await openOrder(page, order)

  await test.step('a possible action asks again and runs once', async () => {
    await button(page, 'Set shipping cost').click()
    await page.getByLabel('Shipping cost (Rp.)').fill('25000')
    await movePackages(request, order, 'make-ready')
    await expect(button(page, 'Ship')).toBeAttached()
    await inDialog(page, 'Save').click()
    await expect(dialog(page)).toContainText('This was changed in the meantime')
    await expect(page.getByRole('textbox', { name: 'Shipping cost (Rp.)' })).toHaveValue('25000')
    await expectAccessible(page)
    await inDialog(page, 'Save mine').dblclick()
    await expect(page.getByText('The shipping cost is saved.')).toHaveCount(1)
    await expect(dialog(page)).toBeHidden()
    const { packages } = await readOrder(request, order.code_po)
    expect(packages[0]).toMatchObject({ shipping_cost: 25_000, lastStatus: 'Ready to Ship' })
  })

  await test.step('a dialog shows all its fields: no list opens automatically', async () => {
    await button(page, 'Ship').click()
    const courier = dialog(page).getByRole('combobox', { name: 'Courier' })
    await expect(courier).toBeFocused()
    await expect(courier).toHaveAttribute('aria-expanded', 'false')
    await courier.press('ArrowDown')
    await expect(courier).toHaveAttribute('aria-expanded', 'true')
    await courier.press('Escape')
    await expect(courier).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('Escape closes the dialog where a courier of one’s own matches no option', async () => {
    const courier = dialog(page).getByRole('combobox', { name: 'Courier' })
    await courier.fill('Zzz')
    await courier.press('Escape')
    const question = page.getByRole('dialog', { name: 'Close without saving?' })
    await question.getByRole('button', { name: 'Close' }).last().click()
    await button(page, 'Ship').click()
  })

  await test.step('an impossible action cannot be sent; the input stays', async () => {
    await page.getByLabel('Tracking number').fill('000123')
    await movePackages(request, order, 'ship')
    await expect(dialog(page)).toContainText('This is no longer possible')
    await expect(inDialog(page, 'Ship')).toBeHidden()
    await expect(page.getByLabel('Tracking number')).toHaveValue('000123')
    await expectAccessible(page)
    await inDialog(page, 'Cancel').click()
    const question = page.getByRole('dialog', { name: 'Close without saving?' })
    await question.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog(page)).toBeHidden()
    await expect(button(page, 'Ship')).toBeHidden()
  })
})

test('the second user in a race reads who was first, beside the reason', async ({
  page,
  request,
}) => {
  const order = await makeOrder(request, 1)
  await movePackages(request, order, 'pick', 'make-ready')
  await page.route('**/live/changes**', (route) => route.abort())
  await openOrder(page, order)
  await button(page, 'Cancel package').click()
  await page.getByLabel('Reason').fill('Truk mogok\nSampai besok')
  await movePackages(request, order, 'ship')
  await inDialog(page, 'Cancel package').dblclick()
  await expect(dialog(page).getByRole('alert')).toContainText(/in status Shipped \(.+, \d+ \w+/)
  await expect(page.getByLabel('Reason')).toHaveValue('Truk mogok\nSampai besok')
  await expect(inDialog(page, 'Cancel package')).toBeHidden()
})
