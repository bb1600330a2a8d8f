import { expect, it } from 'vitest'
import { parseChat } from './chat.address'

it('reads the open panels and keeps foreign parameters', () => {
  const given = { chat: 'c1', at: '12', find: 'price list', search: 7, utm: 'mail' }
  expect(parseChat(given)).toEqual({
    chat: 'c1',
    at: 12,
    find: 'price list',
    search: '7',
    utm: 'mail',
  })
})

it.each(['0', '-1', '1.5', 'x', ''])('%s is not a message position', (at) => {
  expect(parseChat({ chat: 'c1', at })).toEqual({ chat: 'c1' })
})
