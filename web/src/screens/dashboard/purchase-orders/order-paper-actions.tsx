import { Button } from '@mantine/core'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderPaperTexts } from '@pasok/domain/orders/orders.paper.texts'
import { hasPaper } from '@pasok/domain/orders/orders.rules'
import { IconMail } from '@tabler/icons-react'
import { PaperButtons } from '../../../documents/paper-buttons'
import { useReadOrder } from '../../../features/orders/order-mail.queries'
import { reach } from '../../../lib/reach'
import { useTexts } from '../../../lib/texts'
import { SendOrderDialog, useAsk } from './order-dialogs'

const paperRules = () => import('@pasok/domain/orders/orders.paper')

interface OrderPaperActionsProps {
  order: PurchaseOrder
  /** The page is about this order alone. */
  isPage: boolean
}

/** `Print Order`, its document as a file, and by email; of what was canceled there is none (Spec 2 §2). */
export function OrderPaperActions({ order, isPage }: OrderPaperActionsProps) {
  const t = useTexts(orderPaperTexts)
  const read = useReadOrder()
  const ask = useAsk()
  if (!hasPaper(order)) return null
  return (
    <>
      <PaperButtons
        isPage={isPage}
        size="xs"
        printLabel={t('print')}
        pdfLabel={t('pdf')}
        pdfTitle={t('pdfTitle', { code: order.code_po })}
        // The order whole, as it stands now: a card shows the packages of its tab alone.
        make={async (reader) => {
          // No part of what the list waits for.
          const [whole, { orderPaper }] = await Promise.all([read(order._id), reach(paperRules)])
          return orderPaper(whole, reader, new Date())
        }}
        call="getOrderPdf"
        input={{ params: { id: order._id } }}
      />
      {order.actions.send && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconMail size={14} aria-hidden />}
          aria-haspopup="dialog"
          onPointerEnter={SendOrderDialog.preload}
          onFocus={SendOrderDialog.preload}
          onClick={() => ask({ kind: 'send', order })}
        >
          {t('send')}
        </Button>
      )}
    </>
  )
}
