import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import { IconArrowRight, IconClock } from '@tabler/icons-react'
import { waitsOf, type Wait } from '../../../features/orders/vendor-waits'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'

const WORDS = {
  proof: 'waitsProof',
  downPayment: 'waitsDownPayment',
  refund: 'waitsRefund',
  pick: 'waitsPick',
  decision: 'waitsDecision',
  pack: 'waitsPack',
  ship: 'waitsShip',
  receipt: 'waitsReceipt',
} as const satisfies Record<Wait['kind'], keyof typeof deskOrderTexts>

/** What an order waits for: one's own work stands out, the buyer's is quiet. */
export function Waits({ order }: { order: VendorOrder }) {
  const t = useTexts(deskOrderTexts)
  const waits = waitsOf(order)
  if (waits.length === 0) return <span className={look('dimmed')}>–</span>
  return (
    <span className={look('stack', 'align-start', 'gap-2')}>
      {waits.map(({ kind, by, count }) => {
        const Icon = by === 'vendor' ? IconArrowRight : IconClock
        return (
          <span
            key={kind}
            className={look(
              'inline-row',
              'gap-4',
              'nowrap',
              by === 'vendor' ? 'amber' : 'dimmed',
              by === 'vendor' && 'medium',
            )}
          >
            <Icon size={14} aria-hidden />
            {count === 1 ? t('waitsDecisionOne') : t(WORDS[kind], { count: count ?? 0 })}
          </span>
        )
      })}
    </span>
  )
}
