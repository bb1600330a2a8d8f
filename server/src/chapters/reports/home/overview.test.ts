import {
  getMonthSpend,
  listFirstSteps,
  listRecentDocuments,
} from '@pasok/domain/reports/reports.contract'
import { MAX_RECENT } from '@pasok/domain/reports/reports.overview'
import { rangeOf } from '@pasok/domain/reports/reports.ranges'
import { getTemplate, updateTemplate } from '@pasok/domain/templates/templates.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { statementsOf } from '../../../../test/count-statements'
import { companyId } from '../../../../test/company'
import { issued } from '../../../../test/invoices'
import { goOn, staged } from '../../../../test/order-stages'
import { draft } from '../../../../test/requests'
import { template, templateOf } from '../../../../test/templates'

let api: Api
const LINES = [{ product: 'kertas', quantity: 2 }] as const
const as = (role: string) => api.as(`${role}@maju.test`)
const NOTHING = { count: 0, totalAmount: 0 }

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const stepsOf = async (email: string) => {
  const steps = await (await api.as(email)).must(listFirstSteps)
  return Object.fromEntries(steps.map(({ step, isDone }) => [step, isDone]))
}

describe('the home of a new company', () => {
  it('has spent nothing and has no documents', async () => {
    const owner = await as('owner')
    expect(await owner.must(getMonthSpend)).toEqual({ now: NOTHING, before: NOTHING })
    expect(await owner.must(listRecentDocuments)).toEqual([])
  })

  it('lists first steps, which check themselves off', async () => {
    const before = await stepsOf('owner@maju.test')
    expect(before).toMatchObject({ colleagues: true, request: false, order: false })
    await draft(await as('purchasing'), LINES)
    expect(await stepsOf('owner@maju.test')).toEqual({ ...before, request: true })
    const { rowCount } = await api.pool.query(
      'update addresses set deleted_at = now() where buyer_id = $1 and deleted_at is null',
      [companyId('maju')],
    )
    expect(rowCount).toBeGreaterThan(0)
    expect(await stepsOf('owner@maju.test')).toMatchObject({ address: false })
    await api.pool.query('update addresses set deleted_at = null where buyer_id = $1', [
      companyId('maju'),
    ])
    const refused = await (await as('receiving')).request(listFirstSteps)
    expect(refused.status).toBe(403)
  })
})

describe('the home of a company that buys', () => {
  beforeAll(async () => {
    await staged(api, 'sinar')
    await goOn(await staged(api, 'karya'), 'cancel by buyer')
    await issued(api)
  })

  it('sums the orders of this month beside those of last month until the same day', async () => {
    const owner = await as('owner')
    const { rows } = await api.pool.query<{ count: string; total: string }>(
      `select count(*), sum(grand_total) as total from purchase_orders
        where buyer_id = $1 and last_status <> 'Cancel'`,
      [companyId('maju')],
    )
    expect(await owner.must(getMonthSpend)).toEqual({
      now: { count: Number(rows[0]?.count), totalAmount: Number(rows[0]?.total) },
      before: NOTHING,
    })
    const refused = await (await as('receiving')).request(getMonthSpend)
    expect(refused.status).toBe(403)
  })

  it('begins a month at midnight in Jakarta', async () => {
    const owner = await as('owner')
    const { rows } = await api.pool.query<{ id: string; at: Date; total: string }>(
      `select id, created_at as at, grand_total as total from purchase_orders
        where buyer_id = $1 and last_status <> 'Cancel' limit 1`,
      [companyId('maju')],
    )
    const [order] = rows
    if (!order) throw new Error('no order')
    const moveTo = (at: Date) =>
      api.pool.query('update purchase_orders set created_at = $2 where id = $1', [order.id, at])
    const beginOf = (filter: 'this_month' | 'last_month') =>
      new Date(`${rangeOf(filter, new Date(), 'Asia/Jakarta').from}T00:00:00+07:00`)
    const [begin, lastBegin] = [beginOf('this_month'), beginOf('last_month')]
    const justBefore = (at: Date) => new Date(at.getTime() - 1000)
    const sum = { count: 1, totalAmount: Number(order.total) }
    const all = (await owner.must(getMonthSpend)).now
    const others = {
      count: all.count - sum.count,
      totalAmount: all.totalAmount - sum.totalAmount,
    }
    await moveTo(begin)
    expect(await owner.must(getMonthSpend)).toEqual({ now: all, before: NOTHING })
    await moveTo(justBefore(begin))
    expect((await owner.must(getMonthSpend)).now).toEqual(others)
    await moveTo(lastBegin)
    expect(await owner.must(getMonthSpend)).toEqual({ now: others, before: sum })
    await moveTo(justBefore(lastBegin))
    expect(await owner.must(getMonthSpend)).toEqual({ now: others, before: NOTHING })
    await moveTo(order.at)
  })

  it('lists the newest documents of the company, of the kinds that the user reads', async () => {
    const documentsOf = async (email: string) => {
      const documents = await (await api.as(email)).must(listRecentDocuments)
      const dates = documents.map(({ at }) => at)
      expect(dates).toEqual(dates.toSorted().toReversed())
      return documents
    }
    const kindsOf = async (email: string) =>
      [...new Set((await documentsOf(email)).map(({ kind }) => kind))].toSorted()
    expect((await documentsOf('owner@maju.test')).length).toBe(MAX_RECENT)
    expect(await kindsOf('owner@maju.test')).toEqual(['invoice', 'order', 'request'])
    expect(await kindsOf('purchasing@maju.test')).toEqual(['order', 'request'])
    expect(await kindsOf('finance@maju.test')).toEqual(['invoice', 'order'])
    const manager = await as('template-manager')
    expect(await kindsOf('template-manager@maju.test')).toEqual([])
    const first = await template(manager, LINES, 'Changed last')
    const second = await template(manager, LINES, 'Made last')
    const { version } = await manager.must(getTemplate, { params: { id: first } })
    const body = { ...templateOf(LINES, 'Changed last'), version }
    await manager.must(updateTemplate, { params: { id: first }, body })
    const recent = await documentsOf('template-manager@maju.test')
    expect(recent.map(({ kind, id, lastStatus }) => [kind, id, lastStatus])).toEqual([
      ['template', first, null],
      ['template', second, null],
    ])
    expect(await kindsOf('finance@maju.test')).not.toContain('template')
    expect(await kindsOf('owner@lain.test')).toEqual([])
  })

  it('has no first steps any more', async () => {
    expect(await stepsOf('owner@maju.test')).toEqual({})
    expect(await stepsOf('owner@lain.test')).toMatchObject({ order: false })
  })

  it('is read in as many statements whatever there is', async () => {
    const [maju, lain] = [await as('owner'), await api.as('owner@lain.test')]
    for (const contract of [getMonthSpend, listRecentDocuments, listFirstSteps]) {
      const count = async (person: typeof maju) => {
        await person.must(contract)
        return (await statementsOf(() => person.must(contract))).length
      }
      expect(await count(maju)).toBe(await count(lain))
    }
  })
})
