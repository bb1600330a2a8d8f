import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../test/api'
import { PUBLIC_ROUTES } from '../../test/entry-points'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const refusals = PUBLIC_ROUTES.flatMap(({ at, refuses = [] }) =>
  refuses.map((one) => ({ at, ...one })),
)

it.each(refusals)('$at, by $what: $status', async ({ by, status }) => {
  const answer = await api.server.inject(by)
  expect(answer.statusCode).toBe(status)
  expect(answer.body).not.toMatch(/token\b.*eyJ|stack|node_modules/)
})

it('are many with requirements, each tried without them', () => {
  const guarded = PUBLIC_ROUTES.filter(({ requires }) => requires !== undefined)
  expect(guarded.length).toBeGreaterThan(3)
  const tried = guarded.filter(({ refuses = [] }) => refuses.length > 1)
  expect(tried).toEqual(guarded)
})
