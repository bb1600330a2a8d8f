import { expect, it } from 'vitest'
import { leftOutOf } from './search-state'

it('reads which words of a query were left out', () => {
  expect(leftOutOf('')).toEqual([])
  expect(leftOutOf('kertas <em>75 ml</em> &amp; <em>3/4"</em>')).toEqual(['75 ml', '3/4"'])
  expect(leftOutOf('<em>&lt;b&gt;&amp;lt;</em>')).toEqual(['<b>&lt;'])
})
