import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerWeb } from './web'

const folder = mkdtempSync(join(tmpdir(), 'pasok web '))
const app = fastify()

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'the page')
  await registerWeb(app, folder)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it.each([
  '/',
  '/login/?from=mail',
  '/vendor/orders/0d7c6c0e-9c0e-7b1a-8f00-2a3b4c5d6e7f',
  '//',
  `/${'a/'.repeat(4_000)}`,
  '/a%2e%2e/..%2findex',
])('opens %s with the one page, which is requested again each time', async (url) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('the page')
  expect(answer.headers['cache-control']).toBe('no-cache')
})

it('opens a file that another release put there meanwhile, compressed where that is taken', async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/later-A1b2.js'), 'plain')
  writeFileSync(join(folder, 'assets/later-A1b2.js.br'), 'compressed')
  const open = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding }
    const answer = await app.inject({ url: '/assets/later-A1b2.js', headers })
    return [answer.body, answer.headers['content-encoding']]
  }
  expect(await open('identity')).toEqual(['plain', undefined])
  expect(await open('br')).toEqual(['compressed', 'br'])
})
