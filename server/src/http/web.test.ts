import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerWeb } from './web'

const folder = mkdtempSync(join(tmpdir(), 'pasok web '))
const app = fastify()

beforeAll(async () => {
  const pages = [
    'index',
    'pages/index',
    'pages/login',
    'pages/vendor/orders',
    'pages/vendor/orders/_',
    'pages/vendor/orders/_/paper',
  ]
  for (const page of pages) {
    const path = join(folder, `${page}.html`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, page)
  }
  await registerWeb(app, folder)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it.each([
  ['/', 'pages/index'],
  ['/login', 'pages/login'],
  ['/login/?from=mail', 'pages/login'],
  ['/vendor/orders', 'pages/vendor/orders'],
  ['/vendor/orders/0d7c6c0e-9c0e-7b1a-8f00-2a3b4c5d6e7f', 'pages/vendor/orders/_'],
  ['/vendor/orders/1/paper', 'pages/vendor/orders/_/paper'],
  ['/vendor/orders/1/lines', 'index'],
  ['/vendor/buyers', 'index'],
  ['//', 'index'],
  [`/${'a/'.repeat(4_000)}`, 'index'],
  ['/a%2e%2e/..%2findex', 'index'],
])('opens %s with the page %s, which is requested again each time', async (url, page) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe(page)
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
