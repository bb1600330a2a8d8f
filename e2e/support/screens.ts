import type { Locator, Page } from '@playwright/test'

export const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Covers each colour scheme and each width once, since a fault of either shows in one of them. */
export const LOOKS = [
  { colorScheme: 'light', viewport: WIDE },
  { colorScheme: 'dark', viewport: PHONE },
] as const

export type Look = (typeof LOOKS)[number]

export interface ScreenCase {
  name: string
  /** The address, or a function that reaches the screen from another one. */
  path: string | ((page: Page) => Promise<string>)
  /** The router's name of the address, if `path` does not begin with it. */
  route?: string
  /** Title of the browser tab, without the product's name. */
  title: RegExp
  /** An element that is visible once the screen is complete. */
  ready: (page: Page) => Locator
}

const heading = (name: RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name })

/** The profile's tabs, each with a text from the demo company. */
const profileScreens = [
  { tab: 'info', shown: 'PT Nusantara Maju Jaya' },
  { tab: 'documents', shown: 'Akta Pendirian' },
  { tab: 'address', shown: 'Bandung Plant' },
  { tab: 'audit', shown: 'Export' },
].map(({ tab, shown }): ScreenCase => ({
  name: `profile, ${tab}`,
  path: `/dashboard/profile?tab=${tab}`,
  title: /Profile/,
  ready: (page) => page.getByRole('tabpanel').getByText(shown),
}))

/**
 * Returns the screens of the dashboard; a product's slug, its vendor's id and a request's code come
 * from the data.
 */
export function dashboardScreens(given: {
  slug: string
  vendor: string
  code: string
}): ScreenCase[] {
  const { slug, vendor, code } = given
  const products = '/dashboard/products'
  const requests = '/dashboard/purchase-requests'
  const orders = '/dashboard/purchase-orders'
  const receipts = '/dashboard/good-receipt-note'
  return [
    { name: 'home', path: '/dashboard', title: /Welcome/, ready: heading(/Welcome/) },
    {
      name: 'product search',
      path: products,
      title: /Products/,
      ready: (page) => page.getByRole('article').nth(8),
    },
    {
      name: 'product search without a hit',
      path: `${products}?q=zzzzqqqq`,
      title: /Products/,
      ready: (page) => page.getByText('You dont have any product item Yet!'),
    },
    {
      name: 'product',
      path: `${products}?page=detail-product&slug=${slug}`,
      title: /./,
      ready: (page) => page.getByRole('tab', { name: 'Description' }),
    },
    {
      name: 'product that is not there',
      path: `${products}?page=detail-product&slug=nowhere`,
      title: /Products/,
      ready: (page) => page.getByText(/^Sorry, Product is not found/),
    },
    {
      name: 'vendor',
      path: `/dashboard/detail/vendor?vendor_id=${vendor}`,
      title: /./,
      ready: (page) => page.getByRole('main').getByText(/^(PT|CV) /),
    },
    {
      name: 'requests',
      path: requests,
      title: /Purchase Requests/,
      // Any request, because other tests create some meanwhile.
      ready: (page) => page.getByText(/^PR-[A-Z]+-/).first(),
    },
    {
      name: 'request editor',
      path: `${requests}?page=create`,
      title: /Create Purchase Request/,
      ready: (page) => page.getByRole('textbox', { name: /^Quantity of/ }),
    },
    {
      name: 'request',
      path: `${requests}?page=detail&id=${code}`,
      title: new RegExp(code),
      ready: (page) => page.getByRole('heading', { name: 'Timeline' }),
    },
    {
      name: 'request that is not there',
      path: `${requests}?page=detail&id=PR-NOWHERE`,
      title: /Detail Purchase Request/,
      ready: (page) => page.getByText('Purchase Request Not Found!'),
    },
    {
      name: 'orders',
      path: orders,
      title: /Purchase Orders/,
      ready: (page) => page.getByRole('article').first(),
    },
    {
      name: 'receipts',
      path: receipts,
      title: /Good Receive Note/,
      ready: (page) =>
        page.getByRole('article').or(page.getByText('You dont have any active orders yet!')),
    },
    {
      name: 'package that is not there',
      path: `${receipts}?package=nowhere`,
      title: /Package not found/,
      ready: heading(/Package not found/),
    },
    {
      name: 'finance',
      path: '/dashboard/finance',
      title: /Finance/,
      ready: (page) => page.getByText('Coming soon'),
    },
    {
      name: 'invoices',
      path: '/dashboard/finance/invoice',
      title: /Invoice Lists/,
      ready: (page) =>
        page
          .getByRole('button', { name: /^Actions for INV-/ })
          .or(page.getByText('You dont have any Invoice Yet!'))
          .first(),
    },
    {
      name: 'templates',
      path: '/dashboard/templates',
      title: /Templates/,
      ready: (page) => page.getByRole('link', { name: 'Alat tulis bulanan' }),
    },
    {
      name: 'template editor',
      path: '/dashboard/templates?page=create',
      title: /Create Template/,
      ready: (page) => page.getByText('This template has no items yet'),
    },
    {
      name: 'template that is not there',
      path: '/dashboard/templates?page=detail&id=nowhere',
      title: /Template details/,
      ready: (page) => page.getByText('Template not found'),
    },
    {
      name: 'report charts',
      path: '/dashboard/report-charts?filter=last_month',
      title: /Report charts/,
      ready: (page) => page.getByRole('table', { name: 'Sellers by sales value' }),
    },
    {
      name: 'rows behind a figure',
      path: '/dashboard/report-charts?filter=last_month&figure=total_po',
      title: /Report charts/,
      ready: (page) => page.getByRole('dialog').getByText(/^PO-/).first(),
    },
    {
      name: 'report download',
      path: '/dashboard/report-download?filter=last_month',
      title: /Report download/,
      // Does not depend on the list's content, which other tests change.
      ready: (page) => page.getByRole('heading', { name: 'Generated in the background' }),
    },
    ...profileScreens,
    {
      name: 'invitation',
      path: '/dashboard/invitation',
      title: /Invitation/,
      ready: (page) => page.getByText('dewi@kertasprima.test'),
    },
    {
      name: 'setting',
      path: '/dashboard/setting',
      title: /Setting/,
      ready: (page) => page.getByRole('region', { name: 'Company settings' }),
    },
    {
      name: 'messages',
      path: '/dashboard/message',
      title: /Message/,
      // On a phone only the list is shown.
      ready: (page) => page.getByPlaceholder('Search conversations'),
    },
    {
      name: 'conversation that is not there',
      path: '/dashboard/message?chat=nowhere',
      title: /Message|Pesan/,
      ready: (page) => page.getByText('Conversation not found.'),
    },
    {
      name: 'an address that is no screen',
      path: '/dashboard/nowhere',
      title: /Page not found/,
      ready: heading(/Page not found/),
    },
  ]
}
