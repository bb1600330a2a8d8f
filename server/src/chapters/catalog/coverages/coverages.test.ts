import { getProduct } from '@pasok/domain/catalog/catalog.contract'
import * as contracts from '@pasok/domain/catalog/portal/portal.contract'
import { coverageErrors } from '@pasok/domain/catalog/portal/portal.texts'
import type { BodyIn } from '@pasok/domain/kernel/contract'
import { formatText } from '@pasok/domain/kernel/texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { CITIES, idOf } from '../../../../test/company'
import { addedProduct, BANDUNG, COVERAGE, WEST_JAVA } from '../../../../test/portal'
import { feedAll } from '../../../../test/found'

let api: Api
let vendor: Person
beforeAll(async () => {
  api = await startApi()
  vendor = await api.as('vendor@sinar.test')
})
afterAll(() => api.drop())

const { createCoverage, editCoverage, listCoverages, removeCoverage } = contracts

const SURABAYA = '3578'
let made = 0
const added = (other: Partial<BodyIn<typeof createCoverage>> = {}) => {
  made += 1
  return vendor.must(createCoverage, { body: { ...COVERAGE, name: `Area ${made}`, ...other } })
}
const find = async (id: string) =>
  (await vendor.must(listCoverages)).find((coverage) => coverage._id === id)
const citiesOf = async (id: string) => {
  const { rows } = await api.pool.query<{ city_ids: string[] }>(
    'select city_ids from coverages where id = $1',
    [id],
  )
  return rows[0]?.city_ids ?? []
}
async function auditOf(id: string) {
  const { rows } = await api.pool.query(
    'select action, before, after from audit_log where subject_id = $1 order by id',
    [id],
  )
  return rows
}

describe('a delivery area', () => {
  it('is whole provinces and single cities beside them', async () => {
    const coverage = await added({ city_ids: [SURABAYA, BANDUNG, SURABAYA] })
    expect(coverage).toMatchObject({
      province_ids: [WEST_JAVA],
      city_ids: [SURABAYA],
      cities: 28,
      products: 0,
      version: 1,
    })
    const remaining = await citiesOf(coverage._id)
    expect(remaining).toHaveLength(28)
    expect(remaining).toEqual(expect.arrayContaining([BANDUNG, SURABAYA]))
    expect(await find(coverage._id)).toEqual(coverage)
    expect(await auditOf(coverage._id)).toEqual([
      {
        action: 'coverage.create',
        before: null,
        after: { name: 'Area 1', provinces: ['Jawa Barat'], cities: [CITIES.surabaya] },
      },
    ])
  })

  it('counts the products that use it, and makes them available in added cities', async () => {
    const coverage = await added({ province_ids: [], city_ids: [BANDUNG] })
    const { _id, slug_product: slug } = await addedProduct(vendor, { coverage_id: coverage._id })
    expect((await find(coverage._id))?.products).toBe(1)
    const body = { _id: coverage._id, name: 'Wider', province_ids: [], version: 1 }
    const changed = await vendor.must(editCoverage, {
      body: { ...body, city_ids: [BANDUNG, SURABAYA] },
    })
    expect(changed).toMatchObject({ name: 'Wider', cities: 2, products: 1, version: 2 })
    const buyer = await api.as('approver@maju.test')
    const { warehouse_detail: detail } = await buyer.must(getProduct, { params: { slug } })
    expect(detail.coverage).toEqual([CITIES.bandung, CITIES.surabaya])
    const { rows } = await api.pool.query(
      "select id, name, payload from outbox where name = 'coverages.changed'",
    )
    expect(rows.map(({ payload }) => payload)).toEqual([{ coverageIds: [coverage._id] }])
    await api.runJobs()
    await feedAll(api)
    const indexed = await api.pool.query(
      `select cities from search_coverages join search_documents
        on search_documents.coverage_id = search_coverages.id where search_documents.id = $1`,
      [_id],
    )
    expect(indexed.rows).toEqual([{ cities: [CITIES.bandung, CITIES.surabaya] }])
  })

  it('that is unchanged gets no new version; a new name does not affect the search', async () => {
    const coverage = await added()
    const { _id, name, province_ids, city_ids } = coverage
    const same = await vendor.must(editCoverage, { body: { _id, name, province_ids, city_ids } })
    expect(same).toEqual(coverage)
    const before = await api.pool.query('select 1 from outbox')
    await vendor.must(editCoverage, { body: { _id, name: 'Named', province_ids, city_ids } })
    expect((await api.pool.query('select 1 from outbox')).rowCount).toBe(before.rowCount)
    expect(await auditOf(_id)).toHaveLength(2)
  })

  it.each([
    [{ name: ' ' }, 'name', coverageErrors.nameRequired.en],
    [{ province_ids: [] }, 'province_ids', coverageErrors.placeRequired.en],
    [{ province_ids: ['99'] }, 'province_ids', coverageErrors.placeUnknown.en],
    [{ city_ids: ['9999'] }, 'city_ids', coverageErrors.placeUnknown.en],
    [
      { name: 'dELIVERY area' },
      'name',
      formatText(coverageErrors.nameTaken, 'en', { name: 'Delivery area' }),
    ],
  ])('of %j is refused at its field', async (given, path, message) => {
    const answer = await vendor.request(createCoverage, {
      body: { ...COVERAGE, name: 'Refused', ...given },
    })
    expect(answer).toMatchObject({ status: 422, errors: [{ path, code: 'rule', message }] })
  })

  it('that somebody changed since is not overwritten', async () => {
    const { _id } = await added()
    const body = { ...COVERAGE, _id, version: 1 }
    await vendor.must(editCoverage, { body: { ...body, name: 'First' } })
    const late = await vendor.request(editCoverage, { body: { ...body, name: 'Second' } })
    expect(late).toMatchObject({ status: 409, codes: ['stale_version'] })
  })

  it('can be removed only when no product uses it', async () => {
    const { _id } = await added()
    const product = await addedProduct(vendor, { coverage_id: _id })
    const refused = await vendor.request(removeCoverage, { params: { id: _id } })
    expect(refused).toMatchObject({
      status: 422,
      message: formatText(coverageErrors.inUse, 'en', { count: 1 }),
    })
    await api.pool.query('update products set coverage_id = $1 where id = $2', [
      idOf('coverage sinar'),
      product._id,
    ])
    await vendor.must(removeCoverage, { params: { id: _id } })
    expect(await find(_id)).toBeUndefined()
    expect((await auditOf(_id)).at(-1)).toMatchObject({ action: 'coverage.remove', after: null })
    expect((await vendor.request(removeCoverage, { params: { id: _id } })).status).toBe(404)
  })
})
