import { expect, type Locator, type Page } from '@playwright/test'
import type { ScreenCase } from './screens'

/** Returns the first row of a loaded list, or its first card on a phone. */
const row = (page: Page) =>
  page.locator('main table:not([aria-busy="true"]) tbody tr, main ul:not([aria-busy="true"]) > li')
const entry = (page: Page) => page.getByRole('main').getByRole('listitem').first()
const byText = (text: string | RegExp) => (page: Page) => page.getByRole('main').getByText(text)
const field = (label: string | RegExp) => (page: Page) => page.getByLabel(label)
const button = (name: string) => (page: Page) => page.getByRole('button', { name })

/** Returns the address of the first link on `list` that begins with `start`. */
const linkOn =
  (list: string, start: string, end = '') =>
  async (page: Page): Promise<string> => {
    await page.goto(list)
    const link = page.getByRole('main').locator(`a[href^="${start}"]`).first()
    return `${await link.getAttribute('href')}${end}`
  }

/** Returns the address after a click on the first row of `list`. */
const rowOf =
  (list: string) =>
  async (page: Page): Promise<string> => {
    await page.goto(list)
    await row(page).first().click()
    await expect(page).not.toHaveURL(list)
    return new URL(page.url()).pathname
  }

const PRODUCTS = `Product name,SKU,Price,Stock,Unit,Category
Kertas A4 80 gsm,EVERY-SCREEN-1,52000,10,rim,Office Supplies
`

async function importedFile(page: Page): Promise<string> {
  await page.goto('/vendor/imports')
  const buffer = Buffer.from(PRODUCTS)
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.waitForURL(/imports\/./)
  // Waits for the end of the check, because its result shifts the content below.
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  return new URL(page.url()).pathname
}

async function statementOfBuyer(page: Page): Promise<string> {
  const buyer = await linkOn('/vendor/buyers', '/vendor/buyers/')(page)
  return buyer.replace('/vendor/buyers/', '/vendor/invoices/statement/')
}

type Row = readonly [
  path: ScreenCase['path'],
  title: RegExp,
  ready: (page: Page) => Locator,
  route?: string,
]

const cases = (rows: readonly Row[]): ScreenCase[] =>
  rows.map(([path, title, ready, route]) => ({
    name: route ?? String(path),
    path,
    title,
    ready,
    ...(route !== undefined && { route }),
  }))

/** Screens for users who are not signed in. */
export const publicScreens = cases([
  ['/', /Sign in/, button('Sign In')],
  ['/open?to=%2Fdashboard%2Fteams', /Sign in/, button('Sign In')],
  ['/register', /Sign up/, field('Legal company name')],
  ['/register/vendor', /Sell on Pasok/, byText(/open the link of your invitation/)],
  ['/forgot-password', /Forgot password/, button('Submit')],
  ['/superadmin', /Log in/, button('Sign In')],
  ['/verify-email', /Verify email/, button('Send a new link')],
  ['/reset-password', /New password/, byText(/This link is not valid/)],
])

/** Screens of a buyer's Owner, in addition to `dashboardScreens`. */
export const buyerScreens = cases([
  ['/dashboard?page=notification', /Notifications/, entry],
  ['/dashboard/account', /Account Information/, byText('owner@nusantara.test')],
  ['/dashboard/teams', /Users Management/, row],
  ['/dashboard/custom-role', /Custom Roles/, row],
  ['/dashboard/custom-role?page=create', /Create role/, button('Create role')],
  ['/dashboard/department', /Departments/, row],
  ['/dashboard/vendor-list', /My Vendors/, row],
  [
    linkOn('/dashboard/purchase-orders', '/dashboard/purchase-orders?page=detail'),
    /PO-/,
    row,
    '/dashboard/purchase-orders',
  ],
  [
    linkOn('/dashboard/finance/invoice', '/dashboard/finance/invoice?page=summary'),
    /INV-|Invoice/,
    row,
    '/dashboard/finance/invoice',
  ],
  ['/dashboard/finance/payment', /Payments/, row],
  [
    linkOn('/dashboard/good-receipt-note', '/dashboard/good-receipt-note?package'),
    /./,
    byText(/^PKG-|^PO-/),
    '/dashboard/good-receipt-note',
  ],
  ['/dashboard/create/purchase-requests', /Create Purchase Request/, button('Save')],
  ['/dashboard/create/template', /Create Template/, byText('This template has no items yet')],
  ['/dashboard/detail/purchase-requests?id=PR-NOWHERE', /./, byText('Purchase Request Not Found!')],
  ['/dashboard/detail/template?id=nowhere', /./, byText('Template not found')],
])

export const wizardScreens = cases([['/register/step', /Welcome/, field(/Legal name/)]])

/** The screen of a super admin before choosing a company. */
export const superAdminScreens = cases([
  ['/login/select-company', /./, byText('PT Nusantara Maju Jaya')],
])

export const vendorScreens = cases([
  ['/vendor', /Orders/, row],
  ['/vendor/orders', /Orders/, row],
  [linkOn('/vendor/orders', '/vendor/orders/'), /PO-/, row, '/vendor/orders/$code'],
  [linkOn('/vendor/orders', '/vendor/orders/', '/paper'), /./, row, '/vendor/orders/$code/paper'],
  ['/vendor/buyers', /Buyers/, row],
  [
    linkOn('/vendor/buyers', '/vendor/buyers/'),
    /./,
    byText(/PT Nusantara|PT Segara/),
    '/vendor/buyers/$id',
  ],
  ['/vendor/receipts?tab=approved', /Goods receipts/, row],
  [
    linkOn('/vendor/receipts?tab=approved', '/vendor/receipts/'),
    /GRN-/,
    row,
    '/vendor/receipts/$id',
  ],
  ['/vendor/invoices', /Invoices/, row],
  ['/vendor/invoices/new', /./, byText(/GRN-|PKG-/)],
  [statementOfBuyer, /./, row, '/vendor/invoices/statement/$buyer'],
  [linkOn('/vendor/invoices', '/vendor/invoices/INV'), /INV-/, row, '/vendor/invoices/$id'],
  ['/vendor/messages', /Message/, entry],
  ['/vendor/team', /Team/, row],
  ['/vendor/activity', /Activity/, entry],
  ['/vendor/settings', /Settings/, field(/Default discount/)],
  ['/vendor/settings?tab=profile', /Settings/, button('Save')],
  ['/vendor/account', /Account Information/, byText('vendor@sinarabadi.test')],
  ['/vendor/notifications', /Notifications/, entry],
  ['/vendor/products', /Products/, row],
  ['/vendor/products?page=create', /Add product/, field(/^SKU/)],
  ['/vendor/delivery-areas', /Delivery areas/, row],
  ['/vendor/imports', /Imports/, byText('Import products from a spreadsheet')],
  [importedFile, /./, byText('products.csv'), '/vendor/imports/$id'],
])

export const providerScreens = cases([
  ['/provider', /Companies/, row],
  [linkOn('/provider', '/provider/companies/'), /./, byText(/PT Baru/), '/provider/companies/$id'],
  ['/provider/vendors', /Vendors/, row],
  [
    linkOn('/provider/vendors', '/provider/vendors/'),
    /./,
    byText(/PT|CV/),
    '/provider/vendors/$id',
  ],
  ['/provider/applications', /Vendor applications/, row],
  ['/provider/categories', /Categories/, byText('Office Supplies')],
  ['/provider/super-admins', /Super admins/, row],
  ['/provider/company-types', /Company types/, byText(/^Perseroan Terbatas/)],
  ['/provider/company-types?id=new', /./, button('Add document')],
  ['/provider/company-categories', /Company categories/, row],
  ['/provider/payments?tab=all', /Payments/, row],
  [rowOf('/provider/payments?tab=all'), /./, byText(/TRX-/), '/provider/payments/$code'],
  ['/provider/money', /Money received/, byText('No unapplied money')],
  ['/provider/owed', /Owed to vendors/, row],
  [linkOn('/provider/owed', '/provider/owed/'), /./, row, '/provider/owed/$id'],
  ['/provider/banks', /Banks/, row],
  ['/provider/account', /Account Information/, byText('provider@pasok.test')],
  ['/provider/audit', /Audit log/, entry],
  ['/provider/feedback', /Feedback/, byText('No feedback yet')],
  ['/provider/broadcasts', /Broadcasts/, row],
])
