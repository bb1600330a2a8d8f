import { findText, formatText, type Language } from '@pasok/domain/kernel/texts'
import { FIGURE_NAMES } from '@pasok/domain/reports/reports.figures'
import { type DayRange, periodOf } from '@pasok/domain/reports/reports.ranges'
import { reportTexts } from '@pasok/domain/reports/reports.texts'
import type { Reader } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import type { Cell, CellKind, SheetHead, Workbook } from '../../../ports/workbook'
import { sumFigures } from '../figures/figures.store'
import {
  type InvoiceLine,
  type ItemLine,
  listInvoiceLines,
  listItemLines,
  listOrderLines,
  listReceiptLines,
  type OrderLine,
  type ReceiptLine,
  type SheetRange,
} from './sheets.store'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import { sheetTexts } from '@pasok/domain/reports/downloads/downloads.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'

type Word = keyof typeof sheetTexts

interface Column<Row> {
  head: Word
  kind: CellKind
  of: (row: Row, language: Language) => Cell
  width?: number
}

type List<Row> = (db: Reader, scope: BuyerScope, range: SheetRange) => AsyncIterable<Row[]>

/** A sheet whose rows are read from the database while it is written. */
interface Sheet {
  head(language: Language): SheetHead
  parts(
    db: Reader,
    scope: BuyerScope,
    range: SheetRange,
    language: Language,
  ): AsyncGenerator<Cell[][]>
}

/** Column widths in characters. */
const WIDTHS: Readonly<Record<CellKind, number>> = {
  text: 22,
  time: 17,
  day: 12,
  money: 16,
  price: 16,
  quantity: 12,
  count: 10,
}

const headOf = (
  name: Word,
  columns: readonly Pick<Column<never>, 'head' | 'kind' | 'width'>[],
  language: Language,
): SheetHead => ({
  name: formatText(sheetTexts[name], language),
  columns: columns.map(({ head, kind, width = WIDTHS[kind] }) => ({
    head: formatText(sheetTexts[head], language),
    kind,
    width,
  })),
})

function sheetOf<Row>(name: Word, list: List<Row>, columns: readonly Column<Row>[]): Sheet {
  return {
    head: (language) => headOf(name, columns, language),
    async *parts(db, scope, range, language) {
      for await (const rows of list(db, scope, range))
        yield rows.map((row) => columns.map(({ of }) => of(row, language)))
    },
  }
}

const time = (at: number | null) => (at === null ? null : new Date(at))
const dayCell = (day: string) => new Date(`${day}T00:00:00Z`)
const status = (row: { last_status: string }, language: Language): string => {
  const text = findText(statusTexts, row.last_status)
  return text ? formatText(text, language) : row.last_status
}
/**
 * Returns the amount if it counts for the figure, otherwise an empty cell, so that the column's sum equals the
 * figure.
 */
const when = (isSo: boolean, amount: string | null) => (isSo ? Number(amount) : null)

/** Named as on the screens, so that it can be found by the same word. */
const department = ({ department: name }: { department: string | null }, language: Language) =>
  name ?? formatText(documentTexts.noDepartment, language)

const NAME = 30

const withoutTax = (amount: string, tax: string) => String(Number(amount) - Number(tax))
const isCanceled = (row: OrderLine) => row.last_status === 'Cancel'
const lives = (row: ItemLine) => row.standing !== 'cancelled'
const isNotWithdrawn = (row: InvoiceLine) => row.last_status !== 'Withdrawn'

const ORDERS = sheetOf<OrderLine>('orders', listOrderLines, [
  { head: 'order', kind: 'text', of: ({ code }) => code },
  { head: 'request', kind: 'text', of: (row) => row.request_code },
  { head: 'ordered', kind: 'time', of: ({ ordered }) => time(ordered) },
  { head: 'vendor', kind: 'text', of: ({ vendor }) => vendor, width: NAME },
  { head: 'department', kind: 'text', of: department },
  { head: 'by', kind: 'text', of: (row) => row.created_by },
  { head: 'status', kind: 'text', of: status },
  { head: 'grandTotal', kind: 'money', of: (row) => Number(row.grand_total) },
  {
    head: 'subTotal',
    kind: 'money',
    of: (row) => when(!isCanceled(row), withoutTax(row.grand_total, row.tax)),
  },
  { head: 'tax', kind: 'money', of: (row) => when(!isCanceled(row), row.tax) },
  { head: 'purchased', kind: 'money', of: (row) => when(!isCanceled(row), row.grand_total) },
  { head: 'shipping', kind: 'money', of: (row) => when(!isCanceled(row), row.shipping) },
  { head: 'downPayment', kind: 'money', of: (row) => Number(row.down_payment) },
  {
    head: 'pendingDownPayment',
    kind: 'money',
    of: (row) => when(row.last_status === 'Waiting Down Payment', row.down_payment),
  },
])

const ITEMS = sheetOf<ItemLine>('items', listItemLines, [
  { head: 'order', kind: 'text', of: ({ code }) => code },
  { head: 'package', kind: 'text', of: (row) => row.code_package },
  { head: 'ordered', kind: 'time', of: ({ ordered }) => time(ordered) },
  { head: 'vendor', kind: 'text', of: ({ vendor }) => vendor, width: NAME },
  { head: 'department', kind: 'text', of: department },
  { head: 'sku', kind: 'text', of: ({ sku }) => sku },
  { head: 'product', kind: 'text', of: ({ name }) => name, width: NAME },
  { head: 'brand', kind: 'text', of: ({ brand }) => brand },
  { head: 'status', kind: 'text', of: status },
  { head: 'quantity', kind: 'quantity', of: ({ quantity }) => Number(quantity) },
  { head: 'retailPrice', kind: 'price', of: (row) => Number(row.retail_price) },
  { head: 'price', kind: 'price', of: (row) => Number(row.discount_price) },
  {
    head: 'subTotal',
    kind: 'money',
    of: (row) => when(lives(row), withoutTax(row.amount, row.tax)),
  },
  { head: 'taxTitle', kind: 'text', of: (row) => row.tax_title, width: 12 },
  { head: 'tax', kind: 'money', of: (row) => when(lives(row), row.tax) },
  { head: 'purchased', kind: 'money', of: (row) => when(lives(row), row.amount) },
  {
    head: 'undelivered',
    kind: 'money',
    of: (row) => when(row.standing === 'undelivered', row.amount),
  },
  { head: 'canceled', kind: 'money', of: (row) => when(!lives(row), row.amount) },
  { head: 'saving', kind: 'money', of: ({ saving }) => when(saving !== null, saving) },
])

const RECEIPTS = sheetOf<ReceiptLine>('receipts', listReceiptLines, [
  { head: 'receipt', kind: 'text', of: ({ receipt }) => receipt },
  { head: 'entered', kind: 'time', of: ({ entered }) => time(entered) },
  { head: 'received', kind: 'time', of: ({ received }) => time(received) },
  { head: 'order', kind: 'text', of: ({ code }) => code },
  { head: 'package', kind: 'text', of: (row) => row.code_package },
  { head: 'vendor', kind: 'text', of: ({ vendor }) => vendor, width: NAME },
  { head: 'department', kind: 'text', of: department },
  { head: 'receivedBy', kind: 'text', of: (row) => row.received_by },
  { head: 'status', kind: 'text', of: status },
  { head: 'quantityReceived', kind: 'quantity', of: (row) => Number(row.quantity), width: 18 },
  { head: 'valueReceived', kind: 'money', of: ({ value }) => Number(value) },
])

const INVOICES = sheetOf<InvoiceLine>('invoices', listInvoiceLines, [
  { head: 'invoice', kind: 'text', of: ({ invoice }) => invoice },
  { head: 'issued', kind: 'time', of: ({ issued }) => time(issued) },
  { head: 'due', kind: 'day', of: (row) => dayCell(row.due_date) },
  { head: 'paid', kind: 'time', of: ({ paid }) => time(paid) },
  { head: 'order', kind: 'text', of: ({ code }) => code },
  { head: 'package', kind: 'text', of: (row) => row.code_package },
  { head: 'vendor', kind: 'text', of: ({ vendor }) => vendor, width: NAME },
  { head: 'department', kind: 'text', of: department },
  { head: 'status', kind: 'text', of: status },
  { head: 'subTotal', kind: 'money', of: (row) => when(isNotWithdrawn(row), row.sub_total) },
  { head: 'tax', kind: 'money', of: (row) => when(isNotWithdrawn(row), row.tax) },
  { head: 'shipping', kind: 'money', of: (row) => when(isNotWithdrawn(row), row.shipping_cost) },
  {
    head: 'downPaymentUsed',
    kind: 'money',
    of: (row) => when(isNotWithdrawn(row), row.down_payment_used),
  },
  { head: 'grandTotal', kind: 'money', of: (row) => when(isNotWithdrawn(row), row.grand_total) },
  { head: 'withdrawn', kind: 'money', of: (row) => when(!isNotWithdrawn(row), row.grand_total) },
  { head: 'apDue', kind: 'money', of: (row) => when(row.is_due, row.grand_total) },
])

/** The sheets in order; the sheet of totals follows them. */
const SHEETS: readonly Sheet[] = [ORDERS, ITEMS, RECEIPTS, INVOICES]

export interface ReportSetting {
  scope: BuyerScope
  days: DayRange
  zone: string
  language: Language
}

export const sheetRange = ({ days, zone }: Pick<ReportSetting, 'days' | 'zone'>): SheetRange => ({
  days,
  zone,
  period: periodOf(days, zone),
})

/** Maximum rows of a sheet below its header; further rows go to an additional sheet. */
const LONGEST_SHEET = 1_048_575

/**
 * Writes a report from one snapshot: `db` must be a transaction that sees one. A slow reader makes the writing
 * wait. @param progress called with the number of rows written
 */
export async function writeReport(
  db: Reader,
  book: Workbook,
  setting: ReportSetting,
  onProgress: (rows: number) => void = () => undefined,
): Promise<void> {
  const { scope, language } = setting
  const range = sheetRange(setting)
  let written = 0
  for (const sheet of SHEETS)
    await writeSheet(book, sheet.head(language), sheet.parts(db, scope, range, language), (rows) =>
      onProgress((written += rows)),
    )
  await writeTotals(db, book, setting, range)
  await book.end()
}

async function writeSheet(
  book: Workbook,
  head: SheetHead,
  parts: AsyncIterable<Cell[][]>,
  onProgress: (rows: number) => void,
): Promise<void> {
  await book.sheet(head)
  let rows = 0
  let sheets = 1
  for await (const part of parts) {
    if (rows + part.length > LONGEST_SHEET) {
      rows = 0
      sheets += 1
      await book.sheet({ ...head, name: `${head.name} ${sheets}` })
    }
    await book.rows(part)
    rows += part.length
    onProgress(part.length)
  }
}

/** Writes the figures of the charts' tiles, by the same queries. */
async function writeTotals(
  db: Reader,
  book: Workbook,
  { scope, days, language }: ReportSetting,
  range: SheetRange,
): Promise<void> {
  const figures = await sumFigures(db, scope, range, FIGURE_NAMES)
  await book.sheet(
    headOf(
      'totals',
      [
        { head: 'figure', kind: 'text', width: 30 },
        { head: 'count', kind: 'count' },
        { head: 'amount', kind: 'money', width: 20 },
        { head: 'from', kind: 'day' },
        { head: 'to', kind: 'day' },
      ],
      language,
    ),
  )
  await book.rows(
    FIGURE_NAMES.map((figure) => [
      formatText(reportTexts[figure], language),
      figures[figure].count,
      figures[figure].totalAmount,
      dayCell(days.from),
      dayCell(days.to),
    ]),
  )
}
