import { expect, it } from 'vitest'
import {
  parseAudit,
  parseCategories,
  parseCompanies,
  parseCompany,
  parseFeedback,
  parseList,
  parseMoney,
  parseOwed,
  parsePayments,
  parseTypes,
  parseVendor,
  parseVendors,
} from './search-params'

it('reads search, page and page size, and keeps the rest', () => {
  expect(parseList({ search: ' pasok ', skip: '2', limit: '50', other: 'x' })).toEqual({
    search: 'pasok',
    skip: 2,
    limit: 50,
    other: 'x',
  })
})

it.each([{ skip: '-1' }, { skip: 'two' }, { skip: '0' }, { limit: '101' }, { search: '  ' }])(
  'ignores %j',
  (address) => expect(parseList(address)).toEqual({}),
)

it('knows the four stages; waiting is the default', () => {
  expect(parseCompanies({ standing: 'verified', skip: '1' })).toEqual({
    standing: 'verified',
    skip: 1,
  })
  expect(parseCompanies({ standing: 'waiting' })).toEqual({})
  expect(parseCompanies({ standing: 'unheard' })).toEqual({})
})

it('keeps ids that look like numbers as text', () => {
  expect(parseCompany({ document: 12 })).toEqual({ document: '12' })
  expect(parseTypes({ id: 'new' })).toEqual({ id: 'new' })
  expect(parseList({ search: 2026 })).toEqual({ search: '2026' })
})

it('reads valid days', () => {
  expect(parseAudit({ from: '2026-11-01', to: '2026-11-21', company: 'c', open: 'o' })).toEqual({
    from: '2026-11-01',
    to: '2026-11-21',
    company: 'c',
    open: 'o',
  })
  expect(parseAudit({ from: '2026-02-30', to: 'yesterday' })).toEqual({})
})

it('shows unread feedback alone when asked', () => {
  expect(parseFeedback({ unread: 1 })).toEqual({ unread: '1' })
  expect(parseFeedback({ unread: 'no' })).toEqual({})
})

it('knows the vendors’ stages, the page of a history, and the selection in the tree', () => {
  expect(parseVendors({ standing: 'without-user', search: 'sinar', skip: '2' })).toEqual({
    standing: 'without-user',
    search: 'sinar',
    skip: 2,
  })
  expect(parseVendors({ standing: 'waiting' })).toEqual({})
  expect(parseVendor({ skip: '1', open: 7 })).toEqual({ skip: 1, open: '7' })
  expect(parseVendor({ skip: '-1', open: ' ' })).toEqual({})
  expect(parseCategories({ search: 80, id: 'c', other: '1' })).toEqual({
    search: '80',
    id: 'c',
    other: '1',
  })
})

it('knows the tabs of money; the first of each is the default', () => {
  expect(parsePayments({ tab: 'paid', skip: '1' })).toEqual({ tab: 'paid', skip: 1 })
  expect(parsePayments({ tab: 'review' })).toEqual({})
  expect(parseMoney({ tab: 'refund' })).toEqual({ tab: 'refund' })
  expect(parseOwed({ tab: 'nobody' })).toEqual({})
})
