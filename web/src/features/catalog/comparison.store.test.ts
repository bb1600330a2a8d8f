// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { compare, readCompared, replaceCompared, stopComparing } from './comparison.store'

const product = (id: string) => ({ productId: id, slug: id, vendorId: 'v', name: `Product ${id}` })
const idsOf = (owner: string) => readCompared(owner).map(({ productId }) => productId)

afterEach(() => {
  replaceCompared('ani', [])
  localStorage.clear()
})

describe('the products compared', () => {
  // proves 2.5.13 2.5.14 2.9.5
  it('are at most five, each once', () => {
    const results = ['1', '2', '2', '3', '4', '5', '6', '1'].map((id) =>
      compare('ani', product(id)),
    )
    expect(results).toEqual(['added', 'added', 'there', 'added', 'added', 'added', 'full', 'there'])
    expect(idsOf('ani')).toEqual(['1', '2', '3', '4', '5'])
  })

  it('accept another after one is removed', () => {
    for (const id of ['1', '2', '3', '4', '5']) compare('ani', product(id))
    stopComparing('ani', '2')
    expect(compare('ani', product('6'))).toBe('added')
    expect(idsOf('ani')).toEqual(['1', '3', '4', '5', '6'])
  })

  // proves 2.5.14
  it('belong to each user and are stored in the browser', () => {
    compare('ani', product('1'))
    expect(idsOf('budi')).toEqual([])
    expect(localStorage.getItem('pasok.comparison.ani')).toContain('Product 1')
  })

  it('follow another tab', () => {
    const newValue = JSON.stringify([product('9'), { productId: 1 }, null])
    window.dispatchEvent(new StorageEvent('storage', { key: 'pasok.comparison.ani', newValue }))
    expect(idsOf('ani')).toEqual(['9'])
  })

  it.each(['nonsense', '{}', '[[]]'])('start empty from %s', (newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'pasok.comparison.ani', newValue }))
    expect(idsOf('ani')).toEqual([])
  })
})
