import { isInside } from '@pasok/domain/kernel/open-link'
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { readAddress, understood, writeAddress } from '../lib/address'
import { reach } from '../lib/reach'
import { homeOf } from '../lib/session.kinds'
import { rememberTarget } from '../lib/session.resume'
import { sessionStore } from '../lib/session.store'
import { parseSearch as parseOwned } from '../screens/login/search-params'
import { dashboardRoutes } from './router.dashboard'
import { providerRoutes } from './router.provider'
import { vendorRoutes } from './router.vendor'
import { inside, rootRoute } from './router.root'
import { ScreenError } from './screen-error'

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
  component: lazyRouteComponent(() => reach(() => import('../screens/index')), 'SignInScreen'),
})

const readTarget = understood(({ to, ...others }): { to?: string } => ({
  ...others,
  ...(typeof to === 'string' && { to }),
}))

/** Where mails lead: to the page itself, or to the sign-in page, which goes on to it. */
const openRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'open',
  validateSearch: readTarget,
  beforeLoad: ({ search: { to = '' } }) => {
    if (sessionStore.get() && isInside(to)) throw redirect({ href: to, replace: true })
    rememberTarget(to)
    throw redirect({ to: '/', replace: true })
  },
})

const readInvitation = understood(({ invitation, ...others }): { invitation?: string } => ({
  ...others,
  ...(typeof invitation === 'string' && invitation !== '' && { invitation }),
}))

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'register',
  validateSearch: readInvitation,
  beforeLoad: ({ search: { invitation } }) => {
    leaveWhenSignedIn()
    if (invitation !== undefined)
      throw redirect({ to: '/register', search: {}, state: { invitation }, replace: true })
  },
  component: lazyRouteComponent(
    () => reach(() => import('../screens/register/index')),
    'RegisterScreen',
  ),
})

const applyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'register/vendor',
  validateSearch: readInvitation,
  beforeLoad: ({ search: { invitation } }) => {
    leaveWhenSignedIn()
    if (invitation !== undefined)
      throw redirect({ to: '/register/vendor', search: {}, state: { invitation }, replace: true })
  },
  component: lazyRouteComponent(
    () => reach(() => import('../screens/register/vendor')),
    'ApplyScreen',
  ),
})

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'forgot-password',
  component: lazyRouteComponent(
    () => reach(() => import('../screens/forgot-password')),
    'ForgotPasswordScreen',
  ),
})

const superAdminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'superadmin',
  beforeLoad: leaveWhenSignedIn,
  component: lazyRouteComponent(
    () => reach(() => import('../screens/superadmin')),
    'SuperAdminScreen',
  ),
})

const readToken = understood(({ token, ...others }): { token?: string } => ({
  ...others,
  ...(typeof token === 'string' && token !== '' && { token }),
}))

const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'verify-email',
  validateSearch: readToken,
  // A link's token opens an account: it leaves the address at once, and survives a reload beside it.
  beforeLoad: ({ search: { token } }) => {
    if (token !== undefined)
      throw redirect({ to: '/verify-email', search: {}, state: { token }, replace: true })
  },
  component: lazyRouteComponent(
    () => reach(() => import('../screens/verify-email')),
    'VerifyEmailScreen',
  ),
})

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'reset-password',
  validateSearch: readToken,
  beforeLoad: ({ search: { token } }) => {
    if (token !== undefined)
      throw redirect({ to: '/reset-password', search: {}, state: { token }, replace: true })
  },
  component: lazyRouteComponent(
    () => reach(() => import('../screens/reset-password')),
    'ResetPasswordScreen',
  ),
})

const ownedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'login/select-company',
  validateSearch: understood(parseOwned),
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

const routeTree = rootRoute.addChildren([
  signInRoute,
  openRoute,
  registerRoute,
  applyRoute,
  forgotPasswordRoute,
  verifyEmailRoute,
  resetPasswordRoute,
  superAdminRoute,
  ownedRoute.addChildren([selectCompanyRoute]),
  wizardRoute.addChildren([stepRoute]),
  dashboardRoutes,
  providerRoutes,
  vendorRoutes,
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
    /** A dialog was opened over the page before: closing it is going back. */
    isOver?: boolean
    /** One has jumped here, from what was told (`jumpTo`). */
    jump?: string
    /** Of a mailed link. */
    token?: string
    /** Of the link of an invitation. */
    invitation?: string
    /** What the sign-in page says first. */
    notice?: 'password-changed'
  }
}
