import { dayIn } from '@pasok/domain/kernel/calendar'
import { downloadReport, getReportSize } from '@pasok/domain/reports/downloads/downloads.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId } from '../../../../test/company'
import { issued } from '../../../../test/invoices'
import { readXlsx } from '../../../../test/read-xlsx'

const year = Number(dayIn(new Date(), 'Asia/Jakarta').slice(0, 4))
const range = { from: `${year}-01-01`, to: `${year + 1}-12-31` }
let api: Api
let owner: Person

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  await issued(api)
})
afterAll(() => api.drop())

const TEXTS = [
  ['purchase_orders', 'vendor_name'],
  ['purchase_orders', 'department_name'],
  ['purchase_orders', 'created_by_name'],
  ['purchase_orders', 'code'],
  ['purchase_orders', 'request_code'],
  ['order_items', 'name'],
  ['order_items', 'sku'],
  ['order_items', 'brand'],
  ['packages', 'code'],
  ['receipts', 'received_by'],
  ['receipts', 'code'],
  ['invoices', 'code'],
] as const

/** Writes names directly to the database that the API would refuse. */
async function renameAll(sign: string): Promise<void> {
  const client = await api.pool.connect()
  try {
    await client.query("set session_replication_role = 'replica'")
    for (const [table, column] of TEXTS)
      await client.query(`update ${table} set ${column} = $1 || '1+1 ' || id where buyer_id = $2`, [
        sign,
        companyId('maju'),
      ])
  } finally {
    client.release(true)
  }
}

it.each(['=', '+', '-', '@', '\t', '\r'])(
  'names that begin with %j are text in every sheet',
  async (sign) => {
    await renameAll(sign)
    const answer = await owner.request(downloadReport, { body: range })
    const book = readXlsx(answer.bytes ?? Buffer.alloc(0))
    const cells = book.SheetNames.flatMap((name) =>
      Object.entries(book.Sheets[name] ?? {}).flatMap(([at, cell]) =>
        /^[A-Z]+\d+$/.test(at) ? [{ at: `${name} ${at}`, ...cell }] : [],
      ),
    )
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([])
    const named = cells.filter(({ v }) => typeof v === 'string' && v.startsWith(`${sign}1+1`))
    for (const { at, t, z } of named) expect([at, t, z]).toEqual([at, 's', '@'])
    const rows = await owner.must(getReportSize, { query: range })
    // Number of names in each row.
    const wanted = rows.orders * 5 + rows.items * 7 + rows.receipts * 6 + rows.invoices * 5
    expect(rows.invoices).toBeGreaterThan(0)
    expect(named).toHaveLength(wanted)
  },
)
