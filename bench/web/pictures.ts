import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Screen, Who } from './all-screens'
import { startDemo } from './app'
import { addressOf, openAs, waitUntilLoaded } from './people'

const PICTURES = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))

interface Picture extends Pick<Screen, 'path' | 'links'> {
  name: string
  who: Who
  /** Actions before taking the picture. */
  first?: (page: Page) => Promise<void>
  /** Whether it shows a PDF, which some browsers cannot. */
  hasPdf?: boolean
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to PR' }).first().click()
  await page.getByText('Success Added Item to Cart').waitFor()
}

async function saveCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Update Purchase Request' }).waitFor()
}

async function fillRole(page: Page): Promise<void> {
  await page.getByLabel('Role name').fill('Site approver')
  await page.getByRole('button', { name: 'Add module' }).click()
  await page.getByRole('option', { name: 'Purchase Requests' }).click()
  await page.getByRole('checkbox', { name: 'Approve and reject requests' }).check()
}

const REQUESTS = '/dashboard/purchase-requests'
const PACKING = '/dashboard/purchase-orders?status=Pick'

/** The pictures of the README, in its order. */
const ALL: readonly Picture[] = [
  {
    name: 'products',
    who: 'purchasing',
    path: '/dashboard/products?q=kertas',
    links: [],
    first: addToCart,
  },
  {
    name: 'editor',
    who: 'purchasing',
    path: `${REQUESTS}?page=create`,
    links: [],
    first: saveCart,
  },
  {
    name: 'request',
    who: 'approver',
    path: `${REQUESTS}?by=lastStatus&value=Submit`,
    links: [/page=detail/],
  },
  { name: 'orders', who: 'buyer', path: PACKING, links: [] },
  { name: 'order', who: 'buyer', path: PACKING, links: [/page=detail&id=PO-/] },
  { name: 'receiving', who: 'receiving', path: '/dashboard/good-receipt-note', links: [] },
  { name: 'invoices', who: 'finance', path: '/dashboard/finance/invoice', links: [] },
  {
    name: 'invoice',
    who: 'finance',
    path: '/dashboard/finance/invoice',
    links: [/page=summary.*SINARA/],
  },
  { name: 'home', who: 'buyer', path: '/dashboard', links: [] },
  { name: 'charts', who: 'buyer', path: '/dashboard/report-charts', links: [] },
  {
    name: 'verification',
    who: 'provider',
    path: '/provider',
    links: [/\/companies\/./],
    hasPdf: true,
  },
  {
    name: 'roles',
    who: 'buyer',
    path: '/dashboard/custom-role?page=create',
    links: [],
    first: fillRole,
  },
]

async function take(page: Page, url: string, picture: Picture): Promise<void> {
  const { name, path, links, who, first, hasPdf } = picture
  await page.goto(await addressOf(page, url, { who, name, path, links }))
  await waitUntilLoaded(page)
  if (hasPdf && !(await page.evaluate(() => navigator.pdfViewerEnabled))) {
    process.stdout.write(`${name}: skipped, because this browser cannot show PDFs\n`)
    return
  }
  await first?.(page)
  await waitUntilLoaded(page)
  await page.screenshot({ path: join(PICTURES, `${name}.png`) })
  process.stdout.write(`${name}\n`)
}

const app = await startDemo()
try {
  for (const who of new Set(ALL.map((one) => one.who))) {
    const person = await openAs(who, app.url)
    await waitUntilLoaded(person.page)
    for (const picture of ALL.filter((one) => one.who === who))
      await take(person.page, app.url, picture)
    await person.close()
  }
} finally {
  await app.stop()
}
