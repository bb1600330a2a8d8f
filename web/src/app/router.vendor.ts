import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
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

export const vendorRoutes = vendorRoute.addChildren([vendorHomeRoute, vendorProductsRoute])
