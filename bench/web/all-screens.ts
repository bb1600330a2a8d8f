/** The users, each with a separate browser. */
export const PEOPLE = {
  nobody: null,
  buyer: 'owner@nusantara.test',
  purchasing: 'purchasing@nusantara.test',
  approver: 'approver@nusantara.test',
  receiving: 'receiving@nusantara.test',
  finance: 'finance@nusantara.test',
  'another buyer': 'owner@segara.test',
  'waiting company': 'owner@baru.test',
  'returned company': 'owner@karsa.test',
  'who registers': 'owner@mula.test',
  'super admin': 'superadmin@pasok.test',
  vendor: 'vendor@sinarabadi.test',
  provider: 'provider@pasok.test',
} as const
export type Who = keyof typeof PEOPLE

export interface Screen {
  who: Who
  name: string
  path: string
  /**
   * Regular expressions for addresses: starting at `path`, the first link that matches each of them
   * is followed.
   */
  links: readonly RegExp[]
  /** The name of the button that opens the page, whose address then shows it. */
  press?: RegExp
}

const of =
  (who: Who, under = '') =>
  (name: string, path: string, ...links: readonly RegExp[]): Screen => ({
    who,
    name,
    path: under + path,
    links,
  })

const open = of('nobody')
const buyer = of('buyer', '/dashboard')
const another = of('another buyer', '/dashboard')
const vendor = of('vendor', '/vendor')
const provider = of('provider', '/provider')

/** Every screen, and every page of a screen that has an address. */
export const SCREENS: readonly Screen[] = [
  open('Sign in', '/'),
  open('Register', '/register'),
  open('Register as a vendor without an invitation', '/register/vendor'),
  open('Forgot password', '/forgot-password'),
  open('Reset password without a link', '/reset-password'),
  open('Verify email without a link', '/verify-email'),
  open('Super admin sign in', '/superadmin'),
  open('Not found', '/nowhere'),
  of('super admin')('Select company', '/login/select-company'),
  of('who registers')('Registration wizard', '/register/step'),
  of('waiting company')('Waiting for verification', '/dashboard'),
  of('returned company')('Returned for correction', '/dashboard'),

  buyer('Home', ''),
  buyer('Rows of a home figure', '?figure=total_purchases'),
  buyer('Products', '/products'),
  buyer('Products: none found', '/products?q=zzzzqqqq'),
  buyer('Product', '/products', /slug=/),
  buyer('Vendor store', '/products', /slug=/, /page=vendor-store/),
  buyer('Vendor list', '/vendor-list'),
  buyer('Requests', '/purchase-requests'),
  buyer('Requests: none found', '/purchase-requests?by=code_pr&value=nothing-like-it'),
  buyer('Request editor', '/purchase-requests?page=create'),
  buyer('Request', '/purchase-requests', /page=detail/),
  buyer('Missing request', '/purchase-requests?page=detail&id=PR-NOWHERE'),
  buyer('Templates', '/templates'),
  buyer('Template editor', '/templates?page=create'),
  buyer('Template', '/templates', /page=detail/),
  buyer('Orders', '/purchase-orders'),
  buyer('Order', '/purchase-orders', /page=detail&id=PO-/),
  buyer('Receipts', '/good-receipt-note'),
  buyer('Finance', '/finance'),
  buyer('Invoices', '/finance/invoice'),
  buyer('Invoice summary without a number', '/finance/invoice?page=summary'),
  buyer('Invoice summary', '/finance/invoice', /page=summary/),
  buyer('Payment without an invoice', '/finance/invoice?page=payment'),
  buyer('Waiting payment without a code', '/finance/invoice?page=waiting-payment'),
  buyer('Payments', '/finance/payment'),
  buyer('Messages', '/message'),
  { ...buyer('Conversation', '/message'), press: /PT Sinar Abadi/ },
  buyer('Report charts', '/report-charts?filter=last_month'),
  buyer('Report download', '/report-download'),
  buyer('Profile: info', '/profile?tab=info'),
  buyer('Profile: documents', '/profile?tab=documents'),
  buyer('Profile: address', '/profile?tab=address'),
  buyer('Profile: audit', '/profile?tab=audit'),
  buyer('Teams', '/teams'),
  buyer('Custom roles', '/custom-role'),
  buyer('Department', '/department'),
  buyer('Invitation', '/invitation'),
  buyer('Setting', '/setting'),
  buyer('Account', '/account'),

  another('Home, little data', ''),
  another('Requests, little data', '/purchase-requests'),
  another('Templates, none', '/templates'),
  another('Orders, little data', '/purchase-orders'),
  another('Receipts, none', '/good-receipt-note'),
  another('Invoices, none', '/finance/invoice'),
  another('Payments, none', '/finance/payment'),
  another('Report charts, none', '/report-charts'),
  another('Messages, none', '/message'),
  another('Invitation, none', '/invitation'),

  vendor('Vendor: home', ''),
  vendor('Vendor: products', '/products'),
  vendor('Vendor: new product', '/products?page=create'),
  vendor('Vendor: product', '/products', /page=edit/),
  vendor('Vendor: delivery areas', '/delivery-areas'),
  vendor('Vendor: imports', '/imports'),
  vendor('Vendor: buyers', '/buyers'),
  vendor('Vendor: buyer', '/buyers', /\/buyers\/./),
  vendor('Vendor: orders', '/orders'),
  vendor('Vendor: order', '/orders', /\/orders\/./),
  vendor('Vendor: receipts', '/receipts'),
  vendor('Vendor: receipt', '/receipts?tab=invoiced', /\/receipts\/./),
  vendor('Vendor: invoices', '/invoices'),
  vendor('Vendor: invoice', '/invoices', /\/invoices\/(?!new|statement)./),
  vendor('Vendor: messages', '/messages'),
  vendor('Vendor: team', '/team'),
  vendor('Vendor: activity', '/activity'),
  vendor('Vendor: settings', '/settings'),
  vendor('Vendor: notifications', '/notifications'),
  vendor('Vendor: account', '/account'),

  provider('Provider: companies', ''),
  provider('Provider: company', '', /\/companies\/./),
  provider('Provider: vendors', '/vendors'),
  provider('Provider: vendor', '/vendors', /\/vendors\/./),
  provider('Provider: applications', '/applications?tab=all'),
  provider('Provider: categories', '/categories'),
  provider('Provider: super admins', '/super-admins'),
  provider('Provider: company types', '/company-types'),
  provider('Provider: company categories', '/company-categories'),
  provider('Provider: audit', '/audit'),
  provider('Provider: payments', '/payments?tab=all'),
  provider('Provider: payment', '/payments?tab=all', /\/payments\/./),
  provider('Provider: money', '/money?tab=all'),
  provider('Provider: owed', '/owed?tab=all'),
  provider('Provider: banks', '/banks'),
  provider('Provider: broadcasts', '/broadcasts'),
  provider('Provider: feedback', '/feedback'),
]
