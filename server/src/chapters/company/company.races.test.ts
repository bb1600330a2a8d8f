import { updateCompany } from '@pasok/domain/company/company.contract'
import type { BodyIn } from '@pasok/domain/kernel/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId } from '../../../test/company'
import { during } from '../../../test/during'
import { assertSound } from '../../../test/invariants'
import { DETAIL } from '../../../test/way-in'

let api: Api
let first: Person
let owner: Person
beforeAll(async () => {
  api = await startApi()
  first = await api.as('owner@awal.test')
  owner = await api.as('owner@maju.test')
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

const update = (person: Person, body: BodyIn<typeof updateCompany>) =>
  person.request(updateCompany, { body })

it('ten concurrent changes leave one default address and the last change complete', async () => {
  for (let round = 0; round < 5; round += 1) {
    await api.pool.query('delete from addresses where buyer_id = $1', [companyId('awal')])
    const bodies = Array.from({ length: 10 }, (_, at) => ({
      ...DETAIL,
      name: `Maju ${at}`,
      street: `Jl. ${at}`,
    }))
    const answers = await Promise.all(bodies.map((body) => update(first, body)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { rows } = await api.pool.query<{ street: string; name: string; is_default: boolean }>(
      `select street, is_default, buyers.name from addresses join buyers on buyers.id = buyer_id
       where buyer_id = $1`,
      [companyId('awal')],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ is_default: true })
    expect(rows[0]?.street.slice(-1)).toBe(rows[0]?.name.slice(-1))
  }
})

it('a change that waited for another one does not log that one’s changes as its own', async () => {
  const answer = await during(
    api.pool,
    [
      [
        "update buyers set category_id = (select id from company_categories where name = 'Construction') where id = $1",
        [companyId('maju')],
      ],
    ],
    () => update(owner, { technical_contact: 'Dian Waits' }),
  )
  expect(answer).toMatchObject({ status: 200, data: { category: 'Construction' } })
  const { rows } = await api.pool.query<{ before: object; after: object }>(
    "select before, after from audit_log where action = 'company.update' and buyer_id = $1",
    [companyId('maju')],
  )
  expect(rows.map(({ before }) => Object.keys(before))).toEqual([['technical_contact']])
  expect(rows[0]?.after).toEqual({ technical_contact: 'Dian Waits' })
})
