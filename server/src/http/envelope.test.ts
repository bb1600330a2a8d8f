import { defineContract } from '@pasok/domain/kernel/contract'
import { AppError, failure } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readAnswer, startApi, type Api, type Person } from '../../test/api'
import { productId } from '../../test/company'
import { bodyOf, draft } from '../../test/requests'
import { arrangeGateways } from '../adapters/payment-gateway/arrange-gateways'
import { createSandboxAccountLookup } from '../adapters/payment-gateway/sandbox/sandbox-account-lookup'
import { createPdfmake } from '../adapters/pdf/pdfmake/pdfmake-pdf'
import { createExceljs } from '../adapters/workbook/exceljs/exceljs-workbook'
import { createBuiltInProvider } from '../adapters/identity-provider/built-in/built-in-provider'
import { createSigningKeys } from '../adapters/identity-provider/open-identity-provider'
import { createTokens } from '../adapters/identity-provider/tokens'
import { ENDPOINTS } from '../endpoints'
import { createSessions } from '../chapters/identity/sign-in/sessions'
import { endpoint } from './endpoint'
import { mount } from './mount'
import { createServer } from './server'

let api: Api
let owner: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
})
afterAll(() => api.drop())

const SAVE = '/api/purchase-request'

describe('every answer', () => {
  // proves 1.7.2 2.7.3
  it('has errors null, a message and data when it went well', async () => {
    const answer = await owner.call('GET', '/api/purchase-order')
    expect(answer).toMatchObject({
      status: 200,
      errors: null,
      message: 'Success',
      data: [],
      count: 0,
    })
  })

  // proves 1.7.2 2.7.4
  it('has a list of errors and no data when it did not', async () => {
    const answer = await owner.call('GET', '/api/purchase-order', { query: { limit: 101 } })
    expect(answer).toMatchObject({
      status: 400,
      data: null,
      errors: [{ code: 'bad_request', path: 'limit' }],
    })
    expect(answer.message).toBe(answer.errors?.[0]?.message)
  })

  it.each([
    ['skip=1e3', 'skip', kernelTexts.notNumber],
    ['skip=1&skip=2', 'skip', kernelTexts.notNumber],
    ['skip=1&skip=1', 'skip', kernelTexts.notNumber],
    ['skip=1.5', 'skip', kernelTexts.notWhole],
    ['skip=', 'skip', kernelTexts.required],
    ['searchValue=PR-1&searchValue=PR-2', 'searchValue', kernelTexts.notText],
  ])('refuses a query that says no one thing: %s', async (query, path, text) => {
    const answer = await owner.call('GET', `/api/purchase-order?${query}`)
    expect(answer).toMatchObject({ status: 400, errors: [{ path, message: text.en }] })
  })

  it('refuses every name that is said twice in a query', () => {
    for (const { contract } of ENDPOINTS)
      for (const name of Object.keys(
        contract.query instanceof z.ZodObject ? contract.query.shape : {},
      )) {
        const found = contract.query.safeParse({ [name]: ['1', '1'] })
        const places = found.error?.issues.map(({ path }) => path[0])
        expect([contract.name, places]).toEqual([contract.name, expect.arrayContaining([name])])
      }
  })

  it('is never cached, nor is an error', async () => {
    const authorization = `Bearer ${owner.access}`
    for (const [url, headers] of [
      ['/api/purchase-order', { authorization }],
      ['/api/purchase-order?limit=x', { authorization }],
      ['/api/purchase-order', {}],
    ] as const)
      expect((await api.server.inject({ url, headers })).headers['cache-control']).toBe('no-store')
  })

  it('has a number of its own in the header', async () => {
    const ids = await Promise.all(
      ['/api/purchase-order', '/api/nothing', '/health/live', '/api/purchase-order?limit=x'].map(
        async (url) => (await api.server.inject({ url })).headers['x-request-id'],
      ),
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(isId(String(id))).toBe(true)
  })

  it('has not the number that a client says', async () => {
    const { headers } = await api.server.inject({
      url: '/health/live',
      headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
    })
    expect(headers['x-request-id']).not.toBe('mine')
  })

  it('is not to be guessed at by its kind, nor to be framed', async () => {
    const { headers } = await api.server.inject({ url: '/api/purchase-order' })
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe")
  })
})

describe('what cannot be read', () => {
  it.each(['{', '{"a":1', 'text', "{'a':1}", '{"a":NaN}', ' ', '{"a":1}}'])(
    'as JSON: %j',
    async (body) => {
      const answer = await owner.call('POST', SAVE, { body })
      expect(answer).toMatchObject({ status: 400, codes: ['bad_request'], data: null })
    },
  )

  it.each(['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}'])(
    'without danger: %s',
    async (body) => {
      expect((await owner.call('POST', SAVE, { body })).status).toBe(400)
    },
  )

  it('of nobody, or of somebody who may not, is not even read', async () => {
    for (const body of ['{', 'x'.repeat(2_000_000)]) {
      const answer = await api.call('POST', SAVE, { body })
      expect(answer).toMatchObject({ status: 401, codes: ['unauthenticated'] })
      const approver = await api.as('approver@maju.test')
      expect((await approver.call('POST', SAVE, { body })).status).toBe(403)
    }
  })

  it('but not a body that is none, whatever its type', async () => {
    const path = `${SAVE}/01890000-0000-7000-8000-000000000000`
    const answer = await owner.call('DELETE', path, {
      body: '',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer).toMatchObject({ status: 404, codes: ['not_found'] })
  })

  it('one that is none where one is asked for: what is missing is told', async () => {
    const answer = await owner.call('POST', SAVE, {
      body: '',
      headers: { 'content-type': 'application/json' },
    })
    const errors = ['address', 'vendors'].map((path) => ({ code: 'bad_request', path }))
    expect(answer).toMatchObject({ status: 400, data: null, errors })
  })

  it('because it is a `null`, though nothing in it is required', async () => {
    const path = '/api/buyer/company'
    const refused = await owner.call('PUT', path, { body: 'null' })
    expect(refused).toMatchObject({ status: 400, data: null, codes: ['bad_request'] })
    expect((await owner.call('PUT', path, { body: '{}' })).status).toBe(200)
  })

  it('because it is too large', async () => {
    const body = JSON.stringify({ ...bodyOf('maju', []), padding: 'x'.repeat(1_100_000) })
    const answer = await owner.call('POST', SAVE, { body })
    expect(answer).toMatchObject({ status: 413, codes: ['payload_too_large'] })
  })

  it.each(['application/xml', 'text/plain', 'application/octet-stream', 'multipart/form-data'])(
    'because it is %s',
    async (type) => {
      const headers = { 'content-type': type }
      const answer = await owner.call('POST', SAVE, { body: '{}', headers })
      expect(answer).toMatchObject({ status: 415, codes: ['unsupported_media_type'] })
    },
  )

  it('as a form: that is for signing in alone', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await owner.call('PUT', `${SAVE}/submit/x`, { body: 'a=b', headers })
    expect(answer).toMatchObject({ status: 415, codes: ['unsupported_media_type'] })
  })

  it.each([
    ['quantity', { vendors: [{ packages: { items: [{ productId: 'x', quantity: 'y' }] } }] }],
    ['vendors', { vendors: 'none' }],
    ['address', { vendors: [], address: 5 }],
    ['department', { vendors: [], department: ['x'] }],
  ])('of a wrong kind names its place: %s', async (place, other) => {
    const answer = await owner.call('POST', SAVE, { body: { ...bodyOf('maju', []), ...other } })
    expect(answer).toMatchObject({ status: 400, codes: ['bad_request'] })
    expect(answer.errors?.[0]?.path).toContain(place)
  })

  it('reports all problems, up to twenty', async () => {
    const items = Array.from({ length: 50 }, () => ({ productId: '', quantity: -1 }))
    const body = { ...bodyOf('maju', []), vendors: [{ packages: { items } }] }
    const answer = await owner.call('POST', SAVE, { body })
    expect(answer.status).toBe(400)
    expect(answer.errors).toHaveLength(20)
  })

  it('is in the requested language', async () => {
    const language = async (text: string) =>
      (await owner.call('GET', '/api/product/by/none', { headers: { 'accept-language': text } }))
        .message
    expect(await language('id')).toBe(kernelTexts.notFound.id)
    expect(await language('id-ID,en;q=0.8')).toBe(kernelTexts.notFound.id)
    expect(await language('en-GB')).toBe(kernelTexts.notFound.en)
    expect(await language('fr')).toBe(kernelTexts.notFound.en)
  })
})

describe('text that no database keeps', () => {
  const ODD = ['a\u0000b', 'a\ud800b', '\udfff']

  it.each(ODD)('in a body: %j', async (note) => {
    const items = [{ productId: productId('kertas'), quantity: 1, note }]
    const body = { ...bodyOf('maju', []), vendors: [{ packages: { items } }] }
    const answer = await owner.call('POST', SAVE, { body })
    expect(answer).toMatchObject({ status: 400, codes: ['bad_request'] })
    expect(answer.errors?.[0]?.path).toContain('note')
  })

  it.each(ODD)('in the name of an address or a person: %j', async (name) => {
    const body = { ...bodyOf('maju', []), address: { name } }
    expect((await owner.call('POST', SAVE, { body })).status).toBe(400)
  })

  it.each(['%00', 'PR-%00', 'a%ED%A0%80'])('in an address: %s', async (text) => {
    for (const path of [
      `/api/purchase-request/${text}`,
      `/api/purchase-order/${text}`,
      `/api/product/by/${text}`,
      `/api/purchase-order?searchTopic=code_pr&searchValue=${text}`,
      `/api/mybuyer/prices?product_ids=${text}`,
    ]) {
      const { status } = await owner.call('GET', path)
      expect([path, [200, 400, 404].includes(status)]).toEqual([path, true])
    }
  })

  it.each(['%', '%zz', '%E0%A4%A'])('in an address that is none: %s', async (text) => {
    const answer = await owner.call('GET', `/api/purchase-request/${text}`)
    expect([400, 404]).toContain(answer.status)
    expect(answer.codes).toHaveLength(1)
  })

  it('in the words of signing in', async () => {
    for (const username of ODD) {
      const response = await api.server.inject({
        method: 'POST',
        url: '/oauth/token',
        payload: {
          grant_type: 'password',
          username,
          password: username,
          client_id: 'x',
          connection: 'x',
        },
      })
      expect([400, 403]).toContain(response.statusCode)
    }
  })
})

describe('an address that does not exist', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/'],
    ['POST', '/'],
    ['GET', '/live/nothing'],
    ['PATCH', '/api/purchase-request'],
    ['DELETE', '/api/purchase-request'],
    ['POST', '/oauth/nothing'],
    ['GET', '/oauth/token'],
    ['GET', '/files/x'],
    ['OPTIONS', '/api/purchase-order'],
    ['GET', `/api/purchase-request/${'x'.repeat(300)}`],
  ])('is not found: %s %s', async (method, path) => {
    const answer = await owner.call(method, path)
    expect(answer).toMatchObject({ codes: [expect.any(String)], data: null })
    expect([400, 404, 405]).toContain(answer.status)
  })
})

describe('a failure of our own', () => {
  it('returns its number, and no details', async () => {
    const id = await draft(owner, [{ product: 'kertas', quantity: 1 }])
    await api.pool.query('alter table request_lines rename to request_lines_gone')
    const answer = await owner.call('GET', `/api/purchase-request/${id}`)
    await api.pool.query('alter table request_lines_gone rename to request_lines')
    expect(answer).toMatchObject({ status: 500, codes: ['internal'], data: null })
    expect(answer.message).toContain(String(answer.headers['x-request-id']))
    expect(JSON.stringify(answer)).not.toContain('request_lines')
    expect(answer.errors).toEqual([{ code: 'internal', message: answer.message }])
  })
})

describe('a route', () => {
  it('that declares no access stops the start', async () => {
    const server = await createServer({ logger: false, trustProxy: false })
    expect(() => server.get('/api/open', async () => 'open')).toThrow(
      'The route GET /api/open declares no access',
    )
    expect(() => server.get('/open', { config: {} }, async () => 'open')).toThrow(
      'declares no access',
    )
    server.get('/health/probe', { config: { access: 'public' } }, async () => 'open')
    await server.close()
  })

  it('of the buyers, vendors or provider without a token stops the boot', () => {
    const declared = {
      name: 'open',
      method: 'GET',
      path: '/open',
      summary: 'Open to all',
      surface: 'buyer',
      token: 'none',
      feature: 'any',
      data: z.null(),
    } as const
    expect(() => endpoint(defineContract(declared), async () => ({ data: null }))).toThrow(
      'open: public endpoints take no token, and all others require one',
    )
  })

  // proves 2.7.51
  it('that answers or fails otherwise than its contract says is noticed', async () => {
    const server = await createServer({ logger: false, trustProxy: false })
    const promised = defineContract({
      name: 'promising',
      method: 'GET',
      path: '/promising',
      summary: 'Promises a number',
      surface: 'buyer',
      token: 'access',
      feature: 'any',
      stage: 'any',
      errors: ['rule'],
      data: z.number(),
    })
    const answers: unknown[] = ['a text', failure('changed'), 5, failure('rule')]
    const promising = endpoint(promised, async () => {
      const answer = answers.shift()
      if (answer instanceof AppError) throw answer
      return { data: answer as number }
    })
    const { db } = api
    const identity = createBuiltInProvider(db, createTokens(createSigningKeys(db)))
    const sessions = createSessions(db, identity, () => new Set())
    const context = {
      db,
      sessions,
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
    }
    mount(server, context, promising)
    const headers = { authorization: `Bearer ${owner.access}` }
    const call = async () => readAnswer(await server.inject({ url: '/api/promising', headers }))
    expect((await call()).status).toBe(500)
    expect((await call()).status).toBe(500)
    expect(await call()).toMatchObject({ status: 200, data: 5 })
    expect(await call()).toMatchObject({ status: 422, codes: ['rule'] })
    await server.close()
  })
})

describe('the description of the calls', () => {
  // proves 2.7.1
  it('has every one of them, with its parameters', async () => {
    const response = await api.server.inject({ url: '/api/openapi.json' })
    const shape = z.object({
      openapi: z.string(),
      paths: z.record(
        z.string(),
        z.record(
          z.string(),
          z.object({ operationId: z.string(), parameters: z.array(z.unknown()) }),
        ),
      ),
    })
    const { paths } = shape.parse(response.json())
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method} ${path} ${operationId}`,
      ),
    )
    const wanted = ENDPOINTS.map(({ contract }) => {
      const path = contract.path.replaceAll(/:(\w+)/g, '{$1}')
      return `${contract.method.toLowerCase()} /${contract.host}${path} ${contract.name}`
    })
    expect(described.toSorted()).toEqual(wanted.toSorted())
    expect(paths['/api/purchase-order']?.['get']?.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: expect.objectContaining({ type: 'integer', minimum: 1, maximum: 100 }),
    })
  })

  it('is a page, too', async () => {
    const response = await api.server.inject({ url: '/api/docs' })
    expect([200, 302]).toContain(response.statusCode)
  })
})
