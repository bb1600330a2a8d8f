import { readFigure } from '@pasok/domain/kernel/read-figure'
import { Button, UnstyledButton } from '@mantine/core'
import type { QuickField } from '@pasok/domain/catalog/portal/portal.constants'
import { portalListTexts } from '@pasok/domain/catalog/portal/portal.list.texts'
import type { PortalProductRow } from '@pasok/domain/catalog/portal/portal.model'
import { productFieldTexts } from '@pasok/domain/catalog/portal/portal.texts'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { percent, quantity, rupiah } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { figureError } from '../../ui/figure-choice'
import { Busy } from '../../ui/busy'
import { questionStore } from '../../ui/confirm'
import type { CellMark } from './portal-cell-saves'
import classes from './portal-cell.module.css'
import { keyOfCell, type CellPlace, type Step } from './portal-cells'
import type { PortalCells, EditedCell } from './use-portal-cells'
import { look } from '../../ui/look'

const SHOWN: Readonly<Record<QuickField, (value: number) => string>> = {
  retail_price: rupiah,
  discount_product: percent,
  stock: quantity,
  minimum_order_quantity: quantity,
}

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
/** Typing a digit starts editing without pressing Enter. */
const DIGIT = /^\d$/

const stepOf = ({ key, shiftKey }: KeyboardEvent): Step | undefined => {
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  return undefined
}

interface FieldProps {
  cell: EditedCell
  label: string
  problemId: string | undefined
  cells: PortalCells
}

function CellField({ cell, label, problemId, cells }: FieldProps) {
  const [typed, setTyped] = useState(cell.typed)
  // Set after Escape or a move to another cell: the blur that follows must not save.
  const isOver = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
    // If a typed digit started the editing, the caret goes after it.
    if (cell.isTypedOver) field.current?.setSelectionRange(1, 1)
  }, [cell])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = stepOf(event)
    if (event.key === 'Escape') {
      event.preventDefault()
      isOver.current = true
      cells.giveBack(cell.place)
    } else if (step) {
      event.preventDefault()
      isOver.current = cells.go(cell, typed, step)
    }
  }
  return (
    <input
      ref={field}
      className={`${look('tabular', 'text-right', 'phone-text-lg', 'phone-touch')} ${classes.field}`}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      aria-label={label}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        cells.type(cell)
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        // While a dialog offers to discard the input, the cell is not left yet.
        if (!isOver.current && questionStore.get() === null) cells.leave(cell, typed)
      }}
    />
  )
}

function CellSign({ mark, note }: { mark: CellMark | undefined; note: string | undefined }) {
  const t = useTexts(portalListTexts)
  if (mark?.kind === 'saving') return <Busy size={12} label={t('saving')} />
  if (mark?.kind === 'saved')
    return <IconCheck size={14} aria-hidden className={look('green')} data-saved />
  if (note === undefined || mark) return null
  return (
    <span title={note} className={look('grid', 'amber')}>
      <IconAlertTriangle size={14} aria-hidden />
    </span>
  )
}

interface OvertakenProps {
  place: CellPlace
  saved: string
  cells: PortalCells
}

function Overtaken({ place, saved, cells }: OvertakenProps) {
  const t = useTexts(portalListTexts)
  const tf = useTexts(formTexts)
  return (
    <div role="alert" className={`${look('tiny', 'text-right')} ${classes.note}`}>
      {t('overtaken', { value: saved })}
      <span className={look('flex', 'wrap', 'justify-end', 'gap-4', 'mt-4')}>
        <Button size="compact-xs" variant="default" onClick={() => cells.keepMine(place)}>
          {tf('keepMine')}
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => cells.giveBack(place)}>
          {tf('takeTheirs')}
        </Button>
      </span>
    </div>
  )
}

interface CellProps {
  row: PortalProductRow
  field: QuickField
  cells: PortalCells
  /** Warning beside the value, such as low stock. */
  note?: string | undefined
}

export function PortalCell({ row, field, cells, note }: CellProps) {
  const t = useTexts(portalListTexts)
  const tf = useTexts(productFieldTexts)
  const problemId = useId()
  const place = { id: row._id, field }
  const key = keyOfCell(place)
  const mark = cells.marks.get(key)
  const { editing } = cells
  const edited = editing && keyOfCell(editing.place) === key ? editing : null
  const isWrong = mark?.kind === 'wrong'
  const isOwn = mark && mark.kind !== 'saved'
  const own = isOwn ? Number(readFigure(mark.typed)) : row[field]
  const value = isOwn && isWrong && !Number.isFinite(own) ? mark.typed : SHOWN[field](own)
  const names = { field: tf(field), name: row.name }
  return (
    <div className={classes.cell} data-kind={mark?.kind}>
      {edited ? (
        <CellField
          key={key}
          cell={edited}
          label={t('cell', names)}
          problemId={isWrong ? problemId : undefined}
          cells={cells}
        />
      ) : (
        <UnstyledButton
          className={`${look('row', 'justify-end', 'gap-6', 'tabular', 'nowrap', 'phone-touch', mark?.kind === 'saving' && 'dimmed')} ${classes.figure}`}
          data-cell={key}
          aria-label={t('cellValue', { ...names, value: note ? `${value}, ${note}` : value })}
          aria-describedby={isWrong ? problemId : undefined}
          onClick={() => cells.begin(place)}
          onKeyDown={(event) => {
            const step = ARROWS[event.key]
            if (step) {
              event.preventDefault()
              cells.move(place, step)
            } else if (DIGIT.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
              event.preventDefault()
              cells.begin(place, event.key)
            } else if (event.key === 'Escape' && isWrong) cells.giveBack(place)
          }}
        >
          <CellSign mark={mark} note={note} />
          {value}
        </UnstyledButton>
      )}
      {isWrong && (
        <p
          id={problemId}
          role="alert"
          className={`${look('error', 'tiny', 'text-right')} ${classes.note}`}
        >
          {figureError(mark.typed, (reading) => cells.take(place, reading), mark.message)}
        </p>
      )}
      {mark?.kind === 'overtaken' && !edited && (
        <Overtaken place={place} saved={SHOWN[field](mark.saved)} cells={cells} />
      )}
    </div>
  )
}
