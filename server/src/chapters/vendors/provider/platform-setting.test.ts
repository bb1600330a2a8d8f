import type { BodyIn } from '@pasok/domain/kernel/contract'
import { findVendorByCode } from '@pasok/domain/vendors/relations/relations.contract'
import {
  getPlatformSetting,
  savePlatformSetting,
} from '@pasok/domain/vendors/provider/platform-setting.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId } from '../../../../test/company'
import { assertSound } from '../../../../test/invariants'

let api: Api
let owner: Person
let purchasing: Person
const TERMS = { default_discount: 7.25, default_payment_term: 45, default_down_payment: 20 }
const NONE = { default_discount: null, default_payment_term: null, default_down_payment: null }

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  purchasing = await api.as('purchasing@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

const save = (other: Partial<BodyIn<typeof savePlatformSetting>> = {}) =>
  owner.request(savePlatformSetting, { body: { ...TERMS, ...other } })
const readTerms = async () =>
  (await purchasing.must(findVendorByCode, { query: { company_code: 'KARYA' } })).request

// proves 2.3.28 2.3.29 2.7.50
it('there is none until one is saved, once by two at once; then a request begins with it', async () => {
  expect(await owner.must(getPlatformSetting)).toEqual({ ...NONE, version: 0 })
  expect(await readTerms()).toMatchObject({ initial_discount: null, payment_term: null })
  const answers = await Promise.all([
    save({ version: 0 }),
    save({ version: 0, default_discount: 9 }),
  ])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ])
  const { version } = await purchasing.must(getPlatformSetting)
  expect(version).toBe(1)
  await save()
  expect(await purchasing.must(getPlatformSetting)).toMatchObject(TERMS)
  expect(await readTerms()).toMatchObject({
    initial_discount: 7.25,
    payment_term: { name: '45 Days', value: 45 },
    down_payment: 20,
  })
})

it('what is as it was changes nothing; what was changed since is refused; the log tells it', async () => {
  const { version } = await owner.must(getPlatformSetting)
  expect((await save({ version })).data).toEqual({ ...TERMS, version })
  const changed = await save({ version, default_down_payment: 0 })
  expect(changed).toMatchObject({
    message: 'Platform settings saved',
    data: { default_down_payment: 0, version: version + 1 },
  })
  expect((await save({ version })).codes).toEqual(['stale_version'])
  const { rows } = await api.pool.query(
    `select before, after from audit_log where action = 'setting.save' and buyer_id = $1
     order by id desc limit 1`,
    [companyId('maju')],
  )
  expect(rows).toEqual([
    { before: { default_down_payment: 20 }, after: { default_down_payment: 0 } },
  ])
})

// proves 2.5.20
it('refuses what is out of range, each at its field, and changes nothing', async () => {
  const before = await owner.must(getPlatformSetting)
  const refused = await save({
    default_discount: 100.01,
    default_payment_term: 1.5,
    default_down_payment: -1,
  })
  expect(refused.status).toBe(422)
  expect(refused.errors?.map(({ path }) => path).toSorted()).toEqual(Object.keys(TERMS).toSorted())
  for (const missing of Object.keys(TERMS)) {
    const body = { ...TERMS, [missing]: undefined }
    const answer = await owner.call('PUT', '/api/buyer/platform-setting', { token: 'id', body })
    expect(answer.status).toBe(400)
  }
  expect(await owner.must(getPlatformSetting)).toEqual(before)
})

it('is each company’s own', async () => {
  const lain = await api.as('owner@lain.test')
  expect(await lain.must(getPlatformSetting)).toEqual({ ...NONE, version: 0 })
  await lain.must(savePlatformSetting, { body: { ...TERMS, default_discount: 1 } })
  expect((await owner.must(getPlatformSetting)).default_discount).not.toBe(1)
})
