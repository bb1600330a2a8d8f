import {
  addTemplateItem,
  deleteTemplate,
  getTemplate,
  getTemplateItems,
  listTemplates,
  saveTemplate,
  updateTemplate,
} from '@pasok/domain/templates/templates.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { productId } from '../../../test/company'
import { statementsOf } from '../../../test/count-statements'
import { assertSound } from '../../../test/invariants'
import type { Wanted } from '../../../test/oracle'
import { template, templateOf } from '../../../test/templates'
import { addProducts, addVendor } from '../../../test/world'

const ROUNDS = process.env['FAULTS'] === 'full' ? 50 : 5

let api: Api
let manager: Person
let owner: Person
beforeAll(async () => {
  api = await startApi()
  manager = await api.as('template-manager@maju.test')
  owner = await api.as('owner@maju.test')
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

const LINES: readonly Wanted[] = [
  { product: 'kertas', quantity: 1 },
  { product: 'bor', quantity: 1 },
]
const params = (id: string) => ({ params: { id } })
const update = (person: Person, id: string, quantity: number, version?: number) =>
  person.request(updateTemplate, {
    ...params(id),
    body: { ...templateOf([{ product: 'bor', quantity }], `By ${quantity}`), version },
  })

describe(`${ROUNDS} times`, () => {
  it('two saves of the same version: one wins, the other is refused, nothing is mixed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await template(manager, LINES)
      const answers = await Promise.all([update(manager, id, 2, 1), update(owner, id, 3, 1)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const winner = answers[0]?.status === 200 ? 2 : 3
      const one = await manager.must(getTemplate, params(id))
      expect([one.name, one.version, one.items_count]).toEqual([`By ${winner}`, 2, 1])
      expect(one.vendors[0]?.packages.items[0]?.quantity).toBe(winner)
    }
  })

  it('a save against a deletion: a deleted one is never written to', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await template(manager, LINES)
      const [saved, deleted] = await Promise.all([
        update(manager, id, 2),
        owner.request(deleteTemplate, params(id)),
      ])
      expect(deleted.status).toBe(200)
      expect([200, 404]).toContain(saved.status)
      expect((await manager.request(getTemplate, params(id))).status).toBe(404)
    }
  })

  it('many deletions: one succeeds, the others learn that it is gone', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await template(manager, LINES)
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => manager.request(deleteTemplate, params(id))),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(7)
    }
  })

  it('items that are added at once are all in it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await template(manager, LINES)
      const keys = ['helm', 'pel', 'tisu', 'bor', 'map', 'kertas']
      const added = await Promise.all(
        keys.map((key) =>
          manager.must(addTemplateItem, {
            body: { id, item: { productId: productId(key), quantity: 2 } },
          }),
        ),
      )
      const versions = added.map(({ version }) => version).toSorted((a, b) => a - b)
      expect(versions).toEqual([2, 3, 4, 5, 6, 7])
      const { items } = await owner.must(getTemplateItems, params(id))
      expect(
        Object.fromEntries(items.map(({ sku, quantity }) => [sku.slice(4), quantity])),
      ).toEqual({ helm: 2, pel: 2, tisu: 2, bor: 3, map: 2, kertas: 3 })
    }
  })
})

describe('the number of statements', () => {
  const VENDORS = 20
  const EACH = 25
  beforeAll(async () => {
    const terms = { discount: '1', downPayment: '10', term: 30, coverage: ['jakarta'] as const }
    const figures = { retail: '999.99', discount: '0.05', tax: '0.11', stock: '99', minimum: '1' }
    for (let at = 0; at < VENDORS; at += 1) {
      const key = `wide${at}`
      await addVendor(api.db, { key, legalName: `PT Lebar ${at}`, ...terms })
      await addProducts(
        api.db,
        Array.from({ length: EACH }, (_, of) => ({ ...figures, key: `${key}-${of}`, vendor: key })),
      )
    }
  })

  const bodyWith = (vendors: number, each: number) => ({
    template_name: 'Wide',
    value: Array.from({ length: vendors }, (_, at) => ({
      packages: {
        items: Array.from({ length: each }, (_item, of) => ({
          productId: productId(`wide${at}-${of}`),
          quantity: 1.25,
        })),
      },
    })),
  })

  async function countsOf(vendors: number, each: number) {
    const body = bodyWith(vendors, each)
    const { _id: id } = await owner.must(saveTemplate, { body })
    const item = { productId: productId('wide0-0'), quantity: 1 }
    const calls = {
      save: () => owner.must(saveTemplate, { body }),
      update: () => owner.must(updateTemplate, { ...params(id), body }),
      add: () => owner.must(addTemplateItem, { body: { id, item } }),
      read: () => owner.must(getTemplate, params(id)),
      items: () => owner.must(getTemplateItems, params(id)),
      delete: () => owner.must(deleteTemplate, params(id)),
    }
    const counts: Record<string, number> = {}
    for (const [name, call] of Object.entries(calls))
      counts[name] = (await statementsOf(call)).length
    return counts
  }

  it('is the same for one line and for 500 of 20 vendors', async () => {
    const many = await countsOf(VENDORS, EACH)
    expect(many).toEqual(await countsOf(1, 1))
    expect(Math.max(...Object.values(many))).toBeLessThanOrEqual(20)
  })

  it('of the list does not grow with its rows', async () => {
    const list = (limit: number) =>
      statementsOf(() => owner.must(listTemplates, { query: { limit } }))
    expect((await list(100)).length).toBe((await list(1)).length)
  })
})
