import type { MODULES } from '@pasok/domain/kernel/permissions'

type ModulePath = (typeof MODULES)[number]['path']

/** Reports is a heading without a screen of its own. */
export type ScreenPath = Exclude<ModulePath, '/dashboard/report'> | '/register/step'

/** The modules' paths, repeated because the modules themselves are not loaded by the browser. */
const SCREEN_PATHS: Readonly<Record<ScreenPath, true>> = {
  '/dashboard': true,
  '/dashboard/products': true,
  '/dashboard/vendor-list': true,
  '/dashboard/purchase-requests': true,
  '/dashboard/templates': true,
  '/dashboard/purchase-orders': true,
  '/dashboard/good-receipt-note': true,
  '/dashboard/finance': true,
  '/dashboard/finance/invoice': true,
  '/dashboard/finance/payment': true,
  '/dashboard/message': true,
  '/dashboard/report-charts': true,
  '/dashboard/report-download': true,
  '/dashboard/profile': true,
  '/dashboard/teams': true,
  '/dashboard/custom-role': true,
  '/dashboard/department': true,
  '/dashboard/invitation': true,
  '/dashboard/setting': true,
  '/dashboard/account': true,
  '/register/step': true,
}

const isScreenPath = (path: string): path is ScreenPath => Object.hasOwn(SCREEN_PATHS, path)

/** Returns a module's path if this release of the browser has its screen. */
export const findScreenPath = (path: string): ScreenPath | undefined =>
  isScreenPath(path) ? path : undefined
