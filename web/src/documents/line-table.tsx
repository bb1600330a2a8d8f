import { SKU_SHOWN_CHARACTERS } from '@pasok/domain/catalog/catalog.constants'
import { VisuallyHidden } from '@mantine/core'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconCircleCheck, IconClockHour4, IconNote, IconBan } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { NONE, percent, quantity, rupiah } from '../lib/format'

import { useTexts } from '../lib/texts'
import { Money } from '../ui/money'
import type { DocumentLine, LineMark, LineTone } from './document-line'
import { look } from '../ui/look'
import classes from './line-table.module.css'
import { ProductLink } from './product-link'
import { ProductThumb } from './product-picture'

interface LineTableProps {
  lines: readonly DocumentLine[]
  label: string
  /** Note shown under a line, over the full width. */
  noteOf?: ((line: DocumentLine) => ReactNode) | undefined
}

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

export function Mark({ mark }: { mark: LineMark }) {
  const Icon = MARK_ICON[mark.tone]
  return (
    <span
      className={`${look('inline-row', 'align-start', 'gap-4', 'medium')} ${classes.mark}`}
      data-tone={mark.tone}
    >
      <Icon size={14} aria-hidden className={look('mt-2')} />
      {mark.text}
    </span>
  )
}

export function Below({ children }: { children: ReactNode }) {
  return <span className={look('block', 'tiny', 'dimmed')}>{children}</span>
}

interface ChangedProps {
  was: string | undefined
  struck: boolean | undefined
  children: ReactNode
}

/** A figure with, below it, its value before the vendor changed it. */
function Changed({ was, struck, children }: ChangedProps) {
  const t = useTexts(documentTexts)
  return (
    <>
      {struck ? <s>{children}</s> : children}
      {was !== undefined && <Below>{t('was', { value: was })}</Below>}
    </>
  )
}

type Named = Pick<DocumentLine, 'name' | 'slug' | 'note'>

/** The product of a line, its details, and the buyer's note. */
export function ProductWords({ line, children }: { line: Named; children?: ReactNode }) {
  return (
    <div className={look('stack', 'gap-2', 'min-w-0')}>
      <ProductLink slug={line.slug} name={line.name} />
      {children}
      {line.note !== '' && (
        <span
          className={look(
            'inline-row',
            'align-start',
            'gap-4',
            'tiny',
            'break-anywhere',
            'pre-wrap',
          )}
        >
          <IconNote size={14} aria-hidden className={look('mt-2')} />
          {line.note}
        </span>
      )}
    </div>
  )
}

type Product = Named & Pick<DocumentLine, 'sku' | 'brand' | 'imageUrl'>

/** Product cell of a line: picture, name, brand, SKU and note. */
export function ProductCell({ line }: { line: Product }) {
  const facts = [line.brand, line.sku.slice(0, SKU_SHOWN_CHARACTERS)].filter(Boolean).join(' · ')
  return (
    <div className={look('flex', 'gap-10', 'min-w-0')}>
      <ProductThumb className={look('paper-hidden')} src={line.imageUrl} />
      <ProductWords line={line}>
        {facts !== '' && <span className={look('dimmed', 'tiny')}>{facts}</span>}
      </ProductWords>
    </div>
  )
}

interface FigureCellProps {
  /** Column heading, shown beside the value where the table becomes cards. */
  label: string
  children: ReactNode
}

export function FigureCell({ label, children }: FigureCellProps) {
  return (
    <td data-label={label} data-align="right" className={`${look('nowrap')} ${classes.figure}`}>
      {children}
    </td>
  )
}

interface LineRowProps {
  tone?: LineTone | 'short' | undefined
  isNoted?: boolean
  product: ReactNode
  children: ReactNode
}

export function LineRow({ tone, isNoted = false, product, children }: LineRowProps) {
  return (
    <tr
      data-tone={tone}
      data-noted={isNoted || undefined}
      className={look('paper-unbroken', !isNoted && 'ruled', tone === 'short' && 'error')}
    >
      <td className={classes.first}>{product}</td>
      {children}
    </tr>
  )
}

interface LineHead {
  text: string
  width: 'narrow' | 'count' | 'middle' | 'wide'
  isFigure?: boolean
}

interface LinesProps {
  label: string
  heads: readonly LineHead[]
  children: ReactNode
}

/** A table of product lines; on narrow screens each line is a card. */
export function Lines({ label, heads, children }: LinesProps) {
  const t = useTexts(documentTexts)
  return (
    <div className={`${look('overflow-x', 'container')} ${classes.scroll}`}>
      <table className={`${look('table', 'table-fixed', 'cells', 'text-xs')} ${classes.table}`}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead className={look('paper-with-next')}>
          <tr className={look('border-b')}>
            <th scope="col">{t('product')}</th>
            {heads.map(({ text, width, isFigure = true }) => (
              <th
                key={text}
                scope="col"
                data-align={isFigure ? 'right' : undefined}
                className={classes[width]}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
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
        <Below>
          <Money amount={line.retailPrice} struck />
        </Below>
      )}
    </Changed>
  )
}

function Row({ line, marked, note }: { line: DocumentLine; marked: boolean; note: ReactNode }) {
  const t = useTexts(documentTexts)
  return (
    <>
      <LineRow tone={line.mark?.tone} isNoted={Boolean(note)} product={<ProductCell line={line} />}>
        <FigureCell label={t('quantity')}>
          <Changed
            was={line.quantityWas === undefined ? undefined : quantity(line.quantityWas)}
            struck={line.isCanceled}
          >
            {quantity(line.quantity)}
          </Changed>
        </FigureCell>
        <FigureCell label={t('unitPrice')}>
          <PriceCell line={line} />
        </FigureCell>
        <FigureCell label={t('discount')}>
          {line.discountPercent > 0 ? percent(line.discountPercent) : NONE}
        </FigureCell>
        <FigureCell label={t('tax')}>{line.tax}</FigureCell>
        <FigureCell label={t('lineTotal')}>
          <Changed
            was={line.subTotalWas === undefined ? undefined : rupiah(line.subTotalWas)}
            struck={line.isCanceled}
          >
            <Money amount={line.subTotal} strong />
          </Changed>
        </FigureCell>
        {marked && <td data-label={t('columnStatus')}>{line.mark && <Mark mark={line.mark} />}</td>}
      </LineRow>
      {note && (
        <tr
          className={`${look('ruled', 'text-xs', 'paper-hidden')} ${classes.noteRow}`}
          data-tone={line.mark?.tone}
        >
          <td colSpan={FIGURES.length + (marked ? 2 : 1)}>{note}</td>
        </tr>
      )}
    </>
  )
}

export function LineTable({ lines, label, noteOf }: LineTableProps) {
  const t = useTexts(documentTexts)
  const marked = lines.some(({ mark }) => mark !== undefined)
  const heads: LineHead[] = FIGURES.map(({ head, width }) => ({ text: t(head), width }))
  if (marked) heads.push({ text: t('columnStatus'), width: 'wide', isFigure: false })
  return (
    <Lines label={label} heads={heads}>
      {lines.map((line) => (
        <Row key={line.id} line={line} marked={marked} note={noteOf?.(line)} />
      ))}
    </Lines>
  )
}
