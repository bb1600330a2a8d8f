import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectCalm, expectGoodLooks } from '../support/looks'
import { callerOf, enterConsole, PROVIDER, type ApiCall } from '../support/provider'
import { PHONE } from '../support/screens'
import { expect, signIn, test } from '../support/test'

interface Category {
  _id: string
  name: string
  version: number
}

let made = 0
/** Returns a name that no other run has used. */
const newName = (word: string) => `${word} ${Date.now().toString(36)}${(made += 1)}`

const add = (call: ApiCall, name: string, parent_id: string | null = null) =>
  call<Category>('POST', '/provider/categories', { name, parent_id })

const item = (page: Page, name: string): Locator =>
  page.getByRole('treeitem', { name: new RegExp(`^${name},`) })
const field = (page: Page) => page.getByRole('dialog').getByLabel('Name')

async function openTree(page: Page, search = ''): Promise<void> {
  await enterConsole(page, `/provider/categories${search}`)
  await expect(page.getByRole('tree')).toBeVisible()
}

/** Returns the names of the tree rows on a level, in their order. */
const namesBelow = (page: Page, level: number) =>
  page
    .locator(`[role="treeitem"][data-level="${level}"]`)
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')?.split(',')[0] ?? ''))

test('by keyboard alone: move around, add, rename, move, remove', async ({ page, request }) => {
  const call = await callerOf(request, PROVIDER)
  const root = await add(call, newName('Root'))
  const [first, second, third] = [newName('First'), newName('Second'), newName('Third')]
  await add(call, first, root._id)
  await add(call, second, root._id)
  await openTree(page, `?search=${root.name}`)
  await item(page, root.name).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(item(page, first)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item(page, second)).toBeFocused()

  await test.step('Alt and an arrow moves it among its siblings and keeps the focus', async () => {
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => namesBelow(page, 1)).toEqual([second, first])
    await expect(item(page, second)).toBeFocused()
  })

  await test.step('F2 renames it', async () => {
    await page.keyboard.press('F2')
    await expect(field(page)).toBeFocused()
    await field(page).fill(first.toUpperCase())
    await page.keyboard.press('Enter')
    await expect(page.getByText(/A category named/)).toBeVisible()
    await field(page).fill(third)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Category renamed.')).toBeVisible()
    await expect(item(page, third)).toBeFocused()
  })

  await test.step('Insert adds below it, Delete removes it again', async () => {
    const below = newName('Below')
    await page.keyboard.press('Insert')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Name is required')).toBeVisible()
    await field(page).fill(below)
    await page.keyboard.press('Enter')
    await expect(item(page, below)).toBeFocused()
    await expect(item(page, below)).toHaveAttribute('aria-level', '3')
    await page.keyboard.press('Delete')
    await expect(page.getByRole('dialog')).toContainText(`Remove ${below}?`)
    await page.keyboard.press('Enter')
    await expect(item(page, below)).toHaveCount(0)
    await expect(item(page, third)).toBeFocused()
  })

  await test.step('Left moves up and closes', async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(item(page, root.name)).toBeFocused()
  })
})

test('a category moves with all descendants; products are found under the new path', async ({
  page,
  request,
}) => {
  const call = await callerOf(request, PROVIDER)
  const [from, to] = [await add(call, newName('From')), await add(call, newName('To'))]
  const moved = await add(call, newName('Moved'), from._id)
  await add(call, newName('Child'), moved._id)
  await openTree(page, `?search=${moved.name}`)
  await page.getByRole('button', { name: `Actions for ${moved.name}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toContainText(
    'This category has subcategories',
  )
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const choice = page.getByRole('dialog').getByRole('combobox', { name: 'Parent category' })
  await choice.fill(to.name)
  await page.getByRole('option', { name: to.name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText('Category moved.')).toBeVisible()
  await expect(item(page, to.name)).toBeVisible()
  await expect(item(page, from.name)).toHaveCount(0)
  await page.goto('/provider/audit')
  await expect(page.getByText('Category moved').first()).toBeVisible()
})

test('the second user to rename is shown the other name', async ({ page, request }) => {
  const call = await callerOf(request, PROVIDER)
  const one = await add(call, newName('Shared'))
  await openTree(page, `?search=${one.name}`)
  await item(page, one.name).focus()
  await page.keyboard.press('F2')
  const latestName = newName('Theirs')
  await call('PUT', `/provider/categories/${one._id}`, { name: latestName, version: one.version })
  const mine = newName('Mine')
  await field(page).fill(mine)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This was changed in the meantime')).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(latestName)
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Category renamed.')).toBeVisible()
})

test('a search without matches says so; the selection is in the address', async ({ page }) => {
  await openTree(page)
  await page.getByRole('searchbox').fill('nothing is called so')
  await expect(page.getByText('Nothing matches “nothing is called so”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await page.getByRole('searchbox').fill('photo paper')
  await expect(page.getByText('1 found')).toBeVisible()
  await item(page, 'Photo Paper').click()
  await expect(page).toHaveURL(/id=/)
  await page.getByRole('searchbox').fill('')
  await expect(page).not.toHaveURL(/search=/)
  await page.reload()
  await expect(item(page, 'Photo Paper')).toBeVisible()
})

test('the whole tree', async ({ page }) => {
  await signIn(page, PROVIDER)
  await page.goto('/provider/categories')
  await expect(page.getByRole('tree')).toBeVisible()
  await expectCalm(page)
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expectGoodLooks(page, item(page, 'Photo Paper'))
})

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a category is added below another one', async ({ page, request }) => {
    const call = await callerOf(request, PROVIDER)
    const root = await add(call, newName('Thumb'))
    await openTree(page, `?search=${root.name}`)
    await page.getByRole('button', { name: `Actions for ${root.name}` }).tap()
    await page.getByRole('menuitem', { name: 'Add subcategory' }).tap()
    const below = newName('Below')
    await field(page).fill(below)
    await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).tap()
    await expect(item(page, below)).toBeVisible()
  })

  test('on narrow screens a parent shows the product count of all descendants', async ({
    page,
  }) => {
    await openTree(page)
    const figures = await page.locator('[role="treeitem"][aria-expanded]').evaluateAll((rows) =>
      rows
        .map((row) => {
          const all = [...row.querySelectorAll(':scope > span')].filter(({ textContent }) =>
            /^[\d.]+$/.test(textContent ?? ''),
          )
          return { below: all.slice(-1), shown: all.filter((span) => span.checkVisibility()) }
        })
        .map(({ below, shown }) =>
          [below, shown].map((spans) => spans.map((one) => one.textContent)),
        ),
    )
    expect(figures.length).toBeGreaterThan(0)
    for (const [below, shown] of figures) expect(shown).toEqual(below)
  })
})
