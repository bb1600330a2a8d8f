/** Additional addresses that belong to a module, by the module's path. */
export const ALSO_PATHS: Readonly<Record<string, readonly string[]>> = {
  '/dashboard/purchase-requests': [
    '/dashboard/create/purchase-requests',
    '/dashboard/detail/purchase-requests',
  ],
  '/dashboard/templates': ['/dashboard/create/template', '/dashboard/detail/template'],
  // The screens that wait for a payment and show its result.
  '/dashboard/finance/payment': ['/dashboard/finance/invoice'],
}

/** The path that every verified user may open in addition to the role's modules (Spec 1 §2). */
export const EXTRA_VERIFIED_PATH = '/dashboard/detail/vendor'
