import { request as httpRequest } from 'node:http'
import { defineContract } from '@pasok/domain/kernel/contract'
import { failure } from '@pasok/domain/kernel/errors'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readAnswer, startApi, type Api, type Person } from '../../test/api'
import { companyId } from '../../test/company'
import { arrangeGateways } from '../adapters/payment-gateway/arrange-gateways'
import { createSandboxAccountLookup } from '../adapters/payment-gateway/sandbox/sandbox-account-lookup'
import { createPdfmake } from '../adapters/pdf/pdfmake/pdfmake-pdf'
import { createExceljs } from '../adapters/workbook/exceljs/exceljs-workbook'
import { createBuiltInProvider } from '../adapters/identity-provider/built-in/built-in-provider'
import { createSigningKeys } from '../adapters/identity-provider/open-identity-provider'
import { createTokens } from '../adapters/identity-provider/tokens'
import { createSessions } from '../chapters/identity/sign-in/sessions'
import { endpoint, type Download } from './endpoint'
import { mount } from './mount'
import { openApiOf } from './docs'
import { createServer } from './server'

const contract = defineContract({
  name: 'getFigures',
  method: 'GET',
  path: '/figures',
  summary: 'Figures',
  surface: 'buyer',
  token: 'access',
  feature: 'any',
  query: z.object({ buyer_id: z.string().optional() }),
  download: 'text/csv; charset=utf-8',
  data: z.null(),
})

let api: Api
let owner: Person
let server: FastifyInstance
let base: string
const logged: string[] = []
let next: () => Promise<Download>

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  const stream = { write: (line: string) => logged.push(line) }
  server = await createServer({ logger: { level: 'warn', stream }, trustProxy: false })
  const { db } = api
  const identity = createBuiltInProvider(db, createTokens(createSigningKeys(db)))
  const context = {
    db,
    sessions: createSessions(db, identity, () => new Set()),
    ports: {
      identity,
      index: api.app.index,
      objects: api.objects.store,
      accountLookup: createSandboxAccountLookup(),
      gateways: arrangeGateways({}),
      pdf: createPdfmake(),
      workbook: createExceljs(),
      marketingEmail: '',
    },
    subscriptions: {},
    replica: api.db,
    checkAnswers: true,
    stalledMs: 500,
  }
  mount(server, context, endpoint(contract, { download: () => next() }))
  base = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await api.drop()
})

const headers = () => ({ authorization: `Bearer ${owner.access}` })
const download = (url = '/api/figures') => server.inject({ url, headers: headers() })
const file = (body: Download['body'], name = 'figures.csv') => {
  next = async () => ({ name, body })
}

async function* failingAfter(parts: readonly string[], error: unknown) {
  yield* parts
  throw error
}

/** Reads a response over a real connection; returns its text and whether it was complete. */
function read(): Promise<{ status: number | undefined; text: string; isWhole: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${base}/api/figures`, { headers: headers() }, (response) => {
      const got: string[] = []
      response.setEncoding('utf8')
      response.on('data', (part: string) => got.push(part))
      response.on('error', () => undefined)
      response.on('close', () =>
        resolve({
          status: response.statusCode,
          text: got.join(''),
          isWhole: response.complete,
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('a call that answers with a file', () => {
  it('sends it whole, to be saved under its name', async () => {
    file(
      (async function* () {
        yield 'a,b\r\n'
        yield Buffer.from('1,é\r\n')
      })(),
      'Jalan "1".csv',
    )
    const response = await download()
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('a,b\r\n1,é\r\n')
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="Jalan _1_.csv"; filename*=UTF-8''Jalan%20%221%22.csv`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    file(failingAfter([], undefined))
    file((async function* () {})())
    expect(await download()).toMatchObject({ statusCode: 200, body: '' })
  })

  it.each([
    ['in making it', () => Promise.reject(failure('conflict')), 409, 'conflict'],
    [
      'in its first part',
      () => Promise.resolve({ name: 'x.csv', body: failingAfter([], failure('conflict')) }),
      409,
      'conflict',
    ],
    [
      'in its first part, a fault of ours',
      () => Promise.resolve({ name: 'x.csv', body: failingAfter([], new Error('secret')) }),
      500,
      'internal',
    ],
  ])('returns an error %s as usual', async (_, making, status, code) => {
    next = making
    const response = await download()
    const answer = readAnswer(response)
    expect(answer).toMatchObject({ status, codes: [code], data: null })
    expect(response.headers['content-type']).toMatch(/^application\/json/)
    expect(response.headers['content-disposition']).toBeUndefined()
    expect(response.body).not.toContain('secret')
  })

  it('closes the connection at a later error: half a file never looks complete', async () => {
    const long = 'x'.repeat(100_000)
    file(failingAfter([long, long], new Error('secret')))
    const cut = await read()
    expect([cut.status, cut.isWhole]).toEqual([200, false])
    expect(cut.text).not.toContain('errors')
    expect(cut.text).not.toContain('secret')
    file(failingAfter([long], new Error('secret')))
    expect((await read()).isWhole).toBe(false)
    file(
      (async function* () {
        yield long
      })(),
    )
    expect(await read()).toEqual({ status: 200, text: long, isWhole: true })
  })

  it('stops making it when nobody reads on', async () => {
    let made = 0
    const stopped = new Promise<void>((resolve) => {
      file(
        (async function* () {
          try {
            for (;;) {
              made += 1
              yield 'x'.repeat(100_000)
            }
          } finally {
            resolve()
          }
        })(),
      )
    })
    const sent = httpRequest(`${base}/api/figures`, { headers: headers() }, (response) => {
      response.on('error', () => undefined)
      response.once('data', () => response.destroy())
    })
    sent.on('error', () => undefined)
    sent.end()
    await stopped
    expect(made).toBeLessThan(1_000)
  })

  it('is given up when nobody reads it, though nobody left', async () => {
    const stopped = new Promise<void>((resolve) => {
      file(
        (async function* () {
          try {
            for (;;) yield 'x'.repeat(100_000)
          } finally {
            resolve()
          }
        })(),
      )
    })
    const sent = httpRequest(`${base}/api/figures`, { headers: headers() }, (response) => {
      response.on('error', () => undefined)
      response.pause()
    })
    sent.on('error', () => undefined)
    sent.end()
    await expect(stopped).resolves.toBeUndefined()
    sent.destroy()
  })

  it('is no failure when its reader left before it began', async () => {
    logged.length = 0
    const left = new Promise<void>((resolve) => {
      next = async () => {
        sent.destroy()
        await new Promise((then) => setTimeout(then, 50))
        return {
          name: 'x.csv',
          body: (async function* () {
            try {
              yield 'x'
              yield 'y'
            } finally {
              resolve()
            }
          })(),
        }
      }
    })
    const sent = httpRequest(`${base}/api/figures`, { headers: headers() })
    sent.on('error', () => undefined)
    sent.end()
    await left
    file((async function* () {})())
    expect((await read()).status).toBe(200)
    expect(logged).toEqual([])
  })

  it('is refused like any other, and has no head of its own', async () => {
    file(failingAfter(['never'], undefined))
    expect(readAnswer(await server.inject({ url: '/api/figures' })).status).toBe(401)
    const foreign = await download(`/api/figures?buyer_id=${companyId('lain')}`)
    expect(readAnswer(foreign)).toMatchObject({ status: 404, codes: ['not_found'] })
    const head = await server.inject({ method: 'HEAD', url: '/api/figures', headers: headers() })
    expect(head.statusCode).toBe(404)
  })

  it('is described as what it is', () => {
    expect(openApiOf([contract])).toMatchObject({
      paths: {
        '/api/figures': {
          get: {
            responses: {
              200: { content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } },
            },
          },
        },
      },
    })
    const { responses } = (
      openApiOf([contract]) as {
        paths: Record<string, { get: { responses: Record<string, { content: object }> } }>
      }
    ).paths['/api/figures']?.get ?? { responses: {} }
    expect(Object.keys(responses['200']?.content ?? {})).toEqual(['text/csv'])
  })
})
