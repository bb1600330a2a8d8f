import { Button } from '@mantine/core'
import { deliveryNotePaper } from '@pasok/domain/orders/orders.delivery-note'
import { deskPaperTexts } from '@pasok/domain/orders/orders.desk.paper.texts'
import { deliveredPackages } from '@pasok/domain/orders/orders.delivered'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { orderPaperTexts } from '@pasok/domain/orders/orders.paper.texts'
import { IconArrowLeft, IconFileOff, IconPrinter } from '@tabler/icons-react'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { CutOffNote } from '../../../../../documents/cut-off-note'
import { LoadError } from '../../../../../documents/load-error'
import { PaperButtons } from '../../../../../documents/paper-buttons'
import { PaperFoot } from '../../../../../documents/paper-foot'
import { PaperPreview } from '../../../../../documents/paper-sheet'
import { useVendorOrder } from '../../../../../features/orders/vendor-orders.queries'
import { isMissing } from '../../../../../lib/api-error'
import { isCutOff } from '../../../../../lib/cut-off'
import { useTimeZone } from '../../../../../lib/format'
import { useLanguage, useTexts } from '../../../../../lib/texts'
import { EmptyState } from '../../../../../ui/empty-state'
import { PageHead } from '../../../../../ui/page-head'
import { SkeletonRows } from '../../../../../ui/skeleton-rows'
import { OrderMissing } from '../order-missing'
import { PickList } from './pick-list'
import type { Paper } from '../../search-params'
import { look } from '../../../../../ui/look'

const TITLES = { 'pick-list': 'pickList', 'delivery-note': 'deliveryNote' } as const

/** A pick list is printed as it is here; a delivery note is a document, with a file of its own. */
function PrintButtons({ order, of, code }: SheetsProps) {
  const t = useTexts(deskPaperTexts)
  const tp = useTexts(orderPaperTexts)
  if (of === 'delivery-note')
    return (
      <PaperButtons
        printLabel={t('print')}
        pdfLabel={tp('pdf')}
        isPage
        make={async (reader) => deliveryNotePaper(order, reader, code)}
        call="getDeliveryNotePdf"
        input={{
          params: { id: order._id },
          query: { ...(code !== undefined && { package: code }) },
        }}
      />
    )
  return (
    <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
}

interface SheetsProps {
  order: VendorOrder
  of: Paper
  code: string | undefined
}

function Sheets({ order, of, code }: SheetsProps) {
  const t = useTexts(deskPaperTexts)
  const packages = deliveredPackages(order, code)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const back = (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link {...props} to="/vendor/orders/$code" params={{ code: order.code_po }} />
      )}
    >
      {t('back')}
    </Button>
  )
  const title = `${t(TITLES[of])} ${code ?? order.code_po}`
  if (packages.length === 0)
    return (
      <>
        <PageHead title={title} />
        <EmptyState
          icon={<IconFileOff size={22} />}
          text={t('nothing')}
          helper={t('nothingHelp')}
          action={back}
        />
      </>
    )
  return (
    <>
      <div className={look('paper-hidden')}>
        <PageHead
          sticky
          title={title}
          actions={
            <>
              {back}
              <PrintButtons order={order} of={of} code={code} />
            </>
          }
        />
      </div>
      {of === 'delivery-note' ? (
        <PaperPreview paper={deliveryNotePaper(order, { language, timeZone }, code)} />
      ) : (
        <>
          <PaperFoot code={title} />
          {packages.map((pack) => (
            <PickList key={pack._id} order={order} pack={pack} />
          ))}
        </>
      )}
    </>
  )
}

/** `/vendor/orders/$code/paper`: what is printed of an order, as it comes out on A4. */
export default function VendorPaperScreen() {
  const t = useTexts(deskPaperTexts)
  const { code } = useParams({ from: '/vendor/orders/$code/paper' })
  const { of = 'pick-list', package: pack } = useSearch({ from: '/vendor/orders/$code/paper' })
  const query = useVendorOrder(code)
  const { data, error, isFetching, refetch } = query
  if (isMissing(error)) return <OrderMissing code={code} />
  if (data) return <Sheets order={data} of={of} code={pack} />
  const cutOff = isCutOff(query)
  return (
    <>
      <PageHead title={t(TITLES[of])} />
      {error && <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {cutOff && <CutOffNote />}
      {!error && !cutOff && <SkeletonRows rows={12} />}
    </>
  )
}
