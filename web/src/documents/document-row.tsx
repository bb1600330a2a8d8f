import { Box, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { SortHead } from '../ui/data-table'
import type { ColumnSort, TableSort } from '../ui/data-table.types'
import { look } from '../ui/look'
import classes from './document-row.module.css'
import { SORTS_OF_DATE, SORTS_OF_TOTAL } from './use-sort'

interface DocumentRowProps {
  /** The element id of the title, which names the row. */
  id: string
  title: ReactNode
  /** The other company. */
  party: string
  date: string
  note: ReactNode
  figure: ReactNode
  action: ReactNode
  menu: ReactNode
  isOpen: boolean
  onToggle: () => void
  toggleLabel: string
  /** The address names this document: it is scrolled to and focused. */
  isAddressed?: boolean
  children: ReactNode
}

/** A document as one row of a list, which opens in place. */
export function DocumentRow(props: DocumentRowProps) {
  const { id, title, party, date, note, figure, action, menu, children } = props
  const { isOpen, onToggle, toggleLabel, isAddressed = false } = props
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isAddressed) return
    row.current?.focus({ preventScroll: true })
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [isAddressed])
  return (
    <article
      ref={row}
      className={`${look('focus-bare')} ${classes.row}`}
      data-opened={isAddressed || undefined}
      tabIndex={isAddressed ? -1 : undefined}
      aria-labelledby={id}
    >
      <header className={`${look('relative', 'hover', 'touch', 'above-link')} ${classes.head}`}>
        <UnstyledButton
          className={`${look('stretched', 'dimmed', 'centered', 'min-h-32', 'phone-touch')} ${classes.toggle}`}
          aria-label={toggleLabel}
          aria-expanded={isOpen}
          // Ignores the second press of a double click, which may have closed a dialog with its first.
          onClick={({ detail }) => detail < 2 && onToggle()}
        >
          <IconChevronRight size={16} aria-hidden className={look('turn', 'quarter-turned')} />
        </UnstyledButton>
        <div className={`${classes.title} ${look('min-w-0')}`}>{title}</div>
        <div className={`${classes.party} ${look('truncate', 'text-xs')}`} title={party}>
          {party}
        </div>
        <Box
          visibleFrom="lg"
          className={`${classes.date} ${look('dimmed', 'text-xs', 'tabular', 'nowrap')}`}
        >
          {date}
        </Box>
        <div className={`${classes.note} ${look('min-w-0')}`}>{note}</div>
        <div className={`${classes.figure} ${look('text-right')}`}>{figure}</div>
        <div className={`${classes.action} ${look('flex', 'justify-end', 'empty-hidden')}`}>
          {action}
        </div>
        <div className={classes.menu}>{menu}</div>
      </header>
      {isOpen && <div className={look('border-t')}>{children}</div>}
    </article>
  )
}

interface DocumentRowsProps {
  heads: Record<'title' | 'party' | 'date' | 'note' | 'figure', string>
  sort: TableSort
  children: ReactNode
}

/** Rows of documents below their column headings; those of dates and figures sort. */
export function DocumentRows({ heads, sort, children }: DocumentRowsProps) {
  const order = sort.options.find(({ value }) => value === sort.by)?.label ?? ''
  const sorted = (head: string, sorts: readonly ColumnSort[]) => (
    <SortHead
      column={{ head, sorts }}
      sort={sort}
      label={sorts.some(({ by }) => by === sort.by) ? `${head}: ${order}` : head}
    />
  )
  return (
    <div className={`${look('frame', 'overflow-clip', 'divided')} ${classes.rows}`}>
      <Box visibleFrom="lg" className={`${look('dimmed', 'min-h-32')} pasok-label ${classes.head}`}>
        <span className={classes.title}>{heads.title}</span>
        <span className={classes.party}>{heads.party}</span>
        <span className={classes.date}>{sorted(heads.date, SORTS_OF_DATE)}</span>
        <span className={classes.note}>{heads.note}</span>
        <span className={`${classes.figure} ${look('text-right')}`}>
          {sorted(heads.figure, SORTS_OF_TOTAL)}
        </span>
      </Box>
      {children}
    </div>
  )
}
