import { Button } from '@mantine/core'
import { deliveredPackages } from '@pasok/domain/orders/orders.rules'
import { deliveryNotePaper } from '@pasok/domain/orders/paper/delivery-note'
import { orderPaperTexts, portalPaperTexts } from '@pasok/domain/orders/paper/paper.texts'
import type { VendorOrder, VendorOrderItem, VendorPackage } from '@pasok/domain/orders/orders.model'

import { addressLine } from '@pasok/domain/requests/requests.address'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import { IconArrowLeft, IconFileOff, IconPrinter } from '@tabler/icons-react'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { CutOffNote } from '../../../../../documents/cut-off-note'
import { LoadError } from '../../../../../documents/load-error'
import { PaperButtons } from '../../../../../documents/paper-buttons'
import { PaperFoot } from '../../../../../documents/paper-foot'
import { PaperPreview } from '../../../../../documents/paper-sheet'
import { Party } from '../../../../../documents/party'
import { currentFiguresOf } from '../../../../../features/orders/item-proposal'
import {
  useVendorOrder,
  useVendorOrderStorages,
} from '../../../../../features/orders/vendor-orders.queries'
import { isMissing } from '../../../../../lib/api-error'
import { isCutOff } from '../../../../../lib/is-cut-off'
import { NONE, quantity, useFormats, useTimeZone } from '../../../../../lib/format'

import { useLanguage, useTexts } from '../../../../../lib/texts'
import { EmptyState } from '../../../../../ui/empty-state'
import { look } from '../../../../../ui/look'
import { PageHead } from '../../../../../ui/page-head'
import { SkeletonRows } from '../../../../../ui/skeleton-rows'
import sheet from '../../../sheet.module.css'
import type { Paper } from '../../search-params'
import { OrderMissing } from '../package-card'
import classes from './screen.module.css'

interface SheetProps {
  order: VendorOrder
  pack: VendorPackage
}

interface SheetColumn {
  head: string
  width?: string
  align?: 'right' | 'center'
}

interface SheetTableProps extends SheetProps {
  title: string
  columns: readonly SheetColumn[]
  /** Shown between title and lines, on the first page only. */
  parties: ReactNode
  children: ReactNode
  foot?: ReactNode
}

/** Printed document of one package; title and column headings repeat on every page. */
function Sheet(props: SheetTableProps) {
  const { order, pack, title, columns, parties, children, foot } = props
  const t = useTexts(portalPaperTexts)
  const name = `${title} ${pack.code_package}`
  return (
    <article
      className={`${classes.sheet} ${sheet.sheet} ${look('p-sm', 'frame', 'overflow-x')}`}
      aria-label={name}
    >
      <header
        className={look('flex', 'justify-between', 'align-baseline', 'gap-md', 'semibold', 'mb-md')}
      >
        <span>{order.vendor.name}</span>
        <h2 className={look('text-xl', 'semibold')}>{title}</h2>
      </header>
      {parties}
      <table
        className={`${classes.table} ${sheet.table} ${look('table', 'text-xs', 'tabular', 'break-anywhere', 'paper-small')}`}
      >
        <thead>
          <tr className={classes.running}>
            <th scope="colgroup" colSpan={columns.length} aria-label={name}>
              <span className={look('flex', 'wrap', 'align-baseline', 'gap-2-sm')}>
                <strong className={look('text-md')}>{title}</strong>
                <span>
                  {t('package')} {pack.code_package}
                </span>
                <span>
                  {t('order')} {order.code_po}
                </span>
                <span className={look('own-line', 'break-anywhere')}>{order.buyer.name}</span>
              </span>
            </th>
          </tr>
          <tr>
            {columns.map(({ head, width, align }) => (
              <th
                key={head}
                scope="col"
                style={{ width }}
                data-align={align}
                className={look('nowrap', align === 'center' && 'text-center')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {foot}
    </article>
  )
}

interface LabelledProps extends ComponentProps<typeof Party> {
  label: string
}

function Labelled({ label, ...party }: LabelledProps) {
  return (
    <div className={look('stack', 'gap-2', 'break-anywhere')}>
      <span className={look('dimmed', 'tiny')}>{label}</span>
      <Party {...party} />
    </div>
  )
}

interface LineProps {
  item: VendorOrderItem
  number: number
  /** Storage location; undefined when no item of the list has one. */
  storage: string | undefined
}

function Line({ item, number, storage }: LineProps) {
  const t = useTexts(portalPaperTexts)
  return (
    <tr>
      <td data-align="right">{number}</td>
      <td className={look('text-center')} aria-label={t('picked')}>
        <span className={`${classes.box} ${look('inline-block', 'rounded-xs')}`} />
      </td>
      {storage !== undefined && <td>{storage || NONE}</td>}
      <td>{item.sku}</td>
      <td>
        {item.name}
        {item.note !== '' && (
          <span className={look('block', 'dimmed', 'tiny', 'pre-wrap')}>{item.note}</span>
        )}
        {item.standing && (
          <span className={look('block', 'dimmed', 'tiny', 'pre-wrap')}>
            {t('waits', { quantity: quantity(item.quantity) })}
          </span>
        )}
      </td>
      <td data-align="right" className={look('semibold')}>
        {quantity(currentFiguresOf(item).quantity)}
      </td>
    </tr>
  )
}

/** Pick list of a package, with a checkbox before each line. */
function PickList({ order, pack }: SheetProps) {
  const t = useTexts(portalPaperTexts)
  const { dateTime } = useFormats()
  const { data: storages = {} } = useVendorOrderStorages(order.code_po)
  const { ship_to: place } = order
  const items = pack.items.filter(({ canceled }) => !canceled)
  const hasLocations = items.some(({ productId }) => storages[productId])
  return (
    <Sheet
      order={order}
      pack={pack}
      title={t('pickList')}
      parties={
        <div
          className={`${classes.parties} ${look('grid', 'auto-columns', 'gap-sm', 'mb-md', 'paper-unbroken')}`}
        >
          <Labelled
            label={t('buyer')}
            name={order.buyer.name}
            lines={order.department === NO_DEPARTMENT ? [] : [order.department]}
          />
          <Labelled label={t('shipTo')} name={place.name} lines={[addressLine(place)]} />
          <Labelled
            label={t('date')}
            name={dateTime(order.date)}
            lines={[t('itemsCount', { count: items.length })]}
          />
        </div>
      }
      columns={[
        { head: t('number'), width: '10mm', align: 'right' },
        { head: t('picked'), width: '18mm', align: 'center' },
        ...(hasLocations ? [{ head: t('storage'), width: '36mm' }] : []),
        { head: t('sku'), width: hasLocations ? '36mm' : '48mm' },
        { head: t('product') },
        { head: t('quantity'), width: '24mm', align: 'right' },
      ]}
    >
      {items.map((item, index) => (
        <Line
          key={item._id}
          item={item}
          number={index + 1}
          storage={hasLocations ? (storages[item.productId] ?? '') : undefined}
        />
      ))}
    </Sheet>
  )
}

const TITLES = { 'pick-list': 'pickList', 'delivery-note': 'deliveryNote' } as const

/** Pick lists are printed from this page; a delivery note is a document with its own PDF. */
function PrintButtons({ order, of, code }: SheetsProps) {
  const t = useTexts(portalPaperTexts)
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
  const t = useTexts(portalPaperTexts)
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

/** `/vendor/orders/$code/paper`: printable documents of an order on A4. */
export default function VendorPaperScreen() {
  const t = useTexts(portalPaperTexts)
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
