import type { ComponentType } from 'react'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import {
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconFileInvoice,
  IconMail,
  IconPackage,
  IconPackageExport,
  IconPencil,
  IconPlayerPlay,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { useTexts } from '../lib/texts'
import { Chip, type ChipFamily } from './chip'

export type Status = keyof typeof statusTexts

interface Dress {
  family: ChipFamily
  icon: ComponentType<{ size?: number | string }>
}

const DRESS = {
  Open: { family: 'gray', icon: IconPencil },
  Submit: { family: 'amber', icon: IconClock },
  Approved: { family: 'green', icon: IconCircleCheck },
  Rejected: { family: 'red', icon: IconCircleX },
  'Waiting Approval': { family: 'amber', icon: IconClock },
  'Waiting Down Payment': { family: 'amber', icon: IconClock },
  New: { family: 'blue', icon: IconPlayerPlay },
  Pick: { family: 'blue', icon: IconPackage },
  'Ready to Ship': { family: 'blue', icon: IconPackageExport },
  Shipped: { family: 'blue', icon: IconTruckDelivery },
  Delivered: { family: 'green', icon: IconCircleCheck },
  Paid: { family: 'green', icon: IconCircleCheck },
  Cancel: { family: 'gray', icon: IconBan },
  Ordered: { family: 'green', icon: IconCircleCheck },
  Asked: { family: 'amber', icon: IconClock },
  Submitted: { family: 'amber', icon: IconClock },
  Refused: { family: 'red', icon: IconCircleX },
  Confirmed: { family: 'green', icon: IconCircleCheck },
  'Refund Due': { family: 'amber', icon: IconClock },
  Refunded: { family: 'gray', icon: IconCircleCheck },
  Lapsed: { family: 'gray', icon: IconBan },
  'Good Receive Note Submit': { family: 'amber', icon: IconClock },
  'Ready to Invoice': { family: 'green', icon: IconCircleCheck },
  Closed: { family: 'gray', icon: IconBan },
  Invoicing: { family: 'blue', icon: IconPackage },
  'Ready to Payment': { family: 'blue', icon: IconFileInvoice },
  'Waiting Payment': { family: 'amber', icon: IconClock },
  'Review Payment': { family: 'amber', icon: IconClock },
  Creating: { family: 'blue', icon: IconClock },
  Making: { family: 'blue', icon: IconPlayerPlay },
  Ready: { family: 'green', icon: IconCircleCheck },
  Canceled: { family: 'gray', icon: IconBan },
  Gone: { family: 'gray', icon: IconBan },
  Expired: { family: 'gray', icon: IconBan },
  'Given Up': { family: 'gray', icon: IconBan },
  Failed: { family: 'red', icon: IconCircleX },
  Applied: { family: 'green', icon: IconCircleCheck },
  Kept: { family: 'amber', icon: IconClock },
  'Applied by hand': { family: 'green', icon: IconCircleCheck },
  UNVERIFIED: { family: 'amber', icon: IconClock },
  RETURNED: { family: 'amber', icon: IconPencil },
  VERIFIED: { family: 'green', icon: IconCircleCheck },
  Requested: { family: 'amber', icon: IconClock },
  Sent: { family: 'blue', icon: IconMail },
  Accepted: { family: 'green', icon: IconCircleCheck },
  Revoked: { family: 'gray', icon: IconBan },
  Waiting: { family: 'amber', icon: IconClock },
  Active: { family: 'green', icon: IconCircleCheck },
  Inactive: { family: 'gray', icon: IconClock },
  Declined: { family: 'red', icon: IconCircleX },
  Ended: { family: 'gray', icon: IconBan },
  Removed: { family: 'gray', icon: IconBan },
  Offered: { family: 'green', icon: IconCircleCheck },
  Withdrawn: { family: 'gray', icon: IconBan },
  Deleted: { family: 'gray', icon: IconBan },
} as const satisfies Record<Status, Dress>

const isStatus = (status: string): status is Status => Object.hasOwn(DRESS, status)

interface StatusChipProps {
  /** The status as in the API: `Open`, `Waiting Down Payment`, … Unknown values are shown unchanged. */
  status: string
  /** Replaces the status text for certain documents. */
  text?: string | undefined
}

/** A status chip with icon, text and color family, the same on every screen. */
export function StatusChip({ status, text }: StatusChipProps) {
  const t = useTexts(statusTexts)
  const { family, icon }: Dress = isStatus(status)
    ? DRESS[status]
    : { family: 'gray', icon: IconClock }
  return (
    <Chip family={family} icon={icon}>
      {text ?? (isStatus(status) ? t(status) : status)}
    </Chip>
  )
}
