import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { readAddress, writeAddress } from '../lib/address'
import { homeOf } from '../lib/session.kinds'
import { sessionStore } from '../lib/session.store'
import { parseSearch as parseHome } from '../screens/dashboard/search-params'
import { parseSearch as parseProducts } from '../screens/dashboard/products/search-params'
import { parseSearch as parseOrders } from '../screens/dashboard/purchase-orders/search-params'
import { parseSearch as parseRequests } from '../screens/dashboard/purchase-requests/search-params'
import { parseSearch as parseOwned } from '../screens/login/search-params'
import {
  parseAudit,
  parseCompanies,
  parseCompany,
  parseFeedback,
  parseList,
  parseTypes,
} from '../screens/provider/search-params'
import { Nowhere, Root } from './root'
import { ScreenError } from './screen-error'

const inside = () => import('./inside')

const rootRoute = createRootRoute({ component: Root, notFoundComponent: Nowhere })

/** Who is signed in already has no use for the ways in. */
function leaveWhenSignedIn(): void {
  const signedIn = sessionStore.get()
  const home = signedIn ? homeOf(signedIn) : '/'
  if (home !== '/') throw redirect({ to: home })
}

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: leaveWhenSignedIn,
  component: lazyRouteComponent(() => import('../screens/index'), 'SignInScreen'),
})

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'register',
  beforeLoad: leaveWhenSignedIn,
  component: lazyRouteComponent(() => import('../screens/register/index'), 'RegisterScreen'),
})

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'forgot-password',
  component: lazyRouteComponent(() => import('../screens/forgot-password'), 'ForgotPasswordScreen'),
})

const superAdminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'superadmin',
  beforeLoad: leaveWhenSignedIn,
  component: lazyRouteComponent(() => import('../screens/superadmin'), 'SuperAdminScreen'),
})

const readToken = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' && token !== '' ? { token } : {}

const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'verify-email',
  validateSearch: readToken,
  // A link's token opens an account: it leaves the address at once, and survives a reload beside it.
  beforeLoad: ({ search: { token } }) => {
    if (token !== undefined)
      throw redirect({ to: '/verify-email', search: {}, state: { token }, replace: true })
  },
  component: lazyRouteComponent(() => import('../screens/verify-email'), 'VerifyEmailScreen'),
})

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'reset-password',
  validateSearch: readToken,
  beforeLoad: ({ search: { token } }) => {
    if (token !== undefined)
      throw redirect({ to: '/reset-password', search: {}, state: { token }, replace: true })
  },
  component: lazyRouteComponent(() => import('../screens/reset-password'), 'ResetPasswordScreen'),
})

const ownedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'login/select-company',
  validateSearch: parseOwned,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.superAdminGuard()),
    'SuperAdminGuard',
  ),
})

const selectCompanyRoute = createRoute({
  getParentRoute: () => ownedRoute,
  path: '/',
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.selectCompany()),
    'SelectCompanyScreen',
  ),
})

const wizardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'register/step',
  component: lazyRouteComponent(() => inside().then((screens) => screens.guard()), 'Guard'),
})

const stepRoute = createRoute({
  getParentRoute: () => wizardRoute,
  path: '/',
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.registerStep()),
    'RegisterStepScreen',
  ),
})

/** Everything below is for those who may open it (Spec 1 §2, Route guard). */
const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'dashboard',
  component: lazyRouteComponent(() => inside().then((screens) => screens.guard()), 'Guard'),
})

const homeRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/',
  validateSearch: parseHome,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.home()),
    'DashboardScreen',
  ),
})

const productsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'products',
  validateSearch: parseProducts,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.products()),
    'ProductsScreen',
  ),
})

const requestsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'purchase-requests',
  validateSearch: parseRequests,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.requests()),
    'PurchaseRequestsScreen',
  ),
})

const ordersRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'purchase-orders',
  validateSearch: parseOrders,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.orders()),
    'PurchaseOrdersScreen',
  ),
})

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
  validateSearch: parseCompanies,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.companies()),
    'CompaniesScreen',
  ),
})

const companyRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'companies/$id',
  validateSearch: parseCompany,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.company()),
    'CompanyScreen',
  ),
})

const superAdminsRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'super-admins',
  validateSearch: parseList,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.superAdmins()),
    'SuperAdminsScreen',
  ),
})

const companyTypesRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'company-types',
  validateSearch: parseTypes,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.companyTypes()),
    'CompanyTypesScreen',
  ),
})

const companyCategoriesRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'company-categories',
  validateSearch: parseList,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.companyCategories()),
    'CompanyCategoriesScreen',
  ),
})

const auditRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'audit',
  validateSearch: parseAudit,
  component: lazyRouteComponent(() => inside().then((screens) => screens.audit()), 'AuditScreen'),
})

const feedbackRoute = createRoute({
  getParentRoute: () => providerRoute,
  path: 'feedback',
  validateSearch: parseFeedback,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.feedback()),
    'FeedbackScreen',
  ),
})

const routeTree = rootRoute.addChildren([
  signInRoute,
  registerRoute,
  forgotPasswordRoute,
  verifyEmailRoute,
  resetPasswordRoute,
  superAdminRoute,
  ownedRoute.addChildren([selectCompanyRoute]),
  wizardRoute.addChildren([stepRoute]),
  dashboardRoute.addChildren([homeRoute, productsRoute, requestsRoute, ordersRoute]),
  providerRoute.addChildren([
    companiesRoute,
    companyRoute,
    superAdminsRoute,
    companyTypesRoute,
    companyCategoriesRoute,
    auditRoute,
    feedbackRoute,
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

  /** What goes along with an address and is not for others to read in it. */
  interface HistoryState {
    /** Of a mailed link. */
    token?: string
    /** What the sign-in page says first. */
    notice?: 'password-changed'
  }
}
