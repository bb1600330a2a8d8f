import { expect, it } from 'vitest'
import { parseChat } from './chat.address'

it('reads what is open, and leaves alone what is not its own', () => {
  const given = { chat: 'c1', at: '12', find: 'price list', search: 7, utm: 'mail' }
  expect(parseChat(given)).toEqual({
    chat: 'c1',
    at: 12,
    find: 'price list',
    search: '7',
    utm: 'mail',
  })
})

it.each(['0', '-1', '1.5', 'x', ''])('%s is no place of a message', (at) => {
  expect(parseChat({ chat: 'c1', at })).toEqual({ chat: 'c1' })
})
