import { Alert } from '@mantine/core'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import type { VendorPackage } from '@pasok/domain/orders/orders.model'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconClock } from '@tabler/icons-react'
import { useId } from 'react'
import { HistoryButton } from '../../../../documents/history-dialog'
import { StatusChip } from '../../../../documents/status-chip'
import { useTexts } from '../../../../lib/texts'
import { Code } from '../../../../ui/code'
import { Money } from '../../../../ui/money'
import type { OrderActs } from './doing'
import { PackageActions } from './package-actions'
import { PackageItems } from './package-items'
import { look } from '../../../../ui/look'

/** Names of items that are told; beyond that they are counted. */
const NAMED = 3

/** Why a package can't be made ready yet: which of its items the buyer still decides. */
function StillWaiting({ pack }: { pack: VendorPackage }) {
  const t = useTexts(deskOrderTexts)
  const waiting = pack.items.filter(({ lastStatus }) => lastStatus === 'Waiting Approval')
  if (pack.lastStatus !== 'Pick' || waiting.length === 0) return null
  const [first] = waiting
  const names = waiting.slice(0, NAMED).map(({ name }) => name)
  return (
    <Alert color="yellow" icon={<IconClock size={18} aria-hidden />} className={look('py-xs')}>
      {waiting.length === 1
        ? t('stillWaitingOne', { item: first?.name ?? '' })
        : t('stillWaiting', { count: waiting.length })}
      {waiting.length > 1 && (
        <span className={look('block', 'dimmed', 'tiny', 'regular')}>
          {names.join(', ')}
          {waiting.length > NAMED && ', …'}
        </span>
      )}
    </Alert>
  )
}

function Sending({ pack }: { pack: VendorPackage }) {
  const t = useTexts(deskOrderTexts)
  const td = useTexts(documentTexts)
  const { shipping_cost: cost, courier, tracking_number: tracking, actions } = pack
  return (
    <p className={look('row', 'wrap', 'gap-4-20', 'dimmed')}>
      <span>
        {td('paymentTerm')}: {td('termDays', { days: pack.payment_terms })}
      </span>
      <span>
        {t('shipping')}:{' '}
        {cost === 0 && actions['set-shipping'] ? t('notSet') : <Money amount={cost} />}
      </span>
      {courier !== '' && (
        <span>
          {t('courier')}: {courier}
        </span>
      )}
      {tracking !== '' && (
        <span className={look('inline-row', 'gap-4', 'min-w-0', 'break-anywhere')}>
          {t('trackingNumber')}: <Code value={tracking} />
        </span>
      )}
    </p>
  )
}

interface PackageCardProps {
  order: string
  pack: VendorPackage
  acts: OrderActs
}

/** A package of an order: where it stands, all that may be done with it, its items. */
export function PackageCard({ order, pack, acts }: PackageCardProps) {
  const t = useTexts(deskOrderTexts)
  const tm = useTexts(deskMoveTexts)
  const id = useId()
  const code = pack.code_package
  return (
    <section className={look('stack', 'gap-sm', 'card', 'phone-p-sm')} aria-labelledby={id}>
      <header className={look('flex', 'wrap', 'justify-between', 'align-start', 'gap-xs-md')}>
        <div className={look('row', 'wrap', 'gap-6', 'min-w-0')}>
          <h2 id={id} className={look('text-md', 'medium', 'semibold', 'break-anywhere')}>
            {t('package', { code })}
          </h2>
          <StatusChip status={pack.lastStatus} />
          <HistoryButton code={code} statuses={pack.statuses} />
        </div>
        <div className={look('stack', 'align-end', 'phone-align-start')}>
          <span className={look('block', 'dimmed', 'tiny', 'regular')}>{t('packageTotal')}</span>
          <Money amount={pack.total} strong />
        </div>
      </header>
      <Sending pack={pack} />
      <StillWaiting pack={pack} />
      <div
        className={look('flex', 'wrap', 'gap-xs', 'empty-hidden', 'phone-grow-buttons')}
        role="group"
        aria-label={tm('actionsOf', { code })}
      >
        <PackageActions order={order} pack={pack} acts={acts} />
      </div>
      <PackageItems pack={pack} acts={acts} />
    </section>
  )
}
