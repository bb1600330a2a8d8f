import { Alert, Button } from '@mantine/core'
import { issueTexts } from '@pasok/domain/invoices/invoices.portal.issue.texts'
import { portalInvoiceTexts } from '@pasok/domain/invoices/invoices.portal.texts'
import { portalMoveTexts } from '@pasok/domain/orders/portal/portal.moves.texts'
import { portalOrderTexts } from '@pasok/domain/orders/portal/portal.texts'
import type { VendorPackage } from '@pasok/domain/orders/orders.model'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import {
  IconClock,
  IconFileInvoice,
  IconFileOff,
  IconPackage,
  IconPackageExport,
  IconPrinter,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { HistoryButton } from '../../../../documents/history-dialog'
import { StatusChip } from '../../../../documents/status-chip'
import { vendorMoves } from '../../../../features/orders/vendor-orders.queries'
import { useTexts } from '../../../../lib/texts'
import { Code } from '../../../../ui/code'
import { look } from '../../../../ui/look'
import { Money } from '../../../../ui/money'
import { PAPERS } from '../search-params'
import type { OrderActs } from './doing'
import { PackageItems } from './package-items'
import { EmptyState } from '../../../../ui/empty-state'
import { PageHead } from '../../../../ui/page-head'

/** Shown instead of an order that is not one of the vendor's. */
export function OrderMissing({ code }: { code: string }) {
  const t = useTexts(portalOrderTexts)
  return (
    <>
      <PageHead title={t('missing')} />
      <EmptyState
        icon={<IconFileOff size={22} />}
        text={t('missingHelp', { code })}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/vendor/orders" />}>
            {t('toList')}
          </Button>
        }
      />
    </>
  )
}

const ICON = 16
const PAPER_WORDS = { 'pick-list': 'pickList', 'delivery-note': 'deliveryNote' } as const

interface PackageActionsProps {
  order: string
  pack: VendorPackage
  acts: OrderActs
}

/** Printable documents of a package that is not canceled. */
function Papers({ order, pack }: Omit<PackageActionsProps, 'acts'>) {
  const t = useTexts(portalMoveTexts)
  return (
    <>
      {PAPERS.map((of) => (
        <Button
          key={of}
          variant="default"
          leftSection={<IconPrinter size={ICON} aria-hidden />}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/vendor/orders/$code/paper"
              params={{ code: order }}
              search={{ of, package: pack.code_package }}
            />
          )}
        >
          {t(PAPER_WORDS[of])}
        </Button>
      ))}
    </>
  )
}

/** Link that issues the package's invoice once the receipt is approved, or shows it. */
function Invoices({ pack }: { pack: VendorPackage }) {
  const t = useTexts(portalInvoiceTexts)
  const ti = useTexts(issueTexts)
  const receipt = pack.receipt_statuses.at(-1)?.name
  const icon = <IconFileInvoice size={ICON} aria-hidden />
  if (receipt === 'Ready to Invoice')
    return (
      <Button
        leftSection={icon}
        renderRoot={(props) => (
          <Link {...props} to="/vendor/invoices/new" search={{ receipt: pack._id }} />
        )}
      >
        {ti('issue')}
      </Button>
    )
  if (receipt !== 'Invoicing') return null
  return (
    <Button
      variant="default"
      leftSection={icon}
      renderRoot={(props) => (
        <Link {...props} to="/vendor/invoices/$id" params={{ id: pack._id }} />
      )}
    >
      {t('viewInvoices')}
    </Button>
  )
}

/** All actions currently possible for a package; the one that advances it comes last. */
function PackageActions({ order, pack, acts }: PackageActionsProps) {
  const t = useTexts(portalMoveTexts)
  const { _id: packageId, actions, lastStatus } = pack
  const isPending = (name: string) => acts.pending === `${name} ${packageId}`
  const begin = (kind: 'cancel' | 'shipping' | 'ship') => () => acts.begin({ kind, packageId })
  return (
    <>
      {lastStatus !== 'Cancel' && <Papers order={order} pack={pack} />}
      <Invoices pack={pack} />
      {actions.cancel && (
        <Button variant="default" onClick={begin('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {actions['set-shipping'] && (
        <Button variant="default" onClick={begin('shipping')}>
          {t('setShipping')}
        </Button>
      )}
      {actions.pick && (
        <Button
          leftSection={<IconPackage size={ICON} aria-hidden />}
          loading={isPending('pick')}
          onClick={() => void acts.move(`pick ${packageId}`, () => vendorMoves.pick(pack))}
        >
          {t('pick')}
        </Button>
      )}
      {actions['make-ready'] && (
        <Button
          leftSection={<IconPackageExport size={ICON} aria-hidden />}
          loading={isPending('ready')}
          onClick={() => void acts.move(`ready ${packageId}`, () => vendorMoves.makeReady(pack))}
        >
          {t('makeReady')}
        </Button>
      )}
      {actions.ship && (
        <Button leftSection={<IconTruckDelivery size={ICON} aria-hidden />} onClick={begin('ship')}>
          {t('ship')}
        </Button>
      )}
    </>
  )
}

/** Maximum number of item names; further ones are counted. */
const NAMED = 3

/** Explains why a package cannot be made ready: the items that the buyer has not decided yet. */
function StillWaiting({ pack }: { pack: VendorPackage }) {
  const t = useTexts(portalOrderTexts)
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
  const t = useTexts(portalOrderTexts)
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

export function PackageCard({ order, pack, acts }: PackageCardProps) {
  const t = useTexts(portalOrderTexts)
  const tm = useTexts(portalMoveTexts)
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
