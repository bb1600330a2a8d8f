export const RECEIPT_TOPICS = ['vendor', 'code_po', 'code_package', 'code_grn'] as const
export type ReceiptTopic = (typeof RECEIPT_TOPICS)[number]

/** Search topics of packages without a receipt. */
export const AWAITED_TOPICS = [
  'vendor',
  'code_po',
  'code_package',
] as const satisfies readonly ReceiptTopic[]
export type AwaitedTopic = (typeof AWAITED_TOPICS)[number]

export const VENDOR_RECEIPT_TOPICS = ['buyer', 'code_po', 'code_package', 'code_grn'] as const
export type VendorReceiptTopic = (typeof VENDOR_RECEIPT_TOPICS)[number]

export const RECEIPT_RANGES = ['createdAt'] as const
