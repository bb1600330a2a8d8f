import type { Page } from '@playwright/test'
import { bigCompany, CROWD } from '../support/crowd'
import { expectCalm, expectNoSidewaysScroll } from '../support/looks'
import { expect, signIn, test } from '../support/test'
import { NEW_PASSWORD } from '../support/way-in'

/** Returns the requests that a screen makes until it is ready. */
async function callsOf(page: Page, path: string): Promise<string[]> {
  const calls: string[] = []
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  }
  page.on('request', note)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/000[1-9]/).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return calls
}

/** The number of elements on the page; a list of hundreds must be virtualized. */
const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)
const MAX_ELEMENTS = 3_000

test('a company of 500 users, 200 roles, 300 departments and 200 addresses', async ({
  page,
  request,
  server,
}) => {
  const owner = await bigCompany(request, server)
  await signIn(page, owner.email, NEW_PASSWORD)
  for (const { path, many } of [
    { path: '/dashboard/teams', many: CROWD.users },
    { path: '/dashboard/custom-role', many: CROWD.roles },
    { path: '/dashboard/department', many: CROWD.departments },
    { path: '/dashboard/profile?tab=address', many: CROWD.addresses },
  ]) {
    const calls = await callsOf(page, path)
    expect(calls.length, `${path} makes ${calls.join(' ')}`).toBeLessThanOrEqual(6)
    expect(await elements(page), path).toBeLessThan(MAX_ELEMENTS)
    await expect(
      page.getByText(new RegExp(`\\b${many}\\b|\\b${many + 6}\\b`)).first(),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectCalm(page)
  }
})

test('the last user of the long list is found by typing and edited', async ({
  page,
  request,
  server,
}) => {
  const owner = await bigCompany(request, server)
  await signIn(page, owner.email, NEW_PASSWORD)
  for (const [path, name] of [
    ['/dashboard/teams', 'Person 0499'],
    ['/dashboard/custom-role', 'Role 0200'],
    ['/dashboard/department', 'Department 0300'],
    ['/dashboard/profile?tab=address', 'Warehouse 0199'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('searchbox').first().fill(name)
    await expect(page.getByText(name).first()).toBeVisible()
  }
})
