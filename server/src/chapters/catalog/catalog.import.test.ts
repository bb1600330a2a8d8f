import * as calls from '@pasok/domain/catalog/catalog.import.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { checkedSheet, sheet, sheetLine } from '../../../test/imports'

let api: Api
let vendor: Person
beforeAll(async () => {
  api = await startApi()
  vendor = await api.as('vendor@sinar.test')
})
afterAll(() => api.drop())

describe('an import', () => {
  it('is checked, then imported', async () => {
    const checked = await checkedSheet(
      api,
      vendor,
      sheet([sheetLine('A-1'), sheetLine('A-2', { 'Retail price': '1.250' }), sheetLine('A-3')]),
    )
    expect(checked).toMatchObject({ state: 'checked', lines: 3, good: 2, bad: 1, new_lines: 2 })
    await vendor.must(calls.startImport, { params: { id: checked._id } })
    await api.runJobs()
    const done = await vendor.must(calls.getImport, { params: { id: checked._id } })
    expect(done).toMatchObject({ state: 'done', imported: 2, created: 2, bad: 1 })
  })
})
