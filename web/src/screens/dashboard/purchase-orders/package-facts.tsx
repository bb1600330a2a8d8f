import type { OrderPackage } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import type { ReactNode } from 'react'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Code } from '../../../ui/code'
import { look } from '../../../ui/look'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={look('min-w-0')}>
      <dt className={look('tiny')}>{label}</dt>
      <dd className={look('break-anywhere', 'pre-line')}>{children}</dd>
    </div>
  )
}

/** What is known of a package beside its items: how it travels, or who canceled it and why. */
export function PackageFacts({ pack }: { pack: OrderPackage }) {
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
