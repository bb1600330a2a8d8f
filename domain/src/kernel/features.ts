/** The buyers' features: one permission each, by stable id (`docs/domain.md` §3). */
export const FEATURES = [
  'products.read',
  'comparison.use',
  'vendors.read',
  'vendors.manage',
  'requests.read',
  'requests.create',
  'requests.edit',
  'requests.submit',
  'requests.delete',
  'requests.from-template',
  'requests.decide',
  'templates.read',
  'templates.create',
  'templates.edit',
  'templates.delete',
  'orders.read',
  'orders.cancel',
  'orders.email',
  'orders.decide-items',
  'orders.proof',
  'receipts.read',
  'receipts.create',
  'invoices.read',
  'invoices.pay',
  'reports.read',
  'reports.download',
  'messages.use',
  'company.read',
  'company.edit',
  'team.manage',
  'roles.manage',
  'departments.manage',
  'invitations.send',
  'settings.edit',
  'audit.read',
] as const
export type Feature = (typeof FEATURES)[number]

/**
 * The features that allow searching products: the product screen's, and those for editing requests
 * and templates.
 */
export const CHOOSES_PRODUCTS = [
  'products.read',
  'requests.create',
  'requests.edit',
  'templates.create',
  'templates.edit',
] as const satisfies readonly Feature[]
