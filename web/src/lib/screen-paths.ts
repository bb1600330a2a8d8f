/** Paths of the screens of modules. A module without a screen is not in the menu. */
const SCREEN_PATHS = [
  '/dashboard',
  '/dashboard/products',
  '/dashboard/vendor-list',
  '/dashboard/purchase-requests',
  '/dashboard/templates',
  '/dashboard/purchase-orders',
  '/dashboard/good-receipt-note',
  '/dashboard/finance',
  '/dashboard/finance/invoice',
  '/dashboard/finance/payment',
  '/dashboard/message',
  '/dashboard/report-charts',
  '/dashboard/report-download',
  '/dashboard/profile',
  '/dashboard/teams',
  '/dashboard/custom-role',
  '/dashboard/department',
  '/dashboard/invitation',
  '/dashboard/setting',
  '/dashboard/account',
  '/register/step',
] as const
export type ScreenPath = (typeof SCREEN_PATHS)[number]

export function findScreenPath(path: string): ScreenPath | undefined {
  return SCREEN_PATHS.find((one) => one === path)
}
