import type { VendorOrder, VendorPackage } from '@pasok/domain/orders/orders.model'
import { deskPaperTexts } from '@pasok/domain/orders/orders.desk.paper.texts'
import type { ComponentProps, ReactNode } from 'react'
import { Party } from '../../../../../documents/party'
import { useTexts } from '../../../../../lib/texts'
import sheet from '../../../sheet.module.css'
import classes from './paper.module.css'
import { look } from '../../../../../ui/look'

export interface SheetProps {
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
  /** What stands between the title and the lines, on the first page alone. */
  parties: ReactNode
  /** The lines. */
  children: ReactNode
  /** Below the lines. */
  foot?: ReactNode
}

/** A sheet of paper of one package; its title and the heads stand on every page. */
export function Sheet(props: SheetTableProps) {
  const { order, pack, title, columns, parties, children, foot } = props
  const t = useTexts(deskPaperTexts)
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

/** Who it is, and where. */
export function Labelled({ label, ...party }: LabelledProps) {
  return (
    <div className={look('stack', 'gap-2', 'break-anywhere')}>
      <span className={look('dimmed', 'tiny')}>{label}</span>
      <Party {...party} />
    </div>
  )
}
