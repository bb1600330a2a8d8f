import { expect, it } from 'vitest'
import { makeDocument } from '../search-documents.fixture'
import { Groups, makeCoverage } from './groups'
import { StoredColumns } from './growing'

const coverage = makeCoverage(['Kota Bandung'])
/** Enough combinations for several growths of the table. */
const documents = Array.from({ length: 2_000 }, (_, n) =>
  makeDocument(`d${n}`, { brand: `Merek ${n % 50}`, vendor_id: `v${Math.floor(n / 50)}` }),
)
const groupsIn = (groups: Groups) => documents.map((one) => groups.groupOf(one, 1, coverage))

it('finds a group again by its items, also after it was restored', () => {
  const groups = new Groups()
  const numbers = groupsIn(groups)
  expect(numbers).toEqual(documents.map((_, n) => n))
  expect(groupsIn(groups)).toEqual(numbers)
  expect(groups.count).toBe(documents.length)

  const copy = new Groups()
  copy.restore(new StoredColumns(groups.columns()), groups.keys(), () => coverage)
  expect(copy.count).toBe(documents.length)
  expect(groupsIn(copy)).toEqual(numbers)
  const other = makeDocument('other', { brand: 'Merek lain', vendor_id: 'v0' })
  expect(copy.groupOf(other, 1, coverage)).toBe(documents.length)
})
