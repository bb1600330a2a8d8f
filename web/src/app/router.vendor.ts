import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { parseChat } from '../features/chat/chat.address'
import { understood } from '../lib/address'
import { readNotifications } from '../features/notifications/search-params'
import { parseVendorActivity, parseVendorTeam } from '../screens/vendor/own-params'
import { parseImport, parseImports } from '../screens/vendor/imports/search-params'
import { parseDeliveryAreas, parseVendorProducts } from '../screens/vendor/search-params'
import { parseBuyer, parseBuyers } from '../screens/vendor/buyers/search-params'
import { parseVendorReceipts } from '../screens/vendor/receipts/search-params'
import { parsePaper, parseVendorOrders } from '../screens/vendor/orders/search-params'
import {
  parseNewInvoice,
  parseStatement,
  parseVendorInvoices,
} from '../screens/vendor/invoices/search-params'
import { parseVendorSettings } from '../screens/vendor/settings/search-params'
import { inside, rootRoute } from './router.root'

/** The vendors' desk (`docs/domain.md` §1). */
const vendorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'vendor',
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorGuard()),
    'VendorGuard',
  ),
})

const vendorHomeRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/vendor/orders', replace: true })
  },
})

const vendorProductsRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'products',
  validateSearch: understood(parseVendorProducts),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorProducts()),
    'VendorProductsScreen',
  ),
})

const vendorDeliveryAreasRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'delivery-areas',
  validateSearch: understood(parseDeliveryAreas),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.deliveryAreas()),
    'DeliveryAreasScreen',
  ),
})

const vendorTeamRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'team',
  validateSearch: understood(parseVendorTeam),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorTeam()),
    'VendorTeamScreen',
  ),
})

const vendorActivityRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'activity',
  validateSearch: understood(parseVendorActivity),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorActivity()),
    'VendorActivityScreen',
  ),
})

const vendorSettingsRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'settings',
  validateSearch: understood(parseVendorSettings),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorSettings()),
    'VendorSettingsScreen',
  ),
})

const vendorNotificationsRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'notifications',
  validateSearch: understood(readNotifications),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorNotifications()),
    'VendorNotificationsScreen',
  ),
})

const vendorAccountRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'account',
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorAccount()),
    'VendorAccountScreen',
  ),
})

const vendorBuyersRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'buyers',
  validateSearch: understood(parseBuyers),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorBuyers()),
    'VendorBuyersScreen',
  ),
})

const vendorBuyerRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'buyers/$id',
  validateSearch: understood(parseBuyer),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorBuyer()),
    'VendorBuyerScreen',
  ),
})

const vendorOrdersRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'orders',
  validateSearch: understood(parseVendorOrders),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorOrders()),
    'VendorOrdersScreen',
  ),
})

const vendorOrderRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'orders/$code',
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorOrder()),
    'VendorOrderScreen',
  ),
})

const vendorPaperRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'orders/$code/paper',
  validateSearch: understood(parsePaper),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorPaper()),
    'VendorPaperScreen',
  ),
})

const vendorImportsRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'imports',
  validateSearch: understood(parseImports),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorImports()),
    'VendorImportsScreen',
  ),
})

const vendorImportRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'imports/$id',
  validateSearch: understood(parseImport),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorImport()),
    'VendorImportScreen',
  ),
})

const vendorReceiptsRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'receipts',
  validateSearch: understood(parseVendorReceipts),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorReceipts()),
    'VendorReceiptsScreen',
  ),
})

const vendorReceiptRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'receipts/$id',
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorReceipt()),
    'VendorReceiptScreen',
  ),
})

const vendorInvoicesRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'invoices',
  validateSearch: understood(parseVendorInvoices),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorInvoices()),
    'VendorInvoicesScreen',
  ),
})

const newInvoiceRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'invoices/new',
  validateSearch: understood(parseNewInvoice),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.newInvoice()),
    'NewInvoiceScreen',
  ),
})

const vendorStatementRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'invoices/statement/$buyer',
  validateSearch: understood(parseStatement),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorStatement()),
    'VendorStatementScreen',
  ),
})

const vendorInvoiceRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'invoices/$id',
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorInvoice()),
    'VendorInvoiceScreen',
  ),
})

const vendorMessagesRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'messages',
  validateSearch: understood(parseChat),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorMessages()),
    'VendorMessagesScreen',
  ),
})

export const vendorRoutes = vendorRoute.addChildren([
  vendorOrdersRoute,
  vendorOrderRoute,
  vendorPaperRoute,
  vendorBuyersRoute,
  vendorBuyerRoute,
  vendorReceiptsRoute,
  vendorReceiptRoute,
  vendorInvoicesRoute,
  newInvoiceRoute,
  vendorStatementRoute,
  vendorInvoiceRoute,
  vendorMessagesRoute,
  vendorTeamRoute,
  vendorActivityRoute,
  vendorSettingsRoute,
  vendorAccountRoute,
  vendorNotificationsRoute,
  vendorHomeRoute,
  vendorProductsRoute,
  vendorDeliveryAreasRoute,
  vendorImportsRoute,
  vendorImportRoute,
])
