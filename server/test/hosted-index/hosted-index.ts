import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { z } from 'zod'
import type { HostedSettings } from '../../src/adapters/search-index/hosted/hosted-client'
import { answerFacet, answerHits, readParams } from './answer'
import type { Stored } from './records'
import { Refusal } from './refusal'
import { readSecuredKey, type Restrictions } from './secured-key'
import { type GivenSettings, readSettings, settingsShape } from './settings'

/**
 * A stand-in for the hosted index, based on its documentation (REST API, settings, filters, typo
 * tolerance, ranking): a real HTTP server with asynchronous tasks, replicas, restricted keys and
 * limits. Its ranking is as simple as documented.
 */
export interface HostedIndex {
  settings: HostedSettings
  /** Received requests, in order: `PUT /1/indexes/products/settings`. */
  calls: string[]
  /** The key of each accepted request. */
  keys: string[]
  indices(): string[]
  settingsOf(name: string): GivenSettings | undefined
  /** How the stand-in responds from now on. */
  behave(how: Behaviour): void
  /** Milliseconds between the response to a write and its effect on searches. */
  delay(ms: number): void
  stop(): Promise<void>
}

type Behaviour = 'well' | 'busy' | 'failing' | 'silent' | 'cut'

interface Index {
  records: Map<string, Stored>
  given: GivenSettings
  /** The primary index of a replica. */
  primary?: string
}

const APPLICATION = 'TESTAPP'
const ADMIN_KEY = 'admin-key-of-the-tests'
const SEARCH_KEY = 'search-key-of-the-tests'
const RECORD_LIMIT = 100_000
const QUERIES_LIMIT = 50

const batchShape = z.strictObject({
  requests: z.array(
    z.strictObject({
      action: z.enum(['addObject', 'updateObject', 'deleteObject']),
      body: z.looseObject({ objectID: z.string().min(1) }),
    }),
  ),
})
const operationShape = z.strictObject({
  operation: z.enum(['move', 'copy']),
  destination: z.string(),
})
const queriesShape = z.strictObject({
  requests: z.array(
    z.looseObject({
      indexName: z.string(),
      type: z.string().optional(),
      facet: z.string().optional(),
    }),
  ),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).optional(),
})

class Application {
  readonly calls: string[] = []
  readonly keys: string[] = []
  readonly all = new Map<string, Index>()
  behaviour: Behaviour = 'well'
  delay = 0
  private lastTask = 0
  private readonly done = new Set<number>()

  answer(method: string, path: string, key: string, body: unknown): unknown {
    this.calls.push(`${method} ${path}`)
    const [, index = '', call = '', id = ''] =
      /^\/1\/indexes\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? []
    const name = decodeURIComponent(index)
    if (method === 'POST' && name === '*' && call === 'queries')
      return this.search(body, restrictionsOf(key))
    if (key !== ADMIN_KEY) throw new Refusal(403, 'Method not allowed with this API key')
    if (method === 'GET' && call === 'task')
      return {
        status: this.done.has(Number(id)) ? 'published' : 'notPublished',
        pendingTask: false,
      }
    if (method === 'POST' && call === 'batch') return this.batch(name, batchShape.parse(body))
    if (method === 'PUT' && call === 'settings') return this.configure(name, body)
    if (method === 'POST' && call === 'operation') return this.operate(name, body)
    if (method === 'DELETE' && call === '') return this.task(() => this.all.delete(name))
    throw new Refusal(404, 'Path not supported by the stand-in')
  }

  private search(body: unknown, { restrictIndices, filters }: Restrictions) {
    const { requests } = queriesShape.parse(body)
    if (requests.length > QUERIES_LIMIT)
      throw new Refusal(400, 'Too many queries in multi query request')
    return {
      results: requests.map(({ indexName, type, facet, ...rest }) => {
        if (restrictIndices && !restrictIndices.includes(indexName))
          throw new Refusal(403, 'Index not allowed with this API key')
        const index = this.all.get(indexName)
        if (!index) throw new Refusal(404, `Index ${indexName} does not exist`)
        const records = (this.all.get(index.primary ?? '') ?? index).records.values()
        const settings = readSettings(index.given)
        const own = readParams(rest)
        const params = { ...own, filters: bothFilters(own.filters, filters) }
        return type === 'facet'
          ? answerFacet(records, settings, facet ?? '', params)
          : { ...answerHits(records, settings, params), index: indexName }
      }),
    }
  }

  private batch(name: string, { requests }: z.output<typeof batchShape>) {
    for (const [at, { body }] of requests.entries()) {
      const size = Buffer.byteLength(JSON.stringify(body))
      if (size > RECORD_LIMIT)
        throw new Refusal(
          400,
          `Record at the position ${at} objectID=${body.objectID} is too big size=${size}/${RECORD_LIMIT} bytes.`,
        )
    }
    if (this.all.get(name)?.primary !== undefined) throw new Refusal(400, 'A replica is read-only')
    const task = this.task(() => {
      const { records } = this.ensure(name)
      for (const { action, body } of requests) {
        if (action === 'deleteObject') records.delete(body.objectID)
        else records.set(body.objectID, body)
      }
    })
    return { ...task, objectIDs: requests.map(({ body }) => body.objectID) }
  }

  private configure(name: string, body: unknown) {
    const read = settingsShape.safeParse(body)
    if (!read.success) throw new Refusal(400, `Invalid settings: ${read.error.message}`)
    return this.task(() => {
      const index = this.ensure(name)
      index.given = read.data
      for (const replica of read.data.replicas ?? []) {
        const copy = this.ensure(replica)
        copy.primary = name
      }
    })
  }

  private operate(name: string, body: unknown) {
    const { operation, destination } = operationShape.parse(body)
    if (operation !== 'move') throw new Refusal(400, 'The stand-in only moves')
    return this.task(() => {
      const source = this.all.get(name)
      // As documented, a missing source is ignored without an error.
      if (!source) return
      const { replicas } = this.all.get(destination)?.given ?? {}
      this.all.delete(name)
      this.all.set(destination, { ...source, given: { ...source.given, replicas } })
    })
  }

  private ensure(name: string): Index {
    const index = this.all.get(name) ?? { records: new Map(), given: settingsShape.parse({}) }
    this.all.set(name, index)
    return index
  }

  /** Responds immediately and runs the task later, in order. */
  private task(work: () => unknown) {
    const taskID = ++this.lastTask
    setTimeout(() => {
      work()
      this.done.add(taskID)
    }, this.delay)
    const updatedAt = new Date().toISOString()
    return { taskID, updatedAt, deletedAt: updatedAt }
  }
}

export async function startHostedIndex(): Promise<HostedIndex> {
  const application = new Application()
  const server = createServer((request, response) => void handle(application, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    settings: {
      applicationId: APPLICATION,
      adminKey: ADMIN_KEY,
      searchKey: SEARCH_KEY,
      host: `http://127.0.0.1:${portOf(server)}`,
    },
    calls: application.calls,
    keys: application.keys,
    indices: () => [...application.all.keys()].sort(),
    settingsOf: (name) => application.all.get(name)?.given,
    behave: (how) => {
      application.behaviour = how
    },
    delay: (ms) => {
      application.delay = ms
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function handle(
  application: Application,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const { behaviour } = application
  if (behaviour === 'silent') return
  if (behaviour === 'cut') return void request.socket.destroy()
  if (behaviour === 'busy') return send(429, { message: 'Too many requests', status: 429 })
  if (behaviour === 'failing') return send(503, { message: 'Service unavailable', status: 503 })
  try {
    const { 'x-algolia-application-id': id, 'x-algolia-api-key': key } = request.headers
    if (id !== APPLICATION || typeof key !== 'string' || !isKnownKey(key))
      throw new Refusal(403, 'Invalid Application-ID or API key')
    application.keys.push(key)
    const text = Buffer.concat(parts).toString()
    const body: unknown = text === '' ? {} : JSON.parse(text)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    send(200, application.answer(request.method ?? 'GET', pathname, key, body))
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 400
    send(status, { message: error instanceof Error ? error.message : 'unknown', status })
  }
}

const restrictionsOf = (key: string): Restrictions => readSecuredKey(SEARCH_KEY, key) ?? {}

const isKnownKey = (key: string): boolean =>
  [ADMIN_KEY, SEARCH_KEY].includes(key) || readSecuredKey(SEARCH_KEY, key) !== undefined

const bothFilters = (own: string, restriction: string | undefined): string =>
  own !== '' && restriction !== undefined ? `${own} AND ${restriction}` : (restriction ?? own)
