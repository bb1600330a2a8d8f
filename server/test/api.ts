import type {
  BodyIn,
  Contract,
  DataOf,
  ParamsIn,
  QueryIn,
  TokenKind,
} from '@pasok/domain/kernel/contract'
import { tokenAnswerShape } from '@pasok/domain/identity/identity.model'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { decodeJwt } from 'jose'
import type pg from 'pg'
import { z } from 'zod'
import { createPdfmake } from '../src/adapters/pdf/pdfmake/pdfmake-pdf'
import { createApp, type App, type AppOptions } from '../src/app'
import type { Db } from '../src/db/db'
import { createPool } from '../src/db/pool'
import type { JobName } from '../src/db/job-map'
import { runDueJobs } from '../src/jobs/worker'
import { readStoredMails, type StoredMail } from '../src/mail/stored-mails'
import { PASSWORD } from './company'
import { freshDatabase, type TestDatabase } from './database'
import { MULTIPART, multipartOf, type SentPart } from './multipart'
import { openTestObjects, type TestObjects } from './objects'

const envelopeShape = z.strictObject({
  errors: z
    .array(
      z.strictObject({
        code: z.string(),
        path: z.string().optional(),
        message: z.string().min(1),
        next: z.strictObject({ label: z.string().min(1), address: z.string().min(1) }).optional(),
      }),
    )
    .min(1)
    .nullable(),
  message: z.string().min(1),
  data: z.unknown(),
  count: z.number().int().optional(),
  more: z.literal(true).optional(),
  page: z.number().int().optional(),
  totalPage: z.number().int().optional(),
  ids: z.array(z.string()).optional(),
})
type Envelope = z.output<typeof envelopeShape>

export interface Answer extends Envelope {
  status: number
  headers: LightMyRequestResponse['headers']
  codes: string[]
  /** The file that was sent instead of an envelope. */
  file?: string
  bytes?: Buffer
}

interface Sent {
  query?: object
  body?: unknown
  /** A form with a file, instead of a body. */
  parts?: readonly SentPart[]
  headers?: Record<string, string>
  /** The kind of token; the access token by default. */
  token?: TokenKind
}

interface Input<C extends Contract> {
  params?: ParamsIn<C>
  query?: QueryIn<C>
  body?: BodyIn<C>
  headers?: Record<string, string>
}

export interface Person {
  email: string
  access: string
  id: string
  call(method: string, path: string, sent?: Sent): Promise<Answer>
  /** Calls an endpoint by its contract; returns the response, successful or not. */
  request<C extends Contract>(contract: C, input?: Input<C>): Promise<Answer>
  /** Calls an endpoint that must succeed; returns its data, checked against the contract. */
  must<C extends Contract>(contract: C, input?: Input<C>): Promise<DataOf<C>>
}

export interface Api {
  app: App
  server: FastifyInstance
  pool: pg.Pool
  db: Db
  objects: TestObjects
  url: string
  signIn(email: string): Promise<Person>
  /** Returns the same user each time, signed in once per test file. */
  as(email: string): Promise<Person>
  call(method: string, path: string, sent?: Omit<Sent, 'token'>): Promise<Answer>
  /**
   * Runs all jobs that are due, or those with the given names, as the worker does. @throws the
   * error of a failed job.
   */
  runJobs(...names: JobName[]): Promise<void>
  /** Returns stored mails, newest first, with complete links; all, or those to one address. */
  mails(email?: string): Promise<StoredMail[]>
  drop(): Promise<void>
}

export const PUBLIC_URL = 'http://pasok.test'

function readFile(response: LightMyRequestResponse): Answer {
  const { statusCode: status, headers, body: file, rawPayload: bytes } = response
  return { errors: null, message: 'file', data: null, status, headers, codes: [], file, bytes }
}

export const signInIdOf = ({ access }: Person): string => String(decodeJwt(access)['sid'])

/** Parses a response, which must be an envelope or a file. */
export function readAnswer(response: LightMyRequestResponse): Answer {
  const isSaved = String(response.headers['content-disposition']).startsWith('attachment;')
  if (response.statusCode === 200 && isSaved) return readFile(response)
  const envelope = envelopeShape.parse(response.json())
  return {
    ...envelope,
    status: response.statusCode,
    headers: response.headers,
    codes: envelope.errors?.map(({ code }) => code) ?? [],
  }
}

/** Returns the parts of a response that are compared, without the request's id. */
export function contentOf({ status, errors, message, data }: Answer) {
  return { status, errors, message, data }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const

function optionsOf(method: string, path: string, sent: Sent): InjectOptions {
  const known = METHODS.find((one) => one === method)
  if (!known) throw new Error(`no method ${method}`)
  const query = Object.fromEntries(
    Object.entries(sent.query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )
  return {
    method: known,
    url: path,
    query,
    headers: {
      ...(sent.body !== undefined && { 'content-type': 'application/json' }),
      ...(sent.parts && { 'content-type': MULTIPART }),
      ...sent.headers,
    },
    ...(sent.body !== undefined && {
      payload: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body),
    }),
    ...(sent.parts && { payload: multipartOf(sent.parts) }),
  }
}

export function pathOf(contract: Contract, params: object = {}): string {
  const values = new Map(Object.entries(params))
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
  return `/${contract.host}${path}`
}

async function signInOn(server: FastifyInstance, email: string): Promise<Person> {
  const response = await server.inject({
    method: 'POST',
    url: '/oauth/token',
    payload: {
      grant_type: 'password',
      username: email,
      password: PASSWORD,
      client_id: 'test',
      connection: 'test',
      scope: 'openid',
    },
  })
  return personOf(server, email, tokenAnswerShape.parse(response.json()))
}

export function personOf(
  server: FastifyInstance,
  email: string,
  tokens: { access_token: string; id_token: string },
): Person {
  const authorization = {
    access: `Bearer ${tokens.access_token}`,
    id: `Bearer ${tokens.id_token}`,
  }
  const call: Person['call'] = async (method, path, sent = {}) => {
    const { token = 'access' } = sent
    const headers = {
      ...(token !== 'none' && { authorization: authorization[token] }),
      ...sent.headers,
    }
    return readAnswer(await server.inject(optionsOf(method, path, { ...sent, headers })))
  }
  const request: Person['request'] = (contract, { params, ...sent } = {}) =>
    call(contract.method, pathOf(contract, params ?? {}), {
      ...(sent.query !== undefined && { query: z.looseObject({}).parse(sent.query) }),
      ...(sent.body !== undefined && { body: sent.body }),
      ...(sent.headers && { headers: sent.headers }),
      token: contract.token,
    })
  return {
    email,
    access: tokens.access_token,
    id: tokens.id_token,
    call,
    request,
    async must(contract, input) {
      const answer = await request(contract, input)
      if (answer.errors)
        throw new Error(
          `${email}: ${contract.name}: ${answer.status} ${JSON.stringify(answer.errors)}`,
        )
      return contract.data.parse(answer.data) as DataOf<typeof contract>
    },
  }
}

interface ApiOptions {
  /** Returns another address for connecting to the database. */
  through?: (url: string) => string | Promise<string>
  /** An existing database instead of a new one. */
  database?: TestDatabase
  /** Milliseconds after which the database counts as unresponsive. */
  patienceMs?: number
  app?: Partial<AppOptions>
}

const SILENT = { debug: () => undefined, warn: () => undefined, error: () => undefined }

// Shared by all test files, so that its thread reads the fonts only once.
const pdf = { ...createPdfmake(), close: async () => undefined }

/** Starts the whole API on a separate database; responses are checked against their contracts. */
export async function startApi(options: ApiOptions = {}): Promise<Api> {
  const { database = await freshDatabase(), through = (url: string) => url, patienceMs } = options
  const pool = createPool(await through(database.url), {
    max: 12,
    ...(patienceMs !== undefined && { patienceMs }),
  })
  const objects = await openTestObjects()
  const app = await createApp({
    pool,
    objects: objects.store,
    checkAnswers: true,
    publicUrl: PUBLIC_URL,
    pdf,
    ...options.app,
  })
  await app.server.ready()
  const people = new Map<string, Promise<Person>>()
  const signIn = (email: string) => signInOn(app.server, email)
  return {
    app,
    server: app.server,
    pool,
    db: app.db,
    objects,
    url: database.url,
    signIn,
    as(email) {
      const known = people.get(email) ?? signIn(email)
      people.set(email, known)
      return known
    },
    async call(method, path, sent = {}) {
      return readAnswer(await app.server.inject(optionsOf(method, path, sent)))
    },
    async runJobs(...names) {
      const some = Object.fromEntries(names.map((name) => [name, app.jobs[name]]))
      const handlers = names.length > 0 ? some : app.jobs
      const failures = await runDueJobs({ pool, handlers, log: SILENT })
      if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('; '))
      if (failures.length === 1) throw failures[0]
    },
    async mails(email) {
      const mailQuery = { limit: 1_000, ...(email !== undefined && { to: email }) }
      const stored = await readStoredMails(app.db, PUBLIC_URL, mailQuery)
      return stored.filter(
        ({ to }) => email === undefined || to.toLowerCase() === email.toLowerCase(),
      )
    },
    async drop() {
      await app.server.close()
      await pool.end()
      await database.drop()
      await objects.drop()
    },
  }
}
