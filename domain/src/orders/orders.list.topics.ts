/** What orders are searched by (Spec 2 §2, §7; `docs/domain.md`). */
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

/** What a vendor searches its orders by. */
export const VENDOR_ORDER_TOPICS = [
  'buyer',
  'code_po',
  'code_package',
  'packages.lastStatus',
] as const
export type VendorOrderTopic = (typeof VENDOR_ORDER_TOPICS)[number]

const BY_WORDS: readonly string[] = [
  'vendor',
  'buyer',
  'code_po',
  'code_pr',
  'createdBy',
  'code_package',
]

/** True when a part of what is written is enough; the others are one of some values. */
export const isByWords = (topic: OrderTopic | VendorOrderTopic | undefined): boolean =>
  topic !== undefined && BY_WORDS.includes(topic)

export const ORDER_RANGES = ['createdAt'] as const
