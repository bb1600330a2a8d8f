import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { Writable } from 'node:stream'
import { parentPort } from 'node:worker_threads'
import ExcelJS from 'exceljs'
import type { Cell, CellKind, SheetHead } from '../../../ports/workbook'

/** The next command for the worker; `taken` acknowledges that a part was read. */
export type Order = { sheet: SheetHead } | { rows: readonly (readonly Cell[])[] } | 'end' | 'taken'
/** The worker's message: a part of the file, the completion of a command, or the reason for a failure. */
export type WorkerMessage = { part: Uint8Array<ArrayBuffer> } | 'done' | { reason: string }

/** Maximum number of unread parts before the worker pauses. */
const MAX_UNREAD = 16
/** The file is slightly larger than with maximum compression, in half the time. */
const COMPRESSION = 3
/** Maximum number of characters in a cell. */
const LONGEST_TEXT = 32_767

/** The format `@` prevents a spreadsheet from converting edited text to a number or date. */
const FORMATS: Readonly<Record<CellKind, string>> = {
  text: '@',
  time: 'yyyy-mm-dd hh:mm',
  day: 'yyyy-mm-dd',
  money: '#,##0',
  // Shows all decimals of a price; `0.##` would show a bare decimal point after whole numbers.
  price: '#,##0.00######',
  quantity: '#,##0.00',
  count: '#,##0',
}

/** Escapes text for XLSX: readers decode `_xHHHH_` as a character, and a bare carriage return as a line end. */
const plain = (text: string): string =>
  text
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replaceAll(/[\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')
    .slice(0, LONGEST_TEXT)

/**
 * Lowers the worker's priority below interactive work. Only Linux supports this per thread; elsewhere it would
 * affect the whole process.
 */
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

const send = (message: WorkerMessage) =>
  parentPort?.postMessage(
    message,
    typeof message === 'object' && 'part' in message ? [message.part.buffer] : [],
  )

let unread = 0
let goOn: (() => void) | undefined
const file = new Writable({
  highWaterMark: 1,
  write(chunk: Buffer, _, done) {
    send({ part: new Uint8Array(chunk) })
    unread += 1
    if (unread < MAX_UNREAD) done()
    else goOn = done
  },
})
function onPartRead(): void {
  unread -= 1
  const next = goOn
  goOn = undefined
  next?.()
}

const book = new ExcelJS.stream.xlsx.WorkbookWriter({
  stream: file,
  useStyles: true,
  useSharedStrings: false,
  zip: { zlib: { level: COMPRESSION } },
})
book.creator = 'Pasok'
book.lastModifiedBy = 'Pasok'
let sheet: ExcelJS.Worksheet | undefined
/**
 * One style object per column, because exceljs caches styles by object and would otherwise compute one for each
 * cell.
 */
let styles: readonly Partial<ExcelJS.Style>[] = []
const last = { row: 1, column: 1 }

function endSheet(): void {
  if (!sheet) return
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { ...last } }
  sheet.commit()
  sheet = undefined
}

function beginSheet({ name, columns }: SheetHead): void {
  endSheet()
  sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  styles = columns.map(({ kind }) => ({ numFmt: FORMATS[kind] }))
  sheet.columns = columns.map(({ head, width }, at) => ({
    header: head,
    width,
    style: { ...styles[at] },
  }))
  const heads = sheet.getRow(1)
  heads.font = { bold: true }
  heads.commit()
  Object.assign(last, { row: 1, column: columns.length })
}

function addRow(to: ExcelJS.Worksheet, cells: readonly Cell[]): void {
  const row = to.addRow(cells.map((cell) => (typeof cell === 'string' ? plain(cell) : cell)))
  for (const [at, style] of styles.entries()) row.getCell(at + 1).style = style
  row.commit()
}

async function obey(order: Exclude<Order, 'taken'>): Promise<void> {
  if (order === 'end') {
    endSheet()
    await book.commit()
  } else if ('sheet' in order) beginSheet(order.sheet)
  else if (sheet) {
    for (const cells of order.rows) addRow(sheet, cells)
    last.row += order.rows.length
  }
  if (file.writableNeedDrain) await once(file, 'drain')
}

parentPort?.on('message', (order: Order) => {
  if (order === 'taken') return onPartRead()
  obey(order).then(
    () => send('done'),
    (error: unknown) => send({ reason: error instanceof Error ? error.message : String(error) }),
  )
})
