import { Button } from '@mantine/core'
import type { OrderPackage, OrderRow } from '@pasok/domain/orders/orders.model'
import { orderPaperTexts } from '@pasok/domain/orders/paper/paper.texts'
import { hasPaper } from '@pasok/domain/orders/orders.rules'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { IconBan, IconFileTypePdf, IconMail, IconPrinter } from '@tabler/icons-react'
import { usePaper } from '../../../documents/use-paper'
import { useReadOrder } from '../../../features/orders/orders.queries'
import { loadPiece } from '../../../lib/load-piece'
import { useTexts } from '../../../lib/texts'
import type { RowAction } from '../../../ui/data-table.types'
import { RowActions } from '../../../ui/row-actions'
import { CancelDialog, SendOrderDialog, useOrderDialog } from './order-dialog-host'

const paperRules = () => import('@pasok/domain/orders/paper/paper')

const preloadDialogs = () => {
  SendOrderDialog.preload()
  CancelDialog.preload()
}

function useOrderPaper(order: Pick<OrderRow, '_id'>, isPage: boolean) {
  const read = useReadOrder()
  return usePaper({
    isPage,
    // A list row only has its tab's packages, but the document needs all of them.
    make: async (reader) => {
      const [whole, { orderPaper }] = await Promise.all([read(order._id), loadPiece(paperRules)])
      return orderPaper(whole, reader, new Date())
    },
    call: 'getOrderPdf',
    input: { params: { id: order._id } },
  })
}

interface OrderActionsProps {
  order: Pick<OrderRow, '_id' | 'code_po' | 'down_payment_status' | 'actions' | 'vendor'>
  packages: readonly Pick<OrderPackage, '_id' | 'code_package' | 'lastStatus' | 'actions'>[]
  isPage?: boolean
}

type OrderPaper = ReturnType<typeof useOrderPaper>

function usePaperActions({ order, isPage = false }: OrderActionsProps, paper: OrderPaper) {
  const t = useTexts(orderPaperTexts)
  const openDialog = useOrderDialog()
  const printing: RowAction = {
    key: 'print',
    label: t('print'),
    icon: <IconPrinter size={16} aria-hidden />,
    busy: paper.isReading,
    onSelect: paper.print,
  }
  const saving: RowAction = {
    key: 'pdf',
    label: t('pdf'),
    icon: <IconFileTypePdf size={16} aria-hidden />,
    busy: paper.isDownloading,
    onSelect: paper.download,
  }
  const mailing: RowAction = {
    key: 'send',
    label: t('send'),
    icon: <IconMail size={16} aria-hidden />,
    onSelect: () => openDialog({ kind: 'send', order }),
  }
  return [...(isPage ? [] : [printing]), saving, ...(order.actions.send ? [mailing] : [])]
}

function useCancelActions({ order, packages }: OrderActionsProps): RowAction[] {
  const t = useTexts(orderScreenTexts)
  const openDialog = useOrderDialog()
  const cancelable = packages.filter(({ actions }) => actions.cancel)
  if (!order.actions.cancel || cancelable.length === 0) return []
  const onSelect = () =>
    openDialog({
      kind: 'cancel',
      order,
      packages: cancelable,
      title: t('cancelOf', { code: order.code_po }),
      submitLabel: t('cancelOrder'),
    })
  const icon = <IconBan size={16} aria-hidden />
  return [{ key: 'cancel', label: t('cancelOrder'), icon, danger: true, onSelect }]
}

/** Menu of the actions that the server permits (`actions`). An order's own page also has a print button. */
export function OrderActions(props: OrderActionsProps) {
  const { order, packages, isPage = false } = props
  const t = useTexts(orderPaperTexts)
  const canPrint = hasPaper({ packages })
  const paper = useOrderPaper(order, isPage && canPrint)
  const paperActions = usePaperActions(props, paper)
  const cancelActions = useCancelActions(props)
  return (
    <>
      {canPrint && isPage && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={14} aria-hidden />}
          loading={paper.isReading}
          onClick={paper.print}
        >
          {t('print')}
        </Button>
      )}
      <span onPointerEnter={preloadDialogs} onFocus={preloadDialogs}>
        <RowActions
          name={order.code_po}
          actions={[...(canPrint ? paperActions : []), ...cancelActions]}
        />
      </span>
      {paper.sheet}
    </>
  )
}
