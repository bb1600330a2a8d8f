import {
  listFilters,
  MAX_SAVED_FILTERS,
  removeFilter,
  saveFilter,
} from '@pasok/domain/team/filters/filters.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { expectOneWinner } from '../../../../test/one-winner'

const screen = 'purchase-requests'
const query = 'by=status&value=Open'

let api: Api
let person: Person
let colleague: Person

beforeAll(async () => {
  api = await startApi()
  person = await api.as('purchasing@maju.test')
  colleague = await api.as('approver@maju.test')
})
afterAll(() => api.drop())

const namesOf = async (who: Person, where: 'purchase-requests' | 'templates' = screen) =>
  (await who.must(listFilters, { query: { screen: where } })).map(({ name }) => name)

describe('saved filters', () => {
  it('are kept by name, each for its own screen', async () => {
    await person.must(saveFilter, { body: { screen, name: ' Waiting for me ', query } })
    await person.must(saveFilter, { body: { screen, name: 'drafts', query } })
    await person.must(saveFilter, { body: { screen: 'templates', name: 'drafts', query: 'a=1' } })
    expect(await person.must(listFilters, { query: { screen } })).toEqual([
      { _id: expect.any(String), name: 'drafts', query },
      { _id: expect.any(String), name: 'Waiting for me', query },
    ])
    expect(await namesOf(person, 'templates')).toEqual(['drafts'])
  })

  it('are nobody else’s to see or remove', async () => {
    expect(await namesOf(colleague)).toEqual([])
    const [own] = await person.must(listFilters, { query: { screen } })
    for (const other of [
      colleague,
      await api.as('owner@maju.test'),
      await api.as('owner@lain.test'),
    ])
      expect(await other.request(removeFilter, { params: { id: own?._id ?? '' } })).toMatchObject({
        status: 404,
      })
    await colleague.must(saveFilter, { body: { screen, name: 'drafts', query } })
    expect(await namesOf(colleague)).toEqual(['drafts'])
    expect(await namesOf(person)).toEqual(['drafts', 'Waiting for me'])
  })

  it('need a name that is not taken, whatever its case, and something to keep', async () => {
    const save = (body: object) => person.call('POST', '/api/saved-filter', { body })
    expect(await save({ screen, name: ' ', query })).toMatchObject({
      status: 422,
      errors: [{ path: 'name', message: 'Name is required' }],
    })
    expect(await save({ screen, name: 'DRAFTS', query })).toMatchObject({
      status: 422,
      errors: [{ path: 'name' }],
    })
    for (const body of [
      { screen: 'nowhere', name: 'x', query },
      { screen, name: 'x'.repeat(61), query },
      { screen, name: 'x', query: ' ' },
      { screen, name: 'x', query: 'x'.repeat(1001) },
    ])
      expect((await save(body)).status).toBe(400)
  })

  it('are removed', async () => {
    const [own] = await person.must(listFilters, { query: { screen } })
    await person.must(removeFilter, { params: { id: own?._id ?? '' } })
    expect(await namesOf(person)).toEqual(['Waiting for me'])
    expect((await person.request(removeFilter, { params: { id: own?._id ?? '' } })).status).toBe(
      404,
    )
  })

  it('are so many at most, and of one name one, also when all are saved at once', async () => {
    const owner = await api.as('owner@maju.test')
    const save = (name: string) => owner.request(saveFilter, { body: { screen, name, query } })
    const same = await Promise.all(['One', 'one', 'ONE'].map(save))
    expectOneWinner(same)
    const many = await Promise.all(
      Array.from({ length: MAX_SAVED_FILTERS + 3 }, (_, at) => save(`Filter ${at}`)),
    )
    expect(many.filter(({ status }) => status === 200)).toHaveLength(MAX_SAVED_FILTERS - 1)
    expect(await namesOf(owner)).toHaveLength(MAX_SAVED_FILTERS)
  })
})
