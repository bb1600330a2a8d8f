import { Button } from '@mantine/core'
import { issueTexts } from '@pasok/domain/invoices/invoices.desk.issue.texts'
import { deskInvoiceTexts } from '@pasok/domain/invoices/invoices.desk.texts'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import type { VendorPackage } from '@pasok/domain/orders/orders.model'
import {
  IconFileInvoice,
  IconPackage,
  IconPackageExport,
  IconPrinter,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { vendorMoves } from '../../../../features/orders/vendor-orders.queries'
import { useTexts } from '../../../../lib/texts'
import type { OrderActs } from './doing'
import { PAPERS } from '../search-params'

const ICON = 16
const PAPER_WORDS = { 'pick-list': 'pickList', 'delivery-note': 'deliveryNote' } as const

interface PackageActionsProps {
  order: string
  pack: VendorPackage
  acts: OrderActs
}

/** What is printed of a package that goes on. */
function Papers({ order, pack }: Omit<PackageActionsProps, 'acts'>) {
  const t = useTexts(deskMoveTexts)
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

/** Its goods receipt is approved, or invoiced: the invoice is issued, or looked at. */
function Invoices({ pack }: { pack: VendorPackage }) {
  const t = useTexts(deskInvoiceTexts)
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

/** Every move of a package that may be made now, the one that leads on last. */
export function PackageActions({ order, pack, acts }: PackageActionsProps) {
  const t = useTexts(deskMoveTexts)
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
