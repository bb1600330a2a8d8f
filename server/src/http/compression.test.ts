import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../test/api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const get = (url: string, encoding: string) =>
  api.server.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } })

it('compresses long JSON for clients that accept gzip, and leaves short JSON as it is', async () => {
  const plain = await get('/api/openapi.json', 'identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const short = await get('/health/live', 'gzip')
  expect(short.headers['content-encoding']).toBeUndefined()
  const packed = await get('/api/openapi.json', 'gzip, br')
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
})
