import { SEARCHES_A_MINUTE } from '@pasok/domain/identity/identity.constants'
import { expect, it } from 'vitest'
import { countingSearches } from './admit-search'

const START = 1_700_000_000_000

it('refuses a key that searched too often within a minute, and no other key', () => {
  const counter = countingSearches()
  for (let searches = 0; searches < SEARCHES_A_MINUTE; searches += 1) counter.count('one', START)
  expect(() => counter.count('one', START + 20_000)).toThrow(
    expect.objectContaining({ code: 'too_many_requests', retryAfter: 40 }),
  )
  counter.count('another', START + 20_000)
  counter.count('one', START + 60_000)
})
