import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useEffect, useRef } from 'react'
import { createStore } from '../lib/store'
import { useTexts } from '../lib/texts'
import type { DataTableProps } from './data-table.types'
import classes from './data-table.module.css'
import { look } from './look'

type Selecting<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'rowKey' | 'rowName' | 'selection' | 'choosable'
>

const keysOf = <Row,>({ rows = [], rowKey, choosable = () => true }: Selecting<Row>) =>
  rows.filter(choosable).map(rowKey)

/** The rows from the one that was pressed last to this one, both included. */
function between(keys: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [other] : keys.slice(from, to + 1)
}

/** Where the last press was: with Shift the next one reaches from there. */
const lastPressed = createStore('')

/** The box before a row; with Shift, everything since the last box is as this one. */
export function SelectRow<Row>(props: Selecting<Row> & { row: Row }) {
  const { row, rowKey, rowName, selection, choosable } = props
  const t = useTexts(shellTexts)
  if (!selection || choosable?.(row) === false) return null
  const key = rowKey(row)
  const { chosen, onChange } = selection
  const press = (isChosen: boolean, isRange: boolean) => {
    const reached = isRange ? between(keysOf(props), lastPressed.get(), key) : [key]
    lastPressed.set(key)
    const next = new Set(chosen)
    for (const one of reached)
      if (isChosen) next.add(one)
      else next.delete(one)
    onChange(next)
  }
  return (
    <label className={`${look('centered', 'flex-none', 'pointer')} ${classes.select}`}>
      <input
        type="checkbox"
        aria-label={t('selectRow', { name: rowName?.(row) ?? key })}
        checked={chosen.has(key)}
        onChange={({ currentTarget, nativeEvent }) =>
          press(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}

/** The box in the head: all rows of the page, or none. */
export function SelectPage<Row>(props: Selecting<Row>) {
  const { selection } = props
  const t = useTexts(shellTexts)
  const box = useRef<HTMLInputElement>(null)
  const keys = keysOf(props)
  const count = keys.filter((key) => selection?.chosen.has(key)).length
  const isSome = count > 0 && count < keys.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  if (!selection) return null
  return (
    <label className={`${look('centered', 'flex-none', 'pointer')} ${classes.select}`}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t('selectPage')}
        disabled={keys.length === 0}
        checked={count > 0 && count === keys.length}
        onChange={({ currentTarget }) => {
          const others = [...selection.chosen].filter((key) => !keys.includes(key))
          selection.onChange(new Set(currentTarget.checked ? [...others, ...keys] : others))
        }}
      />
    </label>
  )
}
