/** Search topics of the buyers' orders (Spec 2 §2, §7; `docs/domain.md`). */
export const ORDER_TOPICS = [
  'vendor',
  'code_po',
  'code_pr',
  'createdBy',
  'department',
  'lastStatus',
  'packages.lastStatus',
] as const
export type OrderTopic = (typeof ORDER_TOPICS)[number]

export const VENDOR_ORDER_TOPICS = [
  'buyer',
  'code_po',
  'code_package',
  'packages.lastStatus',
] as const
export type VendorOrderTopic = (typeof VENDOR_ORDER_TOPICS)[number]

export const ORDER_RANGES = ['createdAt'] as const
