import { expect } from 'vitest'
import { columnOf, rowsOf, type readXlsx } from './read-xlsx'

type Book = ReturnType<typeof readXlsx>
const number = (row: Record<string, unknown>, head: string) => Number(row[head] ?? 0)
const sumOf = (book: Book, sheet: string, head: string) => columnOf(book, sheet, head).totalAmount

/** Checks that each row's amounts follow from its other columns, as a reader would calculate. */
export function expectReconciled(book: Book): void {
  for (const row of rowsOf(book, 'Items')) {
    if (row['Canceled'] !== undefined) {
      expect([row['Subtotal'], row['Tax'], row['Purchased']]).toEqual(Array(3).fill(undefined))
      expect(row['Status']).toMatch(/^(Canceled|Rejected)$/)
      continue
    }
    expect(number(row, 'Subtotal') + number(row, 'Tax')).toBe(row['Purchased'])
    // Both amounts are rounded down to whole rupiah.
    const exact = number(row, 'Quantity') * number(row, 'Price')
    expect(Math.abs(exact - number(row, 'Subtotal'))).toBeLessThanOrEqual(1)
    expect(row['Status']).not.toMatch(/^(Canceled|Rejected)$/)
  }
  for (const row of rowsOf(book, 'Orders')) {
    expect(row['Subtotal'] === undefined).toBe(row['Status'] === 'Canceled')
    expect(number(row, 'Subtotal') + number(row, 'Tax')).toBe(number(row, 'Purchased'))
    expect(row['Department']).toBeTruthy()
  }
  expect(sumOf(book, 'Items', 'Tax')).toBe(sumOf(book, 'Orders', 'Tax'))
  expect(sumOf(book, 'Items', 'Subtotal')).toBe(sumOf(book, 'Orders', 'Subtotal'))
  for (const row of rowsOf(book, 'Invoices')) {
    const isWithdrawn = row['Status'] === 'Withdrawn'
    expect(row['Withdrawn'] !== undefined).toBe(isWithdrawn)
    if (isWithdrawn) expect(row['Grand total']).toBeUndefined()
    const parts = ['Subtotal', 'Tax', 'Shipping'].reduce((sum, head) => sum + number(row, head), 0)
    expect(parts - number(row, 'Down payment used')).toBe(number(row, 'Grand total'))
  }
}
