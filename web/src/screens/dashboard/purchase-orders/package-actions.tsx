import { Button } from '@mantine/core'
import { invoiceLinkTexts } from '@pasok/domain/invoices/invoices.texts'
import type { OrderPackage, OrderRow, RowPackage } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import { IconBan, IconFileCheck, IconFileInvoice, IconPackageImport } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { CancelDialog, useOrderDialog } from './order-dialog-host'

type ActedOrder = Pick<OrderRow, '_id' | 'down_payment_status'> & {
  vendor: { name: string }
  packages: readonly Pick<OrderPackage, 'actions'>[]
}
type ActedPackage = Pick<RowPackage, 'receipt_status'> &
  Pick<OrderPackage, '_id' | 'code_package' | 'lastStatus' | 'actions'>

interface CancelButtonProps {
  order: ActedOrder
  packages: readonly ActedPackage[]
  /** Title of the dialog, and accessible name of the button. */
  title: string
  icon: ReactNode
  label: string
}

function CancelButton({ order, packages, title, icon, label }: CancelButtonProps) {
  const openDialog = useOrderDialog()
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={title}
      aria-haspopup="dialog"
      leftSection={icon}
      onPointerEnter={CancelDialog.preload}
      onFocus={CancelDialog.preload}
      onClick={() => openDialog({ kind: 'cancel', order, packages, title, submitLabel: label })}
    >
      {label}
    </Button>
  )
}

/** States with a goods receipt. */
const RECEIVED: readonly PackageState[] = ['Delivered', 'Paid']

interface PackageActionsProps {
  order: ActedOrder
  pack: ActedPackage
  /** True in a collapsed row, which has room for the next action only. */
  isCompact?: boolean
}

const isInvoiced = ({ receipt_status: status }: ActedPackage): boolean => status === 'Invoicing'

/** Link to the package's invoice; until there is one, to the vendor's invoices (Spec 2 §2). */
function ViewInvoices({ order, pack }: PackageActionsProps) {
  const t = useTexts(invoiceLinkTexts)
  const { _id: id, code_package: code } = pack
  const search = isInvoiced(pack)
    ? ({ page: 'summary', id } as const)
    : ({ by: 'vendor', value: order.vendor.name } as const)
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconFileInvoice size={14} aria-hidden />}
      aria-label={t('viewInvoicesOf', { code })}
      renderRoot={(props) => <Link {...props} to="/dashboard/finance/invoice" search={search} />}
    >
      {t('viewInvoices')}
    </Button>
  )
}

/** Actions on a package that the server permits (`actions`). */
export function PackageActions({ order, pack, isCompact = false }: PackageActionsProps) {
  const t = useTexts(orderScreenTexts)
  const canReadReceipts = useCan('receipts.read')
  const { code_package: code, actions } = pack
  // For a single package, the order's own button has the same effect.
  const isOneOfSeveral = order.packages.filter((one) => one.actions.cancel).length > 1
  const canReadInvoices = useCan('invoices.read')
  // A receipt that the vendor returned has to be corrected before there can be an invoice.
  const isReturned = pack.receipt_status === 'Rejected'
  const hasInvoice =
    (isInvoiced(pack) || pack.lastStatus === 'Delivered') &&
    canReadInvoices &&
    !(isCompact && isReturned)
  const hasReceipt =
    RECEIVED.includes(pack.lastStatus) && canReadReceipts && !(isCompact && hasInvoice)
  const isCancelable = actions.cancel && isOneOfSeveral && !isCompact
  if (!actions.receive && !hasReceipt && !hasInvoice && !isCancelable) return null
  return (
    <span className={look('flex', 'wrap', 'gap-xs', 'phone-w-full', 'phone-grow-buttons')}>
      {isCancelable && (
        <CancelButton
          order={order}
          packages={[pack]}
          title={t('cancelOf', { code })}
          icon={<IconBan size={14} aria-hidden />}
          label={t('cancelPackage')}
        />
      )}
      {actions.receive && (
        <Button
          size="xs"
          leftSection={<IconPackageImport size={14} aria-hidden />}
          aria-label={t('createInboundOf', { code })}
          renderRoot={(props) => (
            <Link {...props} to="/dashboard/good-receipt-note" search={{ package: pack._id }} />
          )}
        >
          {t('createInbound')}
        </Button>
      )}
      {hasReceipt && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileCheck size={14} aria-hidden />}
          aria-label={t('viewReceiptOf', { code })}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/dashboard/good-receipt-note"
              search={{ by: 'code_package', value: code, all: 'true' }}
            />
          )}
        >
          {t('viewReceipt')}
        </Button>
      )}
      {hasInvoice && <ViewInvoices order={order} pack={pack} />}
    </span>
  )
}
