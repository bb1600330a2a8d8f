import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { understood } from '../lib/address'
import {
  parseApplications,
  parseAudit,
  parseCategories,
  parseCompanies,
  parseCompany,
  parseFeedback,
  parseList,
  parseMoney,
  parseOwed,
  parsePayments,
  parseTypes,
  parseVendor,
  parseVendors,
} from '../screens/provider/search-params'
import { inside, rootRoute } from './router.root'

/** The provider's console (`docs/domain.md` §1). */
const providerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'provider',
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.providerGuard()),
    'ProviderGuard',
  ),
})

const companiesRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: '/',
  validateSearch: understood(parseCompanies),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.companies()),
    'CompaniesScreen',
  ),
})

const companyRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'companies/$id',
  validateSearch: understood(parseCompany),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.company()),
    'CompanyScreen',
  ),
})

const vendorsRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'vendors',
  validateSearch: understood(parseVendors),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendors()),
    'VendorsScreen',
  ),
})

const vendorRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'vendors/$id',
  validateSearch: understood(parseVendor),
  component: lazyRouteComponent(() => inside().then((screens) => screens.vendor()), 'VendorScreen'),
})

const applicationsRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'applications',
  validateSearch: understood(parseApplications),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.applications()),
    'ApplicationsScreen',
  ),
})

const categoriesRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'categories',
  validateSearch: understood(parseCategories),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.categories()),
    'CategoriesScreen',
  ),
})

const superAdminsRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'super-admins',
  validateSearch: understood(parseList),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.superAdmins()),
    'SuperAdminsScreen',
  ),
})

const companyTypesRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'company-types',
  validateSearch: understood(parseTypes),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.companyTypes()),
    'CompanyTypesScreen',
  ),
})

const companyCategoriesRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'company-categories',
  validateSearch: understood(parseList),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.companyCategories()),
    'CompanyCategoriesScreen',
  ),
})

const auditRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'audit',
  validateSearch: understood(parseAudit),
  component: lazyRouteComponent(() => inside().then((screens) => screens.audit()), 'AuditScreen'),
})

const feedbackRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'feedback',
  validateSearch: understood(parseFeedback),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.feedback()),
    'FeedbackScreen',
  ),
})

const broadcastsRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'broadcasts',
  validateSearch: understood(parseList),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.broadcasts()),
    'BroadcastsScreen',
  ),
})

const paymentsRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'payments',
  validateSearch: understood(parsePayments),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.providerPayments()),
    'PaymentsScreen',
  ),
})

const paymentRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'payments/$code',
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.providerPayment()),
    'PaymentScreen',
  ),
})

const moneyRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'money',
  validateSearch: understood(parseMoney),
  component: lazyRouteComponent(() => inside().then((screens) => screens.money()), 'MoneyScreen'),
})

const owedRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'owed',
  validateSearch: understood(parseOwed),
  component: lazyRouteComponent(() => inside().then((screens) => screens.owed()), 'OwedScreen'),
})

const owedVendorRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'owed/$id',
  validateSearch: understood(parseList),
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.owedVendor()),
    'OwedVendorScreen',
  ),
})

const banksRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'banks',
  validateSearch: understood(parseList),
  component: lazyRouteComponent(() => inside().then((screens) => screens.banks()), 'BanksScreen'),
})

export const providerRoutes = providerRoute.addChildren([
  companiesRoute,
  companyRoute,
  vendorsRoute,
  vendorRoute,
  applicationsRoute,
  categoriesRoute,
  superAdminsRoute,
  companyTypesRoute,
  companyCategoriesRoute,
  paymentsRoute,
  paymentRoute,
  moneyRoute,
  owedRoute,
  owedVendorRoute,
  banksRoute,
  auditRoute,
  feedbackRoute,
  broadcastsRoute,
])
