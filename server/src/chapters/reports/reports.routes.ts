import * as calls from '@pasok/domain/reports/reports.contract'
import { databaseNow } from '../../db/database-now'
import { endpoint } from '../../http/endpoint'
import { assertOwnList } from '../../http/lists'
import { listTodos } from './home/todos'
import { getInvoiceSums, getOrderSums, listHomeRows } from './home/home'
import { getMonthSpend, listFirstSteps, listRecentDocuments } from './home/overview'
import { getReport, listRowsOf } from './reports.queries'

export const reportEndpoints = [
  endpoint(calls.getReport, async ({ db, actor, query }) => {
    return { data: await getReport(db, actor, query, await databaseNow(db)) }
  }),
  endpoint(calls.listReportRows, async ({ db, actor, query }) => {
    const { rows, total } = await listRowsOf(db, actor, query)
    return { data: { rows, total }, count: total.count }
  }),
  endpoint(calls.getOrderSums, async ({ db, actor, query }) => {
    assertOwnList(actor.scope, query.id)
    return { data: await getOrderSums(db, actor) }
  }),
  endpoint(calls.getInvoiceSums, async ({ db, actor }) => {
    return { data: await getInvoiceSums(db, actor) }
  }),
  endpoint(calls.listHomeRows, async ({ db, actor, query }) => {
    const { rows, total } = await listHomeRows(db, actor, query)
    return { data: { rows, total }, count: total.count }
  }),
  endpoint(calls.listTodos, async ({ db, actor }) => ({
    data: await listTodos(db, actor, await databaseNow(db)),
  })),
  endpoint(calls.getMonthSpend, async ({ db, actor }) => ({
    data: await getMonthSpend(db, actor, await databaseNow(db)),
  })),
  endpoint(calls.listRecentDocuments, async ({ db, actor }) => ({
    data: await listRecentDocuments(db, actor),
  })),
  endpoint(calls.listFirstSteps, async ({ db, actor }) => ({
    data: await listFirstSteps(db, actor),
  })),
]
