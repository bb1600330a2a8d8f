import { formatText, type Language } from '@pasok/domain/kernel/texts'
import { FIGURE_NAMES } from '@pasok/domain/reports/reports.figures'
import { periodOf, type DayRange } from '@pasok/domain/reports/reports.ranges'
import { reportTexts } from '@pasok/domain/reports/reports.texts'
import type { Reader } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import type { Cell, SheetHead, Workbook } from '../../../ports/workbook'
import { sumFigures } from '../figures/figures.store'
import { dayCell, headOf, SHEETS } from './sheets'
import type { SheetRange } from './sheets.store'

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
