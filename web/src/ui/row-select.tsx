import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { keysBetween } from '../lib/list-slices'
import { createStore } from '../lib/store'
import { useTexts } from '../lib/texts'
import type { DataTableProps } from './data-table.types'
import classes from './data-table.module.css'
import { SelectBox } from './select-box'

type Selecting<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'rowKey' | 'rowName' | 'selection' | 'choosable'
>

const keysOf = <Row,>({ rows = [], rowKey, choosable = () => true }: Selecting<Row>) =>
  rows.filter(choosable).map(rowKey)

/** Key of the last pressed row, from which Shift extends the selection. */
const lastPressed = createStore('')

/** Checkbox of a row; with Shift, all rows since the last pressed checkbox get the same state. */
export function SelectRow<Row>(props: Selecting<Row> & { row: Row }) {
  const { row, rowKey, rowName, selection, choosable } = props
  const t = useTexts(shellTexts)
  if (!selection || choosable?.(row) === false) return null
  const key = rowKey(row)
  const { chosen, onChange } = selection
  const press = (isChosen: boolean, isRange: boolean) => {
    const reached = isRange ? keysBetween(keysOf(props), lastPressed.get(), key) : [key]
    lastPressed.set(key)
    const next = new Set(chosen)
    for (const one of reached)
      if (isChosen) next.add(one)
      else next.delete(one)
    onChange(next)
  }
  return (
    <SelectBox
      className={classes.select}
      label={t('selectRow', { name: rowName?.(row) ?? key })}
      count={chosen.has(key) ? 1 : 0}
      of={1}
      onChange={press}
    />
  )
}

/** Checkbox in the heading: selects all rows of the page, or none. */
export function SelectPage<Row>(props: Selecting<Row>) {
  const { selection } = props
  const t = useTexts(shellTexts)
  const keys = keysOf(props)
  const count = keys.filter((key) => selection?.chosen.has(key)).length
  if (!selection) return null
  return (
    <SelectBox
      className={classes.select}
      label={t('selectPage')}
      count={count}
      of={keys.length}
      onChange={(isChosen) => {
        const others = [...selection.chosen].filter((key) => !keys.includes(key))
        selection.onChange(new Set(isChosen ? [...others, ...keys] : others))
      }}
    />
  )
}
