import { read, utils, type WorkBook } from '@e965/xlsx'
import { z } from 'zod'

/** Reads a spreadsheet with a different library than the one that wrote it. */
export const readXlsx = (content: Uint8Array): WorkBook =>
  read(content, { type: 'buffer', cellNF: true })

/** Returns the rows of a sheet by column heading, without empty cells. */
export function rowsOf(book: WorkBook, name: string): Record<string, string | number | Date>[] {
  const sheet = book.Sheets[name]
  if (!sheet) throw new Error(`no sheet ${name}`)
  return z
    .array(z.record(z.string(), z.union([z.string(), z.number(), z.date()])))
    .parse(utils.sheet_to_json(sheet, { UTC: true }))
}

/** Returns the sum of a column and the number of its non-empty rows. */
export function columnOf(book: WorkBook, name: string, head: string) {
  const values = rowsOf(book, name).flatMap((row) => row[head] ?? [])
  return {
    count: values.length,
    totalAmount: values.reduce<number>((sum, value) => sum + Number(value), 0),
  }
}
