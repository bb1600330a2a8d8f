import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { type ReactNode, useRef } from 'react'
import { StatusChip } from '../../../documents/status-chip'
import { countedItems } from '../../../features/orders/order-totals'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Code } from '../../../ui/code'
import { look } from '../../../ui/look'
import { Money } from '../../../ui/money'
import { PackageActions } from './package-actions'
import { PackageItems } from './package-items'
import { useItemDecision } from './use-item-decision'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={look('min-w-0')}>
      <dt className={look('tiny')}>{label}</dt>
      <dd className={look('break-anywhere', 'pre-line')}>{children}</dd>
    </div>
  )
}

function PackageFacts({ pack }: { pack: OrderPackage }) {
  const t = useTexts(orderScreenTexts)
  const { dateTime } = useFormats()
  const { courier, tracking_number: tracking } = pack
  const canceled =
    pack.lastStatus === 'Cancel'
      ? pack.statuses.findLast(({ name }) => name === 'Cancel')
      : undefined
  if (courier === '' && tracking === '' && !canceled) return null
  return (
    <dl
      className={look(
        'flex',
        'wrap',
        'gap-4-20',
        'p-xs-md',
        'border-b',
        'text-xs',
        'phone-p-xs-sm',
      )}
    >
      {courier !== '' && <Fact label={t('courier')}>{courier}</Fact>}
      {tracking !== '' && (
        <Fact label={t('trackingNumber')}>
          <Code value={tracking} />
        </Fact>
      )}
      {canceled && (
        <Fact label={t('canceledBy', { user: canceled.user, date: dateTime(canceled.timestamp) })}>
          {canceled.note}
        </Fact>
      )}
    </dl>
  )
}

interface PackageBlockProps {
  order: PurchaseOrder
  pack: OrderPackage
}

export function PackageBlock({ order, pack }: PackageBlockProps) {
  const t = useTexts(orderTexts)
  const td = useTexts(documentTexts)
  const section = useRef<HTMLElement>(null)
  const flow = useItemDecision(pack, section)
  const count = countedItems(pack)
  const items = count === 1 ? td('oneItem') : td('itemsCount', { count })
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={look('border-t', 'focus-inside')}
      aria-label={`${t('package')} ${pack.code_package}`}
    >
      <div className={look('row', 'wrap', 'gap-xs-md', 'p-xs-md', 'tinted', 'phone-p-xs-sm')}>
        <span className={look('row', 'wrap', 'gap-4-sm', 'grow', 'phone-own-line')}>
          <Code value={pack.code_package} />
          <StatusChip status={pack.lastStatus} />
          <span className={look('dimmed', 'tiny')}>{items}</span>
          <span className={look('dimmed', 'tiny')}>
            {td('paymentTerm')}: {td('termDays', { days: pack.payment_terms })}
          </span>
          {pack.shipping_cost > 0 && (
            <span className={look('dimmed', 'tiny')}>
              {t('shipping')}: <Money amount={pack.shipping_cost} />
            </span>
          )}
        </span>
        <span className={look('flex', 'align-baseline', 'gap-xs', 'phone-flex-1')}>
          <span className={look('dimmed', 'tiny')}>{t('packageTotal')}</span>
          <Money amount={pack.total} strong struck={pack.lastStatus === 'Cancel'} />
        </span>
        <PackageActions order={order} pack={pack} />
      </div>
      <PackageFacts pack={pack} />
      <PackageItems pack={pack} flow={flow} />
    </section>
  )
}
