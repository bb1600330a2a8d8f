import * as calls from '@pasok/domain/catalog/catalog.provider.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { productId } from '../../../../test/company'
import { during } from '../../../../test/during'
import { expectOneWinner } from '../../../../test/one-winner'

let api: Api
let one: Person
let other: Person
beforeAll(async () => {
  api = await startApi()
  one = await api.signIn('provider@pasok.test')
  other = await api.signIn('provider@pasok.test')
})
afterAll(() => api.drop())

let names = 0
const add = async (parent_id: string | null = null) => {
  names += 1
  return one.must(calls.addCategory, { body: { name: `Category ${names}`, parent_id } })
}
const move = (person: Person, id: string, parent_id: string | null, version?: number) =>
  person.request(calls.moveCategory, {
    params: { id },
    body: { parent_id, ...(version !== undefined && { version }) },
  })

/** Returns categories that cannot be reached from a root. */
async function lost(): Promise<unknown[]> {
  const { rows } = await api.pool.query(
    `with recursive reached as (
       select id, level, path from categories
       where parent_id is null and level = 0 and path = array[name]
       union all
       select child.id, child.level, child.path from categories child
       join reached on child.parent_id = reached.id
       where child.level = reached.level + 1 and child.path = reached.path || child.name
     )
     select id, name from categories where id not in (select id from reached)`,
  )
  return rows
}

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

describe('two concurrent requests', () => {
  it('two moves that would make a circle: one is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await add(), await add()]
      const answers = await Promise.all([move(one, a._id, b._id), move(other, b._id, a._id)])
      expectOneWinner(answers)
      expect(await lost()).toEqual([])
    }
  })

  it('with the same version: one moves it, the other is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b, c] = [await add(), await add(), await add()]
      const answers = await Promise.all([
        move(one, a._id, b._id, a.version),
        move(other, a._id, c._id, a.version),
      ])
      expect(statuses(answers)).toEqual([200, 409])
      expect(answers.flatMap(({ codes }) => codes)).toEqual(['stale_version'])
    }
  })

  it('a category that grows while it is moved down never passes level 4', async () => {
    for (let round = 0; round < 5; round += 1) {
      const root = await add()
      const deep = await add((await add((await add(root._id))._id))._id)
      const moved = await add()
      const answers = await Promise.all([
        move(one, moved._id, deep._id),
        other.request(calls.addCategory, { body: { name: 'Below', parent_id: moved._id } }),
      ])
      expectOneWinner(answers)
      expect(await lost()).toEqual([])
    }
  })

  it('only one of many adds the same name', async () => {
    const root = await add()
    const answers = await Promise.all(
      [one, other, one, other].map((person) =>
        person.request(calls.addCategory, { body: { name: 'Same', parent_id: root._id } }),
      ),
    )
    expectOneWinner(answers)
  })

  it('a category is not removed from under a product that is put into it meanwhile', async () => {
    const { _id: id } = await add()
    const assign = ['update products set category_id = $1 where id = $2', [id, productId('kertas')]]
    const answer = await during(api.pool, [assign as [string, string[]]], () =>
      other.request(calls.removeCategory, { params: { id } }),
    )
    expect(answer).toMatchObject({ status: 409, codes: ['conflict'] })
  })
})
