import { readFigure } from '@pasok/domain/kernel/read-figure'
import { QUICK_FIELDS, type QuickField } from '@pasok/domain/catalog/portal/portal.constants'
import type { PortalProductRow } from '@pasok/domain/catalog/portal/portal.model'
import {
  listProductProblems,
  type ProductProblem,
} from '@pasok/domain/catalog/catalog.product.rules'

export interface CellPlace {
  id: string
  field: QuickField
}

export type Step = 'up' | 'down' | 'left' | 'right'

export const keyOfCell = ({ id, field }: CellPlace): string => `${id}:${field}`

/**
 * Returns the next cell: below or above in the same column, or beside it, continuing in the next row; undefined
 * at the end of the table.
 */
export function placeAfter(
  rows: readonly Pick<PortalProductRow, '_id'>[],
  { id, field }: CellPlace,
  step: Step,
): CellPlace | null {
  const row = rows.findIndex(({ _id }) => _id === id)
  if (row < 0) return null
  const columns = QUICK_FIELDS.length
  const at = row * columns + QUICK_FIELDS.indexOf(field)
  const away = { up: -columns, down: columns, left: -1, right: 1 }[step]
  const next = at + away
  const there = next < 0 ? undefined : rows[Math.floor(next / columns)]
  const column = QUICK_FIELDS[next % columns]
  return there && column ? { id: there._id, field: column } : null
}

/** Result of parsing a typed figure: a new value, unchanged, or an error. */
type Typed =
  | { kind: 'value'; value: number }
  | { kind: 'same' }
  | { kind: 'wrong'; problem: ProductProblem }

export function readCell(field: QuickField, typed: string, had: number): Typed {
  const text = readFigure(typed)
  const [problem] = listProductProblems({ [field]: text })
  if (problem) return { kind: 'wrong', problem }
  const value = Number(text)
  return value === had ? { kind: 'same' } : { kind: 'value', value }
}
