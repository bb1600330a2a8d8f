import type { OrderPackage } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import type { ReactNode } from 'react'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Code } from '../../../ui/code'
import classes from './order-card.module.css'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.packageFact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
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
    <dl className={classes.packageFacts}>
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
