import { readFigure } from '@pasok/domain/kernel/read-figure'
import { productFieldTexts } from '@pasok/domain/catalog/portal/portal.texts'
import { portalListTexts } from '@pasok/domain/catalog/portal/portal.list.texts'
import type { PortalProductRow } from '@pasok/domain/catalog/portal/portal.model'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError } from '../../lib/toast'
import type { Baseline } from '../../lib/write-over'
import { makeCellSaves, type CellMark, type CellValue } from './portal-cell-saves'
import { keyOfCell, placeAfter, readCell, type CellPlace, type Step } from './portal-cells'
import { writeTyped } from '../../lib/typed-numbers'
import { useQuickEdit } from './portal-products.queries'

/** Milliseconds for which a cell is marked as saved. */
const SAVED_SHOWN_MS = 2_500

export interface EditedCell {
  place: CellPlace
  typed: string
  /** True when editing started by typing a digit, which is already in the field. */
  isTypedOver: boolean
  from: Baseline<CellValue>
}

function focusCell(place: CellPlace): void {
  document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(keyOfCell(place))}"]`)?.focus()
}

/** Focuses the cell after the input over it has been removed. */
const focusSoon = (place: CellPlace) => requestAnimationFrame(() => focusCell(place))

/** Marks of the cells; "saved" disappears after a moment. */
function useMarks() {
  const [marks, setMarks] = useState<ReadonlyMap<string, CellMark>>(new Map())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const { current } = timers
    return () => current.forEach((timer) => clearTimeout(timer))
  }, [])
  const setMark = (place: CellPlace, mark: CellMark | undefined) => {
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
        setTimeout(() => setMark(place, undefined), SAVED_SHOWN_MS),
      )
  }
  return { marks, setMark }
}

/** Saves a cell and marks the result; if the cell is no longer shown, a failure is shown as a toast. */
function useSaving(
  rows: readonly PortalProductRow[],
  setMark: ReturnType<typeof useMarks>['setMark'],
) {
  const calls = useQuickEdit()
  const [saves] = useState(() => makeCellSaves(calls))
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef<readonly PortalProductRow[]>([])
  useEffect(() => {
    shown.current = rows
    return () => {
      shown.current = []
    }
  }, [rows])
  const save = async (
    row: PortalProductRow,
    place: CellPlace,
    value: number,
    from: Baseline<CellValue>,
  ) => {
    const typed = writeTyped(value)
    const words = { field: tx(productFieldTexts[place.field]), name: row.name }
    setMark(place, { kind: 'saving', typed })
    try {
      const outcome = await saves.save(place, value, from)
      if (outcome.kind === 'overtaken') {
        const { newest } = outcome
        setMark(place, { kind: 'overtaken', typed, saved: newest.draft.value, newest })
        return
      }
      setMark(place, { kind: 'saved' })
      setAnnouncement(tx(portalListTexts.savedCell, words))
    } catch (error) {
      const message = messageOf(error)
      setMark(place, { kind: 'wrong', typed, message })
      if (!shown.current.some(({ _id }) => _id === row._id))
        toastError(tx(portalListTexts.notSaved, { ...words, reason: message }))
    }
  }
  return { save, announcement }
}

/**
 * Starts editing with the value being saved or not saved, if there is one, otherwise with the current value.
 */
function editedCellOf(
  row: PortalProductRow,
  place: CellPlace,
  mark: CellMark | undefined,
  first: string | undefined,
): EditedCell {
  const unsaved = mark && mark.kind !== 'saved' ? mark.typed : undefined
  const own = mark?.kind === 'saving' ? Number(readFigure(mark.typed)) : row[place.field]
  const from =
    mark?.kind === 'overtaken' ? mark.newest : { draft: { value: own }, version: row.version }
  return {
    place,
    typed: first ?? unsaved ?? writeTyped(own),
    isTypedOver: first !== undefined,
    from,
  }
}

function useTyping(rows: readonly PortalProductRow[]) {
  const [editing, setEditing] = useState<EditedCell | null>(null)
  const [typedIn, setTypedIn] = useState<EditedCell | null>(null)
  const { marks, setMark } = useMarks()
  const { save, announcement } = useSaving(rows, setMark)
  const rowOf = ({ id }: CellPlace) => rows.find(({ _id }) => _id === id)
  const markOf = (place: CellPlace) => marks.get(keyOfCell(place))
  return {
    editing,
    setEditing,
    setTypedIn,
    isTyping: editing !== null && (editing.isTypedOver || typedIn === editing),
    marks,
    setMark,
    save,
    announcement,
    rowOf,
    markOf,
    begin: (place: CellPlace, first?: string) => {
      const row = rowOf(place)
      if (row) setEditing(editedCellOf(row, place, markOf(place), first))
    },
    /** Returns false when the input cannot be saved. */
    commit: ({ place, from }: EditedCell, typed: string): boolean => {
      const row = rowOf(place)
      if (!row) return true
      const read = readCell(place.field, typed, from.draft.value)
      if (read.kind === 'wrong') {
        const { text, values } = read.problem
        setMark(place, { kind: 'wrong', typed, message: tx(text, values) })
        return false
      }
      if (read.kind === 'value') void save(row, place, read.value, from)
      else if (markOf(place)?.kind !== 'saving') setMark(place, undefined)
      return true
    },
    close: (place: CellPlace) => {
      setEditing(null)
      focusSoon(place)
    },
  }
}

/** Table cells that are edited, saved and navigated as in a spreadsheet. */
export function usePortalCells(rows: readonly PortalProductRow[]) {
  const typing = useTyping(rows)
  const { marks, setMark, markOf, begin, commit, close } = typing
  return {
    editing: typing.editing,
    marks,
    announcement: typing.announcement,
    begin,
    type: typing.setTypedIn,
    /** True while there is input that the server does not have. */
    isUnsaved:
      typing.isTyping ||
      [...marks.values()].some(({ kind }) => kind === 'wrong' || kind === 'overtaken'),
    /** Saves and moves to the next cell; stays if the input cannot be saved. */
    go: (cell: EditedCell, typed: string, step: Step): boolean => {
      if (!commit(cell, typed)) return false
      const next = placeAfter(rows, cell.place, step)
      if (next) begin(next)
      else close(cell.place)
      return true
    },
    /** Saves without moving, when the user presses elsewhere. */
    leave: (cell: EditedCell, typed: string) => {
      commit(cell, typed)
      typing.setEditing((now) => (now === cell ? null : now))
    },
    /** Saves the reading that the user chose for an ambiguous number. */
    take: (place: CellPlace, reading: string) => {
      const row = typing.rowOf(place)
      if (row && commit(editedCellOf(row, place, markOf(place), reading), reading)) close(place)
    },
    giveBack: (place: CellPlace) => {
      if (markOf(place)?.kind !== 'saving') setMark(place, undefined)
      close(place)
    },
    keepMine: (place: CellPlace) => {
      const row = typing.rowOf(place)
      const mark = markOf(place)
      if (!row || mark?.kind !== 'overtaken') return
      focusCell(place)
      void typing.save(row, place, Number(readFigure(mark.typed)), mark.newest)
    },
    move: (place: CellPlace, step: Step) => {
      const next = placeAfter(rows, place, step)
      if (next) focusCell(next)
    },
  }
}
export type PortalCells = ReturnType<typeof usePortalCells>
