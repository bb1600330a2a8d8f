import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { readAddress, writeAddress } from '../lib/address'
import { sessionStore } from '../lib/session.store'
import { parseSearch as parseProducts } from '../screens/dashboard/products/search-params'
import { parseSearch as parseOrders } from '../screens/dashboard/purchase-orders/search-params'
import { parseSearch as parseRequests } from '../screens/dashboard/purchase-requests/search-params'
import { NotFoundScreen } from '../screens/not-found'
import { Root } from './root'
import { ScreenError } from './screen-error'

const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundScreen })

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    if (sessionStore.get()) throw redirect({ to: '/dashboard' })
  },
  component: lazyRouteComponent(() => import('../screens/index'), 'SignInScreen'),
})

/** Everything below is for those who may open it (Spec 1 §2, Route guard). */
const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'dashboard',
  component: lazyRouteComponent(() => import('./guard'), 'Guard'),
})

const homeRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../screens/dashboard/index'), 'DashboardScreen'),
})

const productsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'products',
  validateSearch: parseProducts,
  component: lazyRouteComponent(
    () => import('../screens/dashboard/products/index'),
    'ProductsScreen',
  ),
})

const requestsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'purchase-requests',
  validateSearch: parseRequests,
  component: lazyRouteComponent(
    () => import('../screens/dashboard/purchase-requests/index'),
    'PurchaseRequestsScreen',
  ),
})

const ordersRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: 'purchase-orders',
  validateSearch: parseOrders,
  component: lazyRouteComponent(
    () => import('../screens/dashboard/purchase-orders/index'),
    'PurchaseOrdersScreen',
  ),
})

const routeTree = rootRoute.addChildren([
  signInRoute,
  dashboardRoute.addChildren([homeRoute, productsRoute, requestsRoute, ordersRoute]),
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
}
