import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import {
  parseVendorActivity,
  parseVendorSettings,
  parseVendorTeam,
} from '../screens/vendor/own-params'
import { parseVendorProducts } from '../screens/vendor/search-params'
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
    throw redirect({ to: '/vendor/products', replace: true })
  },
})

const vendorProductsRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'products',
  validateSearch: parseVendorProducts,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorProducts()),
    'VendorProductsScreen',
  ),
})

const vendorTeamRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'team',
  validateSearch: parseVendorTeam,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorTeam()),
    'VendorTeamScreen',
  ),
})

const vendorActivityRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'activity',
  validateSearch: parseVendorActivity,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorActivity()),
    'VendorActivityScreen',
  ),
})

const vendorSettingsRoute = createRoute({
  getParentRoute: () => vendorRoute,
  path: 'settings',
  validateSearch: parseVendorSettings,
  component: lazyRouteComponent(
    () => inside().then((screens) => screens.vendorSettings()),
    'VendorSettingsScreen',
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

export const vendorRoutes = vendorRoute.addChildren([
  vendorTeamRoute,
  vendorActivityRoute,
  vendorSettingsRoute,
  vendorAccountRoute,
  vendorHomeRoute,
  vendorProductsRoute,
])
