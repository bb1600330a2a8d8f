import { type CategoryNode, getCategoryTree } from '@pasok/domain/catalog/catalog.provider.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { idOf } from '../../../../test/company'
import { statementsOf } from '../../../../test/count-statements'
import { nest } from './categories.queries'

let api: Api
let person: Person
beforeAll(async () => {
  api = await startApi()
  person = await api.as('purchasing@maju.test')
})
afterAll(() => api.drop())

const PATH = ['Office', 'Paper', 'Copy paper', 'A4', '80 gram']

async function add(path: readonly string[], sort = 0) {
  const parent = path.length > 1 ? idOf(path.slice(0, -1).join('/')) : null
  await api.pool.query(
    'insert into categories (id, parent_id, level, name, path, sort) values ($1, $2, $3, $4, $5, $6)',
    [idOf(path.join('/')), parent, path.length - 1, path.at(-1), path, sort],
  )
}

const tree = (who = person) => who.must(getCategoryTree, {})
const namesOf = (nodes: readonly CategoryNode[]) => nodes.map(({ name }) => name)

// proves 1.7.57
describe('the category tree', () => {
  // proves 1.7.57 2.7.40
  it('is nested down to the fifth level, each in its order', async () => {
    for (const depth of PATH.keys()) await add(PATH.slice(0, depth + 1), 5)
    await add(['Office', 'Ink'], 1)
    const office = (await tree()).find(({ name }) => name === 'Office')
    expect(office).toMatchObject({ _id: idOf('Office'), level: 0 })
    expect(namesOf(office?.children ?? [])).toEqual(['Ink', 'Paper'])
    const deepest = PATH.slice(1).reduce<CategoryNode | undefined>(
      (node, name) => node?.children.find((one) => one.name === name),
      office,
    )
    expect(deepest).toEqual({ _id: idOf(PATH.join('/')), name: '80 gram', level: 4, children: [] })
  })

  it.each([
    ['renamed', `update categories set name = 'Tinta' where name = 'Ink'`, ['Tinta', 'Paper']],
    ['moved', `update categories set sort = 9 where name = 'Tinta'`, ['Paper', 'Tinta']],
    ['removed', `delete from categories where name = 'Tinta'`, ['Paper']],
  ])('that was read before is read again once a category is %s', async (_, statement, names) => {
    await tree()
    await api.pool.query(statement)
    const office = (await tree()).find(({ name }) => name === 'Office')
    expect(namesOf(office?.children ?? [])).toEqual(names)
  })

  it('is one query while nothing has changed', async () => {
    await tree()
    const again = await statementsOf(() => tree())
    expect(again.filter((one) => one.includes('"categories"'))).toHaveLength(1)
    await api.pool.query(`update categories set name = 'Paper and more' where name = 'Paper'`)
    const reloaded = await statementsOf(() => tree())
    expect(reloaded.filter((one) => one.includes('"categories"'))).toHaveLength(2)
  })

  it('is the same for a vendor', async () => {
    expect(await tree(await api.as('vendor@sinar.test'))).toEqual(await tree())
  })

  it('leaves out what has no parent in it', () => {
    const row = { id: 'b', parent_id: 'a', level: 1, name: 'Lost' }
    expect(nest([row])).toEqual([])
  })
})
