import { readFigure } from '@pasok/domain/kernel/read-figure'
import { productFieldTexts } from '@pasok/domain/catalog/catalog.desk.texts'
import { deskListTexts } from '@pasok/domain/catalog/catalog.desk.list.texts'
import type { DeskProductRow } from '@pasok/domain/catalog/catalog.desk.model'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError } from '../../lib/toast'
import type { Begun } from '../../lib/write-over'
import { makeCellSaves, type CellMark, type Figure } from './desk-cell-saves'
import { keyOfCell, placeAfter, readCell, type CellPlace, type Step } from './desk-cells'
import { writeTyped } from '../../lib/typed-numbers'
import { useQuickEdit } from './desk-products.queries'

/** How long a figure says that it is saved; ms. */
const SAVED_SHOWN = 2_500

/** The figure that is being typed. */
export interface EditedCell {
  place: CellPlace
  typed: string
  /** By a digit, which stands there already. */
  isBegun: boolean
  from: Begun<Figure>
}

/** The figure itself, while nothing is typed in it. */
function focusCell(place: CellPlace): void {
  document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(keyOfCell(place))}"]`)?.focus()
}

/** Back on it, once the field over it is gone. */
const focusSoon = (place: CellPlace) => requestAnimationFrame(() => focusCell(place))

/** What is said at each figure; what is saved says so for a moment. */
function useMarks() {
  const [marks, setMarks] = useState<ReadonlyMap<string, CellMark>>(new Map())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const { current } = timers
    return () => current.forEach((timer) => clearTimeout(timer))
  }, [])
  const put = (place: CellPlace, mark: CellMark | undefined) => {
    const key = keyOfCell(place)
    clearTimeout(timers.current.get(key))
    setMarks((all) => {
      const next = new Map(all)
      if (mark) next.set(key, mark)
      else next.delete(key)
      return next
    })
    if (mark?.kind === 'saved')
      timers.current.set(
        key,
        setTimeout(() => put(place, undefined), SAVED_SHOWN),
      )
  }
  return { marks, put }
}

/** Saves a figure and says at its place how that went; where that is not shown any more, aloud. */
function useSaving(rows: readonly DeskProductRow[], put: ReturnType<typeof useMarks>['put']) {
  const calls = useQuickEdit()
  const [saves] = useState(() => makeCellSaves(calls))
  const [said, setSaid] = useState('')
  const shown = useRef<readonly DeskProductRow[]>([])
  useEffect(() => {
    shown.current = rows
    return () => {
      shown.current = []
    }
  }, [rows])
  const save = async (
    row: DeskProductRow,
    place: CellPlace,
    value: number,
    from: Begun<Figure>,
  ) => {
    const typed = writeTyped(value)
    const words = { field: tx(productFieldTexts[place.field]), name: row.name }
    put(place, { kind: 'saving', typed })
    try {
      const outcome = await saves.save(place, value, from)
      if (outcome.kind === 'overtaken') {
        const { newest } = outcome
        put(place, { kind: 'overtaken', typed, theirs: newest.draft.value, newest })
        return
      }
      put(place, { kind: 'saved' })
      setSaid(tx(deskListTexts.savedCell, words))
    } catch (error) {
      const message = messageOf(error)
      put(place, { kind: 'wrong', typed, message })
      if (!shown.current.some(({ _id }) => _id === row._id))
        toastError(tx(deskListTexts.notSaved, { ...words, reason: message }))
    }
  }
  return { save, said }
}

/** What is typed goes on from what stands there: what is on its way, or was not saved. */
function begun(
  row: DeskProductRow,
  place: CellPlace,
  mark: CellMark | undefined,
  first: string | undefined,
): EditedCell {
  const kept = mark && mark.kind !== 'saved' ? mark.typed : undefined
  const own = mark?.kind === 'saving' ? Number(readFigure(mark.typed)) : row[place.field]
  const from =
    mark?.kind === 'overtaken' ? mark.newest : { draft: { value: own }, version: row.version }
  return { place, typed: first ?? kept ?? writeTyped(own), isBegun: first !== undefined, from }
}

/** Which figure is typed, and what becomes of what was typed. */
function useTyping(rows: readonly DeskProductRow[]) {
  const [editing, setEditing] = useState<EditedCell | null>(null)
  const [typedIn, setTypedIn] = useState<EditedCell | null>(null)
  const { marks, put } = useMarks()
  const { save, said } = useSaving(rows, put)
  const rowOf = ({ id }: CellPlace) => rows.find(({ _id }) => _id === id)
  const markOf = (place: CellPlace) => marks.get(keyOfCell(place))
  return {
    editing,
    setEditing,
    setTypedIn,
    isTyping: editing !== null && (editing.isBegun || typedIn === editing),
    marks,
    put,
    save,
    said,
    rowOf,
    markOf,
    begin: (place: CellPlace, first?: string) => {
      const row = rowOf(place)
      if (row) setEditing(begun(row, place, markOf(place), first))
    },
    /** True unless what was typed can't be saved. */
    commit: ({ place, from }: EditedCell, typed: string): boolean => {
      const row = rowOf(place)
      if (!row) return true
      const read = readCell(place.field, typed, from.draft.value)
      if (read.kind === 'wrong') {
        const { text, values } = read.problem
        put(place, { kind: 'wrong', typed, message: tx(text, values) })
        return false
      }
      if (read.kind === 'value') void save(row, place, read.value, from)
      else if (markOf(place)?.kind !== 'saving') put(place, undefined)
      return true
    },
    close: (place: CellPlace) => {
      setEditing(null)
      focusSoon(place)
    },
  }
}

/** The figures of the table: typed, saved and gone through as in a spreadsheet. */
export function useDeskCells(rows: readonly DeskProductRow[]) {
  const typing = useTyping(rows)
  const { marks, put, markOf, begin, commit, close } = typing
  return {
    editing: typing.editing,
    marks,
    said: typing.said,
    begin,
    type: typing.setTypedIn,
    /** Something stands there that the server doesn't have. */
    isUnsaved:
      typing.isTyping ||
      [...marks.values()].some(({ kind }) => kind === 'wrong' || kind === 'overtaken'),
    /** Saves and goes on; stays where what was typed can't be saved. */
    go: (cell: EditedCell, typed: string, step: Step): boolean => {
      if (!commit(cell, typed)) return false
      const next = placeAfter(rows, cell.place, step)
      if (next) begin(next)
      else close(cell.place)
      return true
    },
    /** Saves without going on: another place was pressed. */
    leave: (cell: EditedCell, typed: string) => {
      commit(cell, typed)
      typing.setEditing((now) => (now === cell ? null : now))
    },
    /** Saves what was chosen of the numbers that the typed one can be. */
    take: (place: CellPlace, reading: string) => {
      const row = typing.rowOf(place)
      if (row && commit(begun(row, place, markOf(place), reading), reading)) close(place)
    },
    giveBack: (place: CellPlace) => {
      if (markOf(place)?.kind !== 'saving') put(place, undefined)
      close(place)
    },
    keepMine: (place: CellPlace) => {
      const row = typing.rowOf(place)
      const mark = markOf(place)
      if (!row || mark?.kind !== 'overtaken') return
      focusCell(place)
      void typing.save(row, place, Number(readFigure(mark.typed)), mark.newest)
    },
    /** Without typing: to the figure beside, above or below. */
    move: (place: CellPlace, step: Step) => {
      const next = placeAfter(rows, place, step)
      if (next) focusCell(next)
    },
  }
}
export type DeskCells = ReturnType<typeof useDeskCells>
