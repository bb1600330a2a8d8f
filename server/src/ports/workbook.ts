/** Format of a column's cells; names are always text, even with a leading formula character. */
export type CellKind = 'text' | 'time' | 'day' | 'money' | 'price' | 'quantity' | 'count'

/** Times are written by their UTC fields, because spreadsheets have no time zones. */
export type Cell = string | number | Date | null

export interface SheetHead {
  name: string
  columns: readonly { head: string; kind: CellKind; width: number }[]
}

export interface Workbook {
  /** Begins a new sheet after the previous ones. */
  sheet(head: SheetHead): Promise<void>
  /** Adds rows to the current sheet; resolves when there is room for more. */
  rows(rows: readonly (readonly Cell[])[]): Promise<void>
  end(): Promise<void>
  /** The file's parts, to be read once. When reading stops, writing stops too. */
  content: AsyncIterable<Uint8Array>
  /** Aborts the file: both writer and reader get `reason` as an error. */
  abort(reason: Error): void
}

/** Creates spreadsheets without blocking other work. */
export interface WorkbookPort {
  open(): Workbook
  /** Aborts unfinished spreadsheets. */
  close(): Promise<void>
}
