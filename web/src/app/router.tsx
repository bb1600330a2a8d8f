import { isInside } from '@pasok/domain/kernel/open-link'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router'
import { parseChat } from '../features/chat/chat.address'
import { readNotifications } from '../features/notifications/search-params'
import { readAddress, understood, writeAddress } from '../lib/address'
import { loadPiece } from '../lib/load-piece'
import { homeOf } from '../lib/session.kinds'
import { rememberTarget } from '../lib/session.resume'
import { sessionStore } from '../lib/session.store'
import { parseSearch as parseRoles } from '../screens/dashboard/custom-role/search-params'
import { parseSearch as parseDepartments } from '../screens/dashboard/department/search-params'
import { parseSearch as parseInvoices } from '../screens/dashboard/finance/invoice/search-params'
import { parseSearch as parsePayments } from '../screens/dashboard/finance/payment/search-params'
import { parseSearch as parseReceipts } from '../screens/dashboard/good-receipt-note/search-params'
import { parseSearch as parseInvitations } from '../screens/dashboard/invitation/search-params'
import { parseSearch as parseProducts } from '../screens/dashboard/products/search-params'
import { parseSearch as parseProfile } from '../screens/dashboard/profile/search-params'
import { parseSearch as parseOrders } from '../screens/dashboard/purchase-orders/search-params'
import { parseSearch as parseRequests } from '../screens/dashboard/purchase-requests/search-params'
import { parseSearch as parseReport } from '../screens/dashboard/report-charts/search-params'
import { parseSearch as parseReportDownload } from '../screens/dashboard/report-download/search-params'
import { parseSearch as parseHome } from '../screens/dashboard/search-params'
import { parseSearch as parseTeams } from '../screens/dashboard/teams/search-params'
import { parseSearch as parseTemplates } from '../screens/dashboard/templates/search-params'
import { parseSearch as parseVendorList } from '../screens/dashboard/vendor-list/search-params'
import { parseSearch as parseOwned } from '../screens/login/search-params'
import * as console from '../screens/provider/search-params'
import { parseBuyer, parseBuyers } from '../screens/vendor/buyers/search-params'
import { parseImport, parseImports } from '../screens/vendor/imports/search-params'
import {
  parseNewInvoice,
  parseStatement,
  parseVendorInvoices,
} from '../screens/vendor/invoices/search-params'
import { parsePaper, parseVendorOrders } from '../screens/vendor/orders/search-params'
import { parseVendorActivity, parseVendorTeam } from '../screens/vendor/own-params'
import { parseVendorReceipts } from '../screens/vendor/receipts/search-params'
import { parseDeliveryAreas, parseVendorProducts } from '../screens/vendor/search-params'
import { parseVendorSettings } from '../screens/vendor/settings/search-params'
import { loadOrders, loadProducts, loadReceipts, loadRequests } from './first-lists'
import { Nowhere, Root } from './root'
import { ScreenError } from './screen-error'
import { loadFrame, loadScreen } from './screens'

const root = createRootRoute({ component: Root, notFoundComponent: Nowhere })

const lazyScreen = (address: () => string) =>
  lazyRouteComponent(() => loadPiece(() => loadScreen(address())))

/** Creates a route for all addresses below a path, with the frame of their screens. */
const frame = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(() => loadPiece(() => loadFrame(`/${path}`))),
  })

/** Creates the route of a screen in `web/src/screens`, in the folder named by its address. */
function screen<Parent extends AnyRoute, const Path extends string>(parent: Parent, path: Path) {
  const address = (): string => route.fullPath
  const route = createRoute({ getParentRoute: () => parent, path, component: lazyScreen(address) })
  return route
}

/**
 * Like `screen`, for addresses with search parameters, which `parse` reads; `load` requests the screen's data while
 * its code is being loaded.
 */
function searchScreen<Parent extends AnyRoute, const Path extends string, Search extends object>(
  parent: Parent,
  path: Path,
  parse: (given: Record<string, unknown>) => Search,
  load?: (path: string, search: Search) => void,
) {
  const address = (): string => route.fullPath
  const route = createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: understood(parse),
    component: lazyScreen(address),
    // Not when a link is only pointed at.
    loader: ({ location, preload }) => {
      if (!preload) load?.(location.pathname, parse(location.search))
    },
  })
  return route
}

function leaveWhenSignedIn(): void {
  const signedIn = sessionStore.get()
  const home = signedIn ? homeOf(signedIn) : '/'
  if (home !== '/') throw redirect({ to: home })
}

/** Reads one parameter of a link; an empty one counts as missing. */
const readOne = <const Name extends string>(name: Name) =>
  understood((given): { [key in Name]?: string } => {
    const value = given[name]
    const own = { [name]: typeof value === 'string' && value !== '' ? value : undefined }
    return { ...given, ...own } as { [key in Name]?: string }
  })

const readTarget = readOne('to')

const signInScreen = <const Address extends string>(address: Address) =>
  createRoute({
    getParentRoute: () => root,
    path: address,
    beforeLoad: leaveWhenSignedIn,
    component: lazyScreen(() => address),
  })

/** Links in mails, which open a page directly or after signing in. */
const open = createRoute({
  getParentRoute: () => root,
  path: 'open',
  validateSearch: readTarget,
  beforeLoad: ({ search: { to = '' } }) => {
    if (sessionStore.get() && isInside(to)) throw redirect({ href: to, replace: true })
    rememberTarget(to)
    throw redirect({ to: '/', replace: true })
  },
})

type LinkedAddress = '/register' | '/register/vendor' | '/verify-email' | '/reset-password'

/**
 * A screen opened by mailed links. The token is removed from the address immediately and stored in the history
 * state, so that it survives a reload.
 */
function linkedScreen<const Address extends LinkedAddress>(
  address: Address,
  name: 'invitation' | 'token',
  begin: () => void = () => undefined,
) {
  const read = readOne(name)
  const to: LinkedAddress = address
  return createRoute({
    getParentRoute: () => root,
    path: address,
    validateSearch: read,
    beforeLoad: ({ location }) => {
      begin()
      const secret = read(location.search)[name]
      if (secret !== undefined)
        throw redirect({ to, search: {}, state: { [name]: secret }, replace: true })
    },
    component: lazyScreen(() => address),
  })
}

const owned = createRoute({
  getParentRoute: () => root,
  path: 'login/select-company',
  validateSearch: understood(parseOwned),
  component: lazyRouteComponent(() => loadPiece(() => loadFrame('/login/select-company'))),
})
const wizard = frame('register/step')
const dashboard = frame('dashboard')
const vendor = frame('vendor')
const provider = frame('provider')

/** An additional address of a page (Spec 1 §2), redirected to the main one. */
const alsoAt = <const Path extends string>(
  path: Path,
  to: '/dashboard/purchase-requests' | '/dashboard/templates',
  page: 'create' | 'detail',
) =>
  createRoute({
    getParentRoute: () => dashboard,
    path,
    beforeLoad: ({ location }) =>
      redirect({ to, search: { ...location.search, page }, throw: true }),
  })

const vendorHome = createRoute({
  getParentRoute: () => vendor,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/vendor/orders', replace: true })
  },
})

/** Every address of the app. To add a screen, add a line here and `screens/<its address>/screen.tsx`. */
const routeTree = root.addChildren([
  signInScreen('/'),
  open,
  linkedScreen('/register', 'invitation', leaveWhenSignedIn),
  linkedScreen('/register/vendor', 'invitation', leaveWhenSignedIn),
  screen(root, 'forgot-password'),
  linkedScreen('/verify-email', 'token'),
  linkedScreen('/reset-password', 'token'),
  signInScreen('/superadmin'),
  owned.addChildren([screen(owned, '/')]),
  wizard.addChildren([screen(wizard, '/')]),
  dashboard.addChildren([
    searchScreen(dashboard, '/', parseHome),
    searchScreen(dashboard, 'products', parseProducts, loadProducts),
    searchScreen(dashboard, 'purchase-requests', parseRequests, loadRequests),
    alsoAt('create/purchase-requests', '/dashboard/purchase-requests', 'create'),
    alsoAt('detail/purchase-requests', '/dashboard/purchase-requests', 'detail'),
    searchScreen(dashboard, 'templates', parseTemplates),
    alsoAt('create/template', '/dashboard/templates', 'create'),
    alsoAt('detail/template', '/dashboard/templates', 'detail'),
    searchScreen(dashboard, 'purchase-orders', parseOrders, loadOrders),
    searchScreen(dashboard, 'good-receipt-note', parseReceipts, loadReceipts),
    screen(dashboard, 'finance'),
    searchScreen(dashboard, 'finance/invoice', parseInvoices),
    searchScreen(dashboard, 'finance/payment', parsePayments),
    searchScreen(dashboard, 'message', parseChat),
    searchScreen(dashboard, 'report-charts', parseReport),
    searchScreen(dashboard, 'report-download', parseReportDownload),
    searchScreen(dashboard, 'profile', parseProfile),
    searchScreen(dashboard, 'teams', parseTeams),
    searchScreen(dashboard, 'custom-role', parseRoles),
    searchScreen(dashboard, 'department', parseDepartments),
    searchScreen(dashboard, 'invitation', parseInvitations),
    searchScreen(dashboard, 'vendor-list', parseVendorList),
    searchScreen(dashboard, 'detail/vendor', readOne('vendor_id')),
    screen(dashboard, 'setting'),
    screen(dashboard, 'account'),
  ]),
  vendor.addChildren([
    vendorHome,
    searchScreen(vendor, 'orders', parseVendorOrders),
    screen(vendor, 'orders/$code'),
    searchScreen(vendor, 'orders/$code/paper', parsePaper),
    searchScreen(vendor, 'buyers', parseBuyers),
    searchScreen(vendor, 'buyers/$id', parseBuyer),
    searchScreen(vendor, 'receipts', parseVendorReceipts),
    screen(vendor, 'receipts/$id'),
    searchScreen(vendor, 'invoices', parseVendorInvoices),
    searchScreen(vendor, 'invoices/new', parseNewInvoice),
    searchScreen(vendor, 'invoices/statement/$buyer', parseStatement),
    screen(vendor, 'invoices/$id'),
    searchScreen(vendor, 'messages', parseChat),
    searchScreen(vendor, 'products', parseVendorProducts),
    searchScreen(vendor, 'delivery-areas', parseDeliveryAreas),
    searchScreen(vendor, 'imports', parseImports),
    searchScreen(vendor, 'imports/$id', parseImport),
    searchScreen(vendor, 'team', parseVendorTeam),
    searchScreen(vendor, 'activity', parseVendorActivity),
    searchScreen(vendor, 'settings', parseVendorSettings),
    searchScreen(vendor, 'notifications', readNotifications),
    screen(vendor, 'account'),
  ]),
  provider.addChildren([
    searchScreen(provider, '/', console.parseCompanies),
    searchScreen(provider, 'companies/$id', console.parseCompany),
    searchScreen(provider, 'vendors', console.parseVendors),
    searchScreen(provider, 'vendors/$id', console.parseVendor),
    searchScreen(provider, 'applications', console.parseApplications),
    searchScreen(provider, 'categories', console.parseCategories),
    searchScreen(provider, 'super-admins', console.parseList),
    searchScreen(provider, 'company-types', console.parseTypes),
    searchScreen(provider, 'company-categories', console.parseList),
    searchScreen(provider, 'payments', console.parsePayments),
    screen(provider, 'payments/$code'),
    searchScreen(provider, 'money', console.parseMoney),
    searchScreen(provider, 'owed', console.parseOwed),
    searchScreen(provider, 'owed/$id', console.parseList),
    searchScreen(provider, 'banks', console.parseList),
    searchScreen(provider, 'audit', console.parseAudit),
    searchScreen(provider, 'feedback', console.parseFeedback),
    searchScreen(provider, 'broadcasts', console.parseList),
    screen(provider, 'account'),
  ]),
])

export const router = createRouter({
  routeTree,
  parseSearch: readAddress,
  stringifySearch: writeAddress,
  defaultErrorComponent: ScreenError,
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }

  /** Navigation state that is not visible in the address. */
  interface HistoryState {
    /** True when a dialog was opened over the previous page: closing it goes back. */
    isOver?: boolean
    /** Set when the page was opened from a notification (`jumpTo`). */
    jump?: string
    token?: string
    invitation?: string
    /** Message shown on the sign-in page. */
    notice?: 'password-changed'
  }
}
