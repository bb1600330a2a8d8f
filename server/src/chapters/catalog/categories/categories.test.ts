import { categoryErrors } from '@pasok/domain/catalog/catalog.errors'
import * as calls from '@pasok/domain/catalog/catalog.provider.contract'
import { listAudit } from '@pasok/domain/audit/audit.provider.contract'
import { formatText } from '@pasok/domain/kernel/texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { idOf, productId } from '../../../../test/company'
import { addProducts } from '../../../../test/world'
import { statementsOf } from '../../../../test/count-statements'
import { deliverAll, feedAll, foundBy } from '../../../../test/found'
import { SUBSCRIPTIONS } from '../../../subscriptions'
import { indexProductsOf } from '../search/index-products'

let api: Api
let provider: Person
beforeAll(async () => {
  api = await startApi()
  provider = await api.as('provider@pasok.test')
})
afterAll(() => api.drop())

const tree = () => provider.must(calls.listEditedCategories)
const add = (name: string, parent_id: string | null = null) =>
  provider.must(calls.addCategory, { body: { name, parent_id } })
const rename = (id: string, name: string, version?: number) =>
  provider.request(calls.renameCategory, {
    params: { id },
    body: { name, ...(version !== undefined && { version }) },
  })
const move = (
  id: string,
  parent_id: string | null,
  rest: { after_id?: string | null; version?: number } = {},
) => provider.request(calls.moveCategory, { params: { id }, body: { parent_id, ...rest } })
const remove = (id: string) => provider.request(calls.removeCategory, { params: { id } })

let named = 0
const newName = () => `Category ${(named += 1)}`

/** Creates a category at each level, the root first. */
async function branch(levels: number) {
  const made: calls.EditedCategory[] = []
  for (let level = 0; level < levels; level += 1)
    made.push(await add(newName(), made.at(-1)?._id ?? null))
  return made
}

const idsBelow = async (parentId: string | null) =>
  (await tree()).filter(({ parent_id }) => parent_id === parentId).map(({ _id }) => _id)

const pathsOf = async (ids: readonly string[]) => {
  const { rows } = await api.pool.query<{ id: string; path: string[]; level: number }>(
    'select id, path, level from categories where id = any($1) order by level',
    [ids],
  )
  return rows.map(({ path, level }) => [level, ...path])
}

describe('the tree', () => {
  it('is returned completely, with the number of products in each category', async () => {
    const root = (await tree()).find(({ name }) => name === 'Test')
    const { rows } = await api.pool.query<{ count: number }>(
      'select count(*)::int as count from products',
    )
    expect(root).toMatchObject({
      _id: idOf('category'),
      parent_id: null,
      level: 0,
      products: rows[0]?.count,
      version: 1,
    })
    const statements = await statementsOf(tree)
    await branch(5)
    expect((await statementsOf(tree)).length).toBe(statements.length)
  })

  it('grows to level 4; a new category is the last of its siblings', async () => {
    const made = await branch(5)
    expect(made.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4])
    const deepest = made[4]
    const refused = await provider.request(calls.addCategory, {
      body: { name: 'Too deep', parent_id: deepest?._id ?? '' },
    })
    expect(refused).toMatchObject({
      status: 422,
      errors: [{ path: 'parent_id', message: categoryErrors.tooDeep.en }],
    })
    const root = made[0]?._id ?? ''
    const second = await add(newName(), root)
    expect(await idsBelow(root)).toEqual([made[1]?._id, second._id])
  })

  it('needs a name that no sibling has, and an existing parent', async () => {
    const [root] = await branch(1)
    const name = newName()
    await add(name, root?._id)
    const addUnder = (body: { name: string; parent_id: string | null }) =>
      provider.request(calls.addCategory, { body })
    expect(
      await addUnder({ name: ` ${name.toUpperCase()} `, parent_id: root?._id ?? '' }),
    ).toMatchObject({
      status: 422,
      errors: [{ path: 'name', message: formatText(categoryErrors.nameTaken, 'en', { name }) }],
    })
    expect(await addUnder({ name, parent_id: null })).toMatchObject({ status: 200 })
    expect(await addUnder({ name: '   ', parent_id: null })).toMatchObject({
      status: 422,
      errors: [{ path: 'name', message: categoryErrors.nameRequired.en }],
    })
    for (const parent_id of [idOf('nothing'), 'x'])
      expect(await addUnder({ name, parent_id })).toMatchObject({
        status: 404,
        errors: [{ path: 'parent_id' }],
      })
  })
})

describe('renaming', () => {
  it('rewrites the paths of everything below in one statement', async () => {
    const made = await branch(5)
    const ids = made.map(({ _id }) => _id)
    const names = made.map(({ name }) => name)
    const top = made[1]?._id ?? ''
    const sent = await statementsOf(() => rename(top, 'Renamed', 1))
    expect(sent.filter((one) => /update categories/.test(one))).toHaveLength(1)
    names[1] = 'Renamed'
    expect(await pathsOf(ids)).toEqual(names.map((_, at) => [at, ...names.slice(0, at + 1)]))
    const rows = (await tree()).filter(({ _id }) => ids.includes(_id))
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 1, 1, 1])
  })

  it('refuses an older version, and changes nothing when the name is the same', async () => {
    const [one] = await branch(1)
    const id = one?._id ?? ''
    expect((await rename(id, 'First', 1)).data).toMatchObject({ name: 'First', version: 2 })
    expect(await rename(id, 'Second', 1)).toMatchObject({ status: 409, codes: ['stale_version'] })
    expect((await rename(id, 'First', 2)).data).toMatchObject({ version: 2 })
    expect((await rename(id, 'FIRST')).data).toMatchObject({ name: 'FIRST', version: 3 })
    for (const nothing of [idOf('nothing'), 'x'])
      expect(await rename(nothing, 'Name')).toMatchObject({
        status: 404,
        errors: [{ path: 'id' }],
      })
  })

  it('refuses a sibling’s name', async () => {
    const [root] = await branch(1)
    const one = await add('Twin', root?._id)
    const other = await add('Other', root?._id)
    expect(await rename(other._id, 'twin')).toMatchObject({
      status: 422,
      errors: [
        { path: 'name', message: formatText(categoryErrors.nameTaken, 'en', { name: 'Twin' }) },
      ],
    })
    expect((await rename(one._id, 'TWIN')).status).toBe(200)
  })
})

describe('moving', () => {
  it('among its siblings keeps everything else as it is', async () => {
    const [root] = await branch(1)
    const id = root?._id ?? ''
    const [a, b, c] = [
      await add(newName(), id),
      await add(newName(), id),
      await add(newName(), id),
    ].map(({ _id }) => _id) as [string, string, string]
    await move(c, id, { after_id: null })
    expect(await idsBelow(id)).toEqual([c, a, b])
    await move(c, id, { after_id: a, version: 2 })
    expect(await idsBelow(id)).toEqual([a, c, b])
    await move(a, id)
    expect(await idsBelow(id)).toEqual([c, b, a])
    const same = await move(a, id, { after_id: b })
    expect(same.data).toMatchObject({ version: 2 })
    expect(await move(b, id, { after_id: null, version: 7 })).toMatchObject({
      status: 409,
      codes: ['stale_version'],
    })
  })

  it('to another parent moves all descendants, too', async () => {
    const [root, first, second] = await branch(3)
    const [other] = await branch(1)
    const id = first?._id ?? ''
    expect((await move(id, other?._id ?? '')).data).toMatchObject({
      parent_id: other?._id,
      level: 1,
      version: 2,
    })
    const ids = [id, second?._id ?? '']
    expect(await pathsOf(ids)).toEqual([
      [1, other?.name, first?.name],
      [2, other?.name, first?.name, second?.name],
    ])
    await move(id, null, { after_id: root?._id ?? '' })
    expect(await pathsOf(ids)).toEqual([
      [0, first?.name],
      [1, first?.name, second?.name],
    ])
    const roots = await idsBelow(null)
    expect(roots.indexOf(id)).toBe(roots.indexOf(root?._id ?? '') + 1)
  })

  it('is refused below itself, below level 4, and beside its name', async () => {
    const [root, first, second] = await branch(3)
    const deep = await branch(4)
    const [a, b, c] = [root?._id ?? '', first?._id ?? '', second?._id ?? '']
    const refused = async (id: string, to: string | null) => {
      const { status, errors } = await move(id, to)
      return [status, errors?.[0]?.path, errors?.[0]?.message]
    }
    expect(await refused(a, a)).toEqual([422, 'parent_id', categoryErrors.itself.en])
    const values = { name: root?.name ?? '', parent: second?.name ?? '' }
    expect(await refused(a, c)).toEqual([
      422,
      'parent_id',
      formatText(categoryErrors.belowItself, 'en', values),
    ])
    expect(await refused(b, deep[3]?._id ?? '')).toEqual([
      422,
      'parent_id',
      categoryErrors.tooDeep.en,
    ])
    await add(first?.name ?? '', null)
    expect(await refused(b, null)).toEqual([
      422,
      'parent_id',
      formatText(categoryErrors.nameTaken, 'en', { name: first?.name ?? '' }),
    ])
    expect(await pathsOf([a, b, c])).toHaveLength(3)
  })

  it('needs an existing target', async () => {
    const [root, first] = await branch(2)
    const id = first?._id ?? ''
    for (const to of [idOf('nothing'), 'x'])
      expect(await move(id, to)).toMatchObject({ status: 404, errors: [{ path: 'parent_id' }] })
    expect(await move(idOf('nothing'), null)).toMatchObject({ status: 404 })
    // A sibling that has been moved away in the meantime is reported as an error.
    for (const after_id of [idOf('category'), 'x', id])
      expect(await move(id, root?._id ?? '', { after_id })).toMatchObject({
        status: 409,
        codes: ['stale_version'],
        errors: [{ path: 'after_id', message: categoryErrors.neighbourGone.en }],
      })
  })
})

describe('removing', () => {
  it('removes only empty categories', async () => {
    const [root, first] = await branch(2)
    expect(await remove(root?._id ?? '')).toMatchObject({
      status: 422,
      errors: [{ message: formatText(categoryErrors.hasBelow, 'en', { name: root?.name ?? '' }) }],
    })
    expect(await remove(idOf('category'))).toMatchObject({ status: 422, codes: ['rule'] })
    expect((await remove(first?._id ?? '')).status).toBe(200)
    expect((await remove(root?._id ?? '')).status).toBe(200)
    expect((await remove(root?._id ?? '')).status).toBe(404)
    expect((await tree()).some(({ _id }) => _id === root?._id)).toBe(false)
  })

  it('counts withdrawn products, too', async () => {
    const [only] = await branch(1)
    const withdrawn = productId('ember')
    const assign = (id: string) =>
      api.pool.query('update products set category_id = $1 where id = $2', [id, withdrawn])
    await assign(only?._id ?? '')
    expect(await remove(only?._id ?? '')).toMatchObject({
      status: 422,
      errors: [
        {
          message: formatText(categoryErrors.hasProducts, 'en', {
            name: only?.name ?? '',
            count: 1,
          }),
        },
      ],
    })
    await assign(idOf('category'))
  })
})

describe('the search', () => {
  it('has the products of all descendants under the new names, batch by batch', async () => {
    const [root, first, second] = await branch(3)
    const keys = ['satu', 'dua', 'tiga', 'empat', 'lima']
    await addProducts(
      api.db,
      keys.map((key) => ({
        key,
        vendor: 'sinar',
        retail: '1000.00',
        discount: '0.0000',
        tax: '0.0000',
        stock: '10.00',
        minimum: '1.00',
      })),
    )
    const assign = (id: string | undefined, some: readonly string[]) =>
      api.pool.query('update products set category_id = $1 where id = any($2)', [
        id,
        some.map(productId),
      ])
    await assign(first?._id, keys.slice(0, 2))
    await assign(second?._id, keys.slice(2))
    await rename(root?._id ?? '', 'All notifications')
    await deliverAll(api)
    const all = keys.map(productId).toSorted()
    expect(await foundBy(api, 'category_tree.name', 'All notifications')).toEqual(all)

    await rename(first?._id ?? '', 'Halfway')
    const of = { by: 'category_id', ids: [first?._id ?? '', second?._id ?? ''] } as const
    await indexProductsOf(api.db, SUBSCRIPTIONS, of, 2)
    await feedAll(api)
    expect(await foundBy(api, 'category_tree.name', 'Halfway')).toEqual(all.slice(0, 2))
    // The rest of the update is a job, which continues after the last batch.
    await api.runJobs()
    await feedAll(api)
    expect(await foundBy(api, 'category_tree.name', 'Halfway')).toEqual(all)
    await deliverAll(api)

    await move(second?._id ?? '', null)
    await deliverAll(api)
    expect(await foundBy(api, 'category_tree.name', 'All notifications')).toEqual(
      keys.slice(0, 2).map(productId).toSorted(),
    )
  })
})

describe('the audit log', () => {
  it('has every change, with the values before and after', async () => {
    const [root, first] = await branch(2)
    const id = first?._id ?? ''
    await rename(id, 'New name')
    await move(id, null, { after_id: root?._id ?? '' })
    await remove(id)
    const rows = await provider.must(listAudit, { query: { search: id } })
    expect(rows.map(({ action }) => action)).toEqual([
      'category.remove',
      'category.move',
      'category.rename',
      'category.add',
    ])
    const [removed, moved, renamed, added] = rows
    const original = { name: first?.name, place: root?.name }
    expect(added).toMatchObject({ subject: 'category', before: null, after: original })
    expect(renamed).toMatchObject({ before: original, after: { ...original, name: 'New name' } })
    expect(moved).toMatchObject({
      before: { name: 'New name', place: root?.name, position: 1 },
      after: { name: 'New name', place: '' },
    })
    expect(removed).toMatchObject({ before: { name: 'New name', place: '' }, after: null })
  })
})

it('nobody else has access to the tree', async () => {
  for (const email of ['owner@maju.test', 'vendor@sinar.test']) {
    const other = await api.as(email)
    expect((await other.request(calls.listEditedCategories)).status).toBe(403)
    expect((await other.request(calls.addCategory, { body: { name: 'Mine' } })).status).toBe(403)
  }
  expect((await api.call('GET', '/api/provider/categories')).status).toBe(401)
})
