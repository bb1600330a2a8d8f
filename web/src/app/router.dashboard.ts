import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { parseChat } from '../features/chat/chat.address'
import { understood } from '../lib/address'
import { parseSearch as parseHome } from '../screens/dashboard/search-params'
import { parseSearch as parseRoles } from '../screens/dashboard/custom-role/search-params'
import { parseSearch as parseDepartments } from '../screens/dashboard/department/search-params'
import { parseSearch as parseProducts } from '../screens/dashboard/products/search-params'
import { parseSearch as parseProfile } from '../screens/dashboard/profile/search-params'
import { parseSearch as parseOrders } from '../screens/dashboard/purchase-orders/search-params'
import { parseSearch as parseReceipts } from '../screens/dashboard/good-receipt-note/search-params'
import { parseSearch as parseInvitations } from '../screens/dashboard/invitation/search-params'
import { parseSearch as parseInvoices } from '../screens/dashboard/finance/invoice/search-params'
import { parseSearch as parsePayments } from '../screens/dashboard/finance/payment/search-params'
import { parseSearch as parseReport } from '../screens/dashboard/report-charts/search-params'
import { parseSearch as parseReportDownload } from '../screens/dashboard/report-download/search-params'
import { parseSearch as parseRequests } from '../screens/dashboard/purchase-requests/search-params'
import { parseSearch as parseVendorList } from '../screens/dashboard/vendor-list/search-params'
import { parseSearch as parseTemplates } from '../screens/dashboard/templates/search-params'
import { parseSearch as parseTeams } from '../screens/dashboard/teams/search-params'
import { inside, rootRoute } from './router.root'

/** Everything below is for those who may open it (Spec 1 §2, Route guard). */
const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'dashboard',
  component: lazyRouteComponent(() => inside().then((screens) => screens.guard()), 'Guard'),
})

const homeRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/',
  validateSearch: understood(parseHome),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.home()),
    'DashboardScreen',
  ),
})

const productsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'products',
  validateSearch: understood(parseProducts),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.products()),
    'ProductsScreen',
  ),
})

const requestsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'purchase-requests',
  validateSearch: understood(parseRequests),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.requests()),
    'PurchaseRequestsScreen',
  ),
})

const templatesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'templates',
  validateSearch: understood(parseTemplates),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.templates()),
    'TemplatesScreen',
  ),
})

/**
 * An additional address of a screen's page (Spec 1 §2), which leads to the one that it has. A route
 * knows its own address only once the router is made: it is named here.
 */
const alsoAt = <const Path extends string>(
  path: Path,
  to: '/dashboard/purchase-requests' | '/dashboard/templates',
  page: 'create' | 'detail',
) =>
  createRoute({
    getParentRoute: () => dashboardRoute,
    path,
    beforeLoad: ({ location }) =>
      redirect({ to, search: { ...location.search, page }, throw: true }),
  })

const REQUESTS = '/dashboard/purchase-requests'
const TEMPLATES = '/dashboard/templates'
const createRequestRoute = alsoAt('create/purchase-requests', REQUESTS, 'create')
const detailRequestRoute = alsoAt('detail/purchase-requests', REQUESTS, 'detail')
const createTemplateRoute = alsoAt('create/template', TEMPLATES, 'create')
const detailTemplateRoute = alsoAt('detail/template', TEMPLATES, 'detail')

const ordersRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'purchase-orders',
  validateSearch: understood(parseOrders),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.orders()),
    'PurchaseOrdersScreen',
  ),
})

const receiptsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'good-receipt-note',
  validateSearch: understood(parseReceipts),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.receipts()),
    'GoodReceiptNoteScreen',
  ),
})

const financeRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'finance',
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.finance()),
    'FinanceScreen',
  ),
})

const invoicesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'finance/invoice',
  validateSearch: understood(parseInvoices),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.invoices()),
    'InvoiceScreen',
  ),
})

const paymentsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'finance/payment',
  validateSearch: understood(parsePayments),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.payments()),
    'PaymentScreen',
  ),
})

const messagesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'message',
  validateSearch: understood(parseChat),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.messages()),
    'MessageScreen',
  ),
})

const reportChartsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'report-charts',
  validateSearch: understood(parseReport),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.reportCharts()),
    'ReportChartsScreen',
  ),
})

const reportDownloadRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'report-download',
  validateSearch: understood(parseReportDownload),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.reportDownload()),
    'ReportDownloadScreen',
  ),
})

const profileRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'profile',
  validateSearch: understood(parseProfile),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.profile()),
    'ProfileScreen',
  ),
})

const teamsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'teams',
  validateSearch: understood(parseTeams),
  component: lazyRouteComponent(() => inside().then((screens) => screens.teams()), 'TeamsScreen'),
})

const customRoleRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'custom-role',
  validateSearch: understood(parseRoles),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.customRole()),
    'CustomRoleScreen',
  ),
})

const departmentRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'department',
  validateSearch: understood(parseDepartments),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.department()),
    'DepartmentScreen',
  ),
})

const invitationRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'invitation',
  validateSearch: understood(parseInvitations),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.invitation()),
    'InvitationScreen',
  ),
})

const vendorDetailRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'detail/vendor',
  validateSearch: understood(({ vendor_id: id, ...others }): { vendor_id?: string } => ({
    ...others,
    ...(typeof id === 'string' && id !== '' && { vendor_id: id }),
  })),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorDetail()),
    'VendorDetailScreen',
  ),
})

const vendorListRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'vendor-list',
  validateSearch: understood(parseVendorList),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorList()),
    'VendorListScreen',
  ),
})

const settingRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'setting',
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.setting()),
    'SettingScreen',
  ),
})

const accountRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'account',
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.account()),
    'AccountScreen',
  ),
})

export const dashboardRoutes = dashboardRoute.addChildren([
  homeRoute,
  productsRoute,
  requestsRoute,
  createRequestRoute,
  detailRequestRoute,
  templatesRoute,
  createTemplateRoute,
  detailTemplateRoute,
  ordersRoute,
  receiptsRoute,
  financeRoute,
  invoicesRoute,
  paymentsRoute,
  messagesRoute,
  reportChartsRoute,
  reportDownloadRoute,
  profileRoute,
  teamsRoute,
  customRoleRoute,
  departmentRoute,
  invitationRoute,
  vendorListRoute,
  settingRoute,
  accountRoute,
  vendorDetailRoute,
])
