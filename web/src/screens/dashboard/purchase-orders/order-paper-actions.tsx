import { Button } from '@mantine/core'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderPaperTexts } from '@pasok/domain/orders/orders.paper.texts'
import { hasPaper } from '@pasok/domain/orders/orders.rules'
import { getOrderPdf } from '@pasok/domain/orders/orders.paper.contract'
import { IconFileTypePdf, IconMail, IconPrinter } from '@tabler/icons-react'
import { PaperSheet } from '../../../documents/paper-sheet'
import { usePrint } from '../../../documents/use-print'
import { useReadOrder } from '../../../features/orders/order-mail.queries'
import { fetchAhead } from '../../../lib/fetched'
import { timeZoneOf } from '../../../lib/format'
import { reach } from '../../../lib/reach'
import { useSession } from '../../../lib/session'
import { useLanguage, useTexts } from '../../../lib/texts'
import { toastError } from '../../../lib/toast'
import { useDownload } from '../../../lib/use-download'
import { sendDialog, useAsk } from './order-dialogs'

const paperRules = () => import('@pasok/domain/orders/orders.paper')

/** Prints an order whole, as it stands now: a card shows the packages of its tab alone. */
function useOrderPrint(id: string) {
  const read = useReadOrder()
  const language = useLanguage()
  const timeZone = timeZoneOf(useSession().time_zone)
  return usePrint(async () => {
    // No part of what the list waits for.
    const [order, { orderPaper }] = await Promise.all([read(id), reach(paperRules)])
    return orderPaper(order, { language, timeZone }, new Date())
  })
}

/** `Print Order`, its document as a file, and by email; of what was canceled there is none (Spec 2 §2). */
export function OrderPaperActions({ order }: { order: PurchaseOrder }) {
  const t = useTexts(orderPaperTexts)
  const { paper, isReading, print } = useOrderPrint(order._id)
  const file = useDownload(getOrderPdf, { params: { id: order._id } }, toastError)
  const ask = useAsk()
  if (!hasPaper(order)) return null
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPrinter size={14} aria-hidden />}
        loading={isReading}
        onClick={print}
      >
        {t('print')}
      </Button>
      <Button
        variant="default"
        size="xs"
        title={t('pdfTitle', { code: order.code_po })}
        leftSection={<IconFileTypePdf size={14} aria-hidden />}
        loading={file.bytes !== null}
        onClick={file.start}
      >
        {t('pdf')}
      </Button>
      {order.actions.send && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconMail size={14} aria-hidden />}
          aria-haspopup="dialog"
          onPointerEnter={() => fetchAhead(sendDialog)}
          onFocus={() => fetchAhead(sendDialog)}
          onClick={() => ask({ kind: 'send', order })}
        >
          {t('send')}
        </Button>
      )}
      {paper && <PaperSheet paper={paper} />}
    </>
  )
}
