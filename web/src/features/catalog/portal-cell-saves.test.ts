// @vitest-environment happy-dom
import type { PortalProductRow } from '@pasok/domain/catalog/portal/portal.model'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { makeCellSaves } from './portal-cell-saves'
import type { QuickBody } from './portal-products.queries'

const ROW: PortalProductRow = {
  _id: 'p1',
  name: 'Paper',
  sku: 'PPR-1',
  slug_product: 'paper',
  brand: 'Sinar',
  category_id: 'c1',
  category_path: ['Office', 'Paper'],
  picture: '',
  retail_price: 50_000,
  discount_product: 0,
  tax_title: 'PPN',
  tax_percentage: 11,
  stock: 20,
  minimum_order_quantity: 1,
  state: 'offered',
  version: 1,
  updated_at: '2026-11-21T03:00:00.000Z',
}

const stale = () => new ApiError({ status: 409, code: 'stale_version', message: 'stale' })

/** Simulates the server's checks for one product. */
function shop() {
  let row = ROW
  const bodies: QuickBody[] = []
  const write = vi.fn<(body: QuickBody) => Promise<PortalProductRow>>(async (body) => {
    bodies.push(body)
    await Promise.resolve()
    const { _id, version, stock_seen: seen, ...figures } = body
    if (version !== row.version) throw stale()
    if (figures.stock !== undefined && seen !== row.stock) throw stale()
    row = { ...row, ...figures, version: row.version + 1 }
    return row
  })
  const read = vi.fn<() => Promise<PortalProductRow>>(() => Promise.resolve(row))
  return {
    bodies,
    read,
    now: () => row,
    /** Simulates a change by another user. */
    change: (figures: Partial<PortalProductRow>) => {
      row = { ...row, ...figures, version: row.version + 1 }
    },
    /** An order reduces the stock without changing the version. */
    order: (stock: number) => {
      row = { ...row, stock }
    },
    saves: makeCellSaves({ write, read }),
  }
}

const price = { id: 'p1', field: 'retail_price' } as const
const stock = { id: 'p1', field: 'stock' } as const
const from = (value: number, version = 1) => ({ draft: { value }, version })

it('two values of one product are saved one after the other, without a question', async () => {
  const { saves, now, read, bodies } = shop()
  const done = await Promise.all([
    saves.save(price, 60_000, from(50_000)),
    saves.save(stock, 30, from(20)),
    saves.save(price, 61_000, from(60_000)),
  ])
  expect(done.map(({ kind }) => kind)).toEqual(['written', 'written', 'written'])
  expect(now()).toMatchObject({ retail_price: 61_000, stock: 30, version: 4 })
  expect(bodies.map(({ version }) => version)).toEqual([1, 2, 3])
  expect(read).not.toHaveBeenCalled()
})

it('another user’s change to another field is kept', async () => {
  const { saves, now, change } = shop()
  change({ discount_product: 10 })
  const { kind } = await saves.save(price, 60_000, from(50_000))
  expect(kind).toBe('written')
  expect(now()).toMatchObject({ retail_price: 60_000, discount_product: 10, version: 3 })
})

it('a value changed by another user is reported, and overwritten only on request', async () => {
  const { saves, now, change } = shop()
  change({ retail_price: 55_000 })
  const outcome = await saves.save(price, 60_000, from(50_000))
  expect(outcome).toMatchObject({
    kind: 'overtaken',
    newest: { draft: { value: 55_000 }, version: 2 },
  })
  expect(now().retail_price).toBe(55_000)
  if (outcome.kind !== 'overtaken') throw new Error('It was not told')
  expect((await saves.save(price, 60_000, outcome.newest)).kind).toBe('written')
  expect(now().retail_price).toBe(60_000)
})

it('stock reduced by orders is reported although the version is the same', async () => {
  const { saves, now, order } = shop()
  order(12)
  const outcome = await saves.save(stock, 30, from(20))
  expect(outcome).toMatchObject({ kind: 'overtaken', newest: { draft: { value: 12 }, version: 1 } })
  expect(now().stock).toBe(12)
})

it('another user saved the same value', async () => {
  const { saves, change } = shop()
  change({ stock: 30 })
  expect((await saves.save(stock, 30, from(20))).kind).toBe('same')
})

it('a refused value does not block later ones', async () => {
  const refuse = vi
    .fn<(body: QuickBody) => Promise<PortalProductRow>>()
    .mockRejectedValueOnce(new ApiError({ status: 422, code: 'rule', message: 'no' }))
    .mockResolvedValueOnce({ ...ROW, stock: 5, version: 2 })
  const saves = makeCellSaves({ write: refuse, read: () => Promise.resolve(ROW) })
  const first = saves.save(price, 1, from(50_000))
  const second = saves.save(stock, 5, from(20))
  await expect(first).rejects.toThrow('no')
  expect((await second).kind).toBe('written')
})
