import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineContract } from './contract'

const declared = {
  name: 'probe',
  method: 'GET',
  path: '/probe',
  summary: 'A probe',
  surface: 'buyer',
  token: 'access',
  feature: 'requests.read',
  data: z.null(),
} as const

describe('a contract', () => {
  it('is closed unless it says otherwise', () => {
    expect(defineContract(declared)).toMatchObject({
      kind: 'contract',
      host: 'api',
      stage: 'verified',
      paged: false,
    })
    expect(defineContract({ ...declared, stage: 'any', host: 'live' })).toMatchObject({
      host: 'live',
      stage: 'any',
    })
  })

  it('takes no params, query or body unless it names them', () => {
    const { params, query, body } = defineContract(declared)
    for (const shape of [params, query, body])
      expect(shape.parse({ buyer_id: 'x', anything: 1 })).toEqual({})
    const named = defineContract({ ...declared, query: z.object({ skip: z.coerce.number() }) })
    expect(named.query.parse({ skip: '2', other: 1 })).toEqual({ skip: 2 })
  })
})
