/** How the cells of a column are written; names are text, whatever they begin with. */
export type CellKind = 'text' | 'time' | 'day' | 'money' | 'price' | 'quantity' | 'count'

/** A time is written as its fields of UTC say: spreadsheets know no time zones. */
export type Cell = string | number | Date | null

export interface SheetHead {
  name: string
  columns: readonly { head: string; kind: CellKind; width: number }[]
}

/** A spreadsheet that is written from its first row to its last while it is read. */
export interface Workbook {
  /** Begins a sheet, behind those before. */
  sheet(head: SheetHead): Promise<void>
  /** Rows of the sheet that was begun last; resolves when there is room for more. */
  rows(rows: readonly (readonly Cell[])[]): Promise<void>
  /** Nothing comes any more. */
  end(): Promise<void>
  /** The file, part by part, to be read once; who stops reading ends its making. */
  content: AsyncIterable<Uint8Array>
  /** Ends it where it is: whoever writes or reads is told of `reason`. */
  abort(reason: Error): void
}

/** Makes spreadsheets while everything else goes on. */
export interface WorkbookPort {
  open(): Workbook
  /** Ends those that are being made. */
  close(): Promise<void>
}
