/** By the path of a module: further addresses that belong to it. */
export const ALSO_PATHS: Readonly<Record<string, readonly string[]>> = {
  '/dashboard/purchase-requests': [
    '/dashboard/create/purchase-requests',
    '/dashboard/detail/purchase-requests',
  ],
  '/dashboard/templates': ['/dashboard/create/template', '/dashboard/detail/template'],
  // Where a payment is waited for, and its result.
  '/dashboard/finance/payment': ['/dashboard/finance/invoice'],
}

/** The path allowed to every verified user beside the modules of the role (Spec 1 §2). */
export const EXTRA_VERIFIED_PATH = '/dashboard/detail/vendor'
