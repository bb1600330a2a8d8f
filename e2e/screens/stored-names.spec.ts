import type { Page } from '@playwright/test'
import { isPlain, JAKARTA, searchHits } from '../support/api'
import { addToCart, openCart, quantityField } from '../support/cart'
import { makeShipped, RECEIPTS } from '../support/receipts'
import { expect, openUserMenu, signIn, test } from '../support/test'

const OWNER = 'owner@nusantara.test'

const namesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ])

/** Signs in without `storage_id`, as in earlier releases, and returns the user's auth ID. */
async function signInAtEarlier(page: Page): Promise<string> {
  let authId = ''
  await page.route('**/oauth/token', async (route) => {
    const response = await route.fetch()
    const { storage_id: _, ...tokens } = await response.json()
    const [, claims = ''] = String(tokens.access_token).split('.')
    authId = JSON.parse(Buffer.from(claims, 'base64url').toString()).sub
    await route.fulfill({ response, json: tokens })
  })
  await signIn(page, OWNER)
  await page.unroute('**/oauth/token')
  return authId
}

test('storage names do not reveal the user; those of an earlier release are adopted', async ({
  page,
  request,
}) => {
  test.slow()
  const { hits } = await searchHits(request, { city: JAKARTA })
  const hit = hits.find(isPlain)
  if (!hit) throw new Error('The demo market has no such product')
  const { pack } = await makeShipped(request, 1)
  const note = page.getByRole('textbox', { name: `Note on ${pack.items[0]?.name}`, exact: true })
  const openEntry = () => page.goto(`${RECEIPTS}?package=${pack._id}`)
  const authId = await signInAtEarlier(page)
  const ownNames = async () => (await namesOf(page)).filter((name) => name.includes(authId))

  await test.step('a server without anonymous names', async () => {
    await addToCart(page, hit)
    await openEntry()
    await note.fill('On the ramp')
    await expect.poll(ownNames).toContain(`pasok-cart-${authId}`)
    await expect.poll(ownNames).toContain(`pasok-receiving-${authId}`)
    await page.reload()
    await expect(note).toHaveValue('On the ramp')
  })
  await test.step('the next sign-in finds everything under other names', async () => {
    await signIn(page, OWNER)
    await openCart(page)
    await expect(quantityField(page, hit)).toBeVisible()
    await openEntry()
    await expect(note).toHaveValue('On the ramp')
    await expect.poll(ownNames).toEqual([])
    const names = await namesOf(page)
    for (const kind of ['cart', 'receiving'])
      expect(names).toContainEqual(expect.stringMatching(new RegExp(`^pasok-${kind}-[\\w-]{43}$`)))
  })
  await test.step('so does the next one after a sign-out, which leaves no name', async () => {
    await openUserMenu(page)
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await ownNames()).toEqual([])
    await signIn(page, OWNER)
    await openCart(page)
    await expect(quantityField(page, hit)).toBeVisible()
    expect(await ownNames()).toEqual([])
  })
})
