import { SKU_SHOWN_CHARACTERS } from '@pasok/domain/catalog/catalog.constants'
import { VisuallyHidden } from '@mantine/core'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconCircleCheck, IconClockHour4, IconNote, IconBan } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { percent, quantity, rupiah } from '../lib/format'
import { NONE } from '../lib/none'
import { useTexts } from '../lib/texts'
import { Money } from '../ui/money'
import type { DocumentLine, LineMark, LineTone } from './document-line'
import classes from './line-table.module.css'
import { ProductLink } from './product-link'
import { ProductThumb } from './product-thumb'

interface LineTableProps {
  lines: readonly DocumentLine[]
  /** Names the table for those who don't see it. */
  label: string
  /** What stands quietly under a line, over its whole width. */
  noteOf?: ((line: DocumentLine) => ReactNode) | undefined
}

/** The columns of figures and how much room they need. */
const FIGURES = [
  { head: 'quantity', width: 'narrow' },
  { head: 'unitPrice', width: 'wide' },
  { head: 'discount', width: 'narrow' },
  { head: 'tax', width: 'middle' },
  { head: 'lineTotal', width: 'wide' },
] as const

const MARK_ICON: Readonly<Record<LineTone, typeof IconBan>> = {
  done: IconCircleCheck,
  waiting: IconClockHour4,
  ended: IconBan,
}

/** How a line stands. */
export function Mark({ mark }: { mark: LineMark }) {
  const Icon = MARK_ICON[mark.tone]
  return (
    <span className={classes.mark} data-tone={mark.tone}>
      <Icon size={14} aria-hidden />
      {mark.text}
    </span>
  )
}

interface ChangedProps {
  was: string | undefined
  /** It doesn't count any more. */
  struck: boolean | undefined
  children: ReactNode
}

/** A figure, and under it what it was before the vendor changed it. */
function Changed({ was, struck, children }: ChangedProps) {
  const t = useTexts(documentTexts)
  return (
    <>
      {struck ? <s>{children}</s> : children}
      {was !== undefined && <span className={classes.was}>{t('was', { value: was })}</span>}
    </>
  )
}

type Product = Pick<DocumentLine, 'name' | 'slug' | 'sku' | 'brand' | 'imageUrl' | 'note'>

/** What a line is about, with what was said of it. */
export function ProductCell({ line }: { line: Product }) {
  const facts = [line.brand, line.sku.slice(0, SKU_SHOWN_CHARACTERS)].filter(Boolean).join(' · ')
  return (
    <div className={classes.product}>
      <ProductThumb className={classes.picture} src={line.imageUrl} />
      <div className={classes.words}>
        <ProductLink className={classes.name} slug={line.slug} name={line.name} />
        {facts !== '' && <span className={classes.facts}>{facts}</span>}
        {line.note !== '' && (
          <span className={classes.note}>
            <IconNote size={14} aria-hidden />
            {line.note}
          </span>
        )}
      </div>
    </div>
  )
}

function PriceCell({ line }: { line: DocumentLine }) {
  return (
    <Changed
      was={line.priceWas === undefined ? undefined : rupiah(line.priceWas)}
      struck={line.isCanceled}
    >
      <Money amount={line.price} />
      {line.retailPrice !== line.price && (
        <span className={classes.retail}>
          <Money amount={line.retailPrice} struck />
        </span>
      )}
    </Changed>
  )
}

function Row({ line, marked, note }: { line: DocumentLine; marked: boolean; note: ReactNode }) {
  const t = useTexts(documentTexts)
  return (
    <>
      <tr data-tone={line.mark?.tone} data-noted={note ? true : undefined}>
        <td className={classes.first}>
          <ProductCell line={line} />
        </td>
        <td className={classes.figure} data-label={t('quantity')}>
          <Changed
            was={line.quantityWas === undefined ? undefined : quantity(line.quantityWas)}
            struck={line.isCanceled}
          >
            {quantity(line.quantity)}
          </Changed>
        </td>
        <td className={classes.figure} data-label={t('unitPrice')}>
          <PriceCell line={line} />
        </td>
        <td className={classes.figure} data-label={t('discount')}>
          {line.discountPercent > 0 ? percent(line.discountPercent) : NONE}
        </td>
        <td className={classes.figure} data-label={t('tax')}>
          {line.tax}
        </td>
        <td className={classes.figure} data-label={t('lineTotal')}>
          <Changed
            was={line.subTotalWas === undefined ? undefined : rupiah(line.subTotalWas)}
            struck={line.isCanceled}
          >
            <Money amount={line.subTotal} strong />
          </Changed>
        </td>
        {marked && (
          <td className={classes.status} data-label={t('columnStatus')}>
            {line.mark && <Mark mark={line.mark} />}
          </td>
        )}
      </tr>
      {note && (
        <tr className={classes.noteRow} data-tone={line.mark?.tone}>
          <td colSpan={FIGURES.length + (marked ? 2 : 1)}>{note}</td>
        </tr>
      )}
    </>
  )
}

/** The items of a document; on a phone each one is a card. */
export function LineTable({ lines, label, noteOf }: LineTableProps) {
  const t = useTexts(documentTexts)
  const marked = lines.some(({ mark }) => mark !== undefined)
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            {FIGURES.map(({ head, width }) => (
              <th key={head} scope="col" className={`${classes.figure} ${classes[width]}`}>
                {t(head)}
              </th>
            ))}
            {marked && (
              <th scope="col" className={classes.wide}>
                {t('columnStatus')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.id} line={line} marked={marked} note={noteOf?.(line)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
