import { read, type WorkSheet } from '@e965/xlsx'
import { afterAll, expect, it } from 'vitest'
import { STARVED } from '../../../../test/eventually'
import type { Workbook } from '../../../ports/workbook'
import { createExceljs } from './exceljs-workbook'

const port = createExceljs()
afterAll(() => port.close())

const HEAD = {
  name: 'Items',
  columns: [
    { head: '=Name', kind: 'text', width: 20 },
    { head: 'When', kind: 'time', width: 18 },
    { head: 'Day', kind: 'day', width: 12 },
    { head: 'Money', kind: 'money', width: 16 },
    { head: 'Quantity', kind: 'quantity', width: 12 },
    { head: 'Price', kind: 'price', width: 16 },
  ],
} as const

async function opened(write: (book: Workbook) => Promise<void>) {
  const book = port.open()
  const writing = write(book).then(() => book.end())
  const parts: Uint8Array[] = []
  for await (const part of book.content) parts.push(part)
  await writing
  return read(Buffer.concat(parts), { type: 'buffer', cellNF: true, cellDates: false })
}
const sheetOf = (sheets: Readonly<Record<string, WorkSheet>>, name: string): WorkSheet => {
  const sheet = sheets[name]
  if (!sheet) throw new Error(`no sheet ${name}`)
  return sheet
}

const HOSTILE = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  "'quoted",
  '0012',
  '1e5',
  '2026-11-22',
  'TRUE',
  '#REF!',
  ' spaces ',
  '<b>&"',
  'naïve – 印 🧾',
  'a\nb',
]

it('text is text, whatever it begins with and looks like', async () => {
  const { Sheets } = await opened(async (book) => {
    await book.sheet(HEAD)
    await book.rows(HOSTILE.map((name) => [name, null, null, null, null]))
  })
  const sheet = sheetOf(Sheets, 'Items')
  for (const [at, name] of HOSTILE.entries()) {
    const cell = sheet[`A${at + 2}`]
    expect([name, cell?.t, cell?.v, cell?.f, cell?.z]).toEqual([name, 's', name, undefined, '@'])
  }
  expect(sheet['A1']).toMatchObject({ t: 's', v: '=Name' })
})

it('dates, money and quantities are numbers with a format', async () => {
  const { Sheets, SheetNames } = await opened(async (book) => {
    await book.sheet(HEAD)
    const time = new Date('2026-11-22T13:45:00Z')
    const day = new Date('2026-11-30T00:00:00Z')
    await book.rows([['Bor', time, day, 9_007_199_254_740_991, 2.25, 1250.505]])
    await book.sheet({ ...HEAD, name: 'More' })
  })
  expect(SheetNames).toEqual(['Items', 'More'])
  const sheet = sheetOf(Sheets, 'Items')
  const days = (iso: string) => Date.parse(iso) / 86_400_000 + 25_569
  expect(sheet['B2']).toMatchObject({ t: 'n', z: 'yyyy-mm-dd hh:mm' })
  expect(sheet['B2'].v).toBeCloseTo(days('2026-11-22T13:45:00Z'), 8)
  expect(sheet['C2']).toMatchObject({ t: 'n', v: days('2026-11-30'), z: 'yyyy-mm-dd' })
  expect(sheet['D2']).toMatchObject({ t: 'n', v: 9_007_199_254_740_991, z: '#,##0' })
  expect(sheet['E2']).toMatchObject({ t: 'n', v: 2.25, z: '#,##0.00' })
  expect(sheet['F2']).toMatchObject({ t: 'n', v: 1250.505, z: '#,##0.00######' })
  expect(sheet['!autofilter']).toEqual({ ref: 'A1:F2' })
})

const ROWS = Array.from({ length: 2_000 }, (_, at) => [
  `Barang ${at} ${Math.random()}`,
  null,
  null,
  at,
  at,
])

it('a slow reader is waited for', { tags: ['thorough'], timeout: 600_000 }, async () => {
  const book = port.open()
  await book.sheet(HEAD)
  let written = 0
  const writing = (async () => {
    for (; written < 100; written += 1) await book.rows(ROWS)
    await book.end()
  })()
  writing.catch(() => undefined)
  const parts = book.content[Symbol.asyncIterator]()
  // The first rows alone may exceed the buffer's limit.
  while (written === 0) await parts.next()
  let before = -1
  const isUnchanged = () => {
    const isSame = written === before
    before = written
    return isSame
  }
  await expect.poll(isUnchanged, { ...STARVED, interval: 500 }).toBe(true)
  expect(written).toBeLessThan(60)
  for (let part = await parts.next(); !part.done;) part = await parts.next()
  await writing
  expect(written).toBe(100)
})

it('a reader that stops ends it, and the writer gets an error', async () => {
  const book = port.open()
  await book.sheet(HEAD)
  const parts = book.content[Symbol.asyncIterator]()
  await parts.next()
  await parts.return?.()
  await expect(book.rows(ROWS)).rejects.toThrow(/reads/)
})

it('a writer that fails passes the reason to the reader', async () => {
  const book = port.open()
  await book.sheet(HEAD)
  book.abort(new Error('the rows are gone'))
  const reading = async () => {
    for await (const part of book.content) expect(part.length).toBeGreaterThan(0)
  }
  await expect(reading()).rejects.toThrow('the rows are gone')
})
