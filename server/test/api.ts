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
import { readKeptMails, type KeptMail } from '../src/mail/kept-mails'
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
  /** The codes of the errors. */
  codes: string[]
  /** What was sent instead of an envelope, where the call answers with a file. */
  file?: string
  bytes?: Buffer
}

interface Sent {
  query?: object
  body?: unknown
  /** A form with a file, instead of a body. */
  parts?: readonly SentPart[]
  headers?: Record<string, string>
  /** Which token goes with it; the access token unless said. */
  token?: TokenKind
}

interface Input<C extends Contract> {
  params?: ParamsIn<C>
  query?: QueryIn<C>
  body?: BodyIn<C>
  headers?: Record<string, string>
}

/** A signed-in person. */
export interface Person {
  email: string
  access: string
  id: string
  call(method: string, path: string, sent?: Sent): Promise<Answer>
  /** A call by its contract, whatever comes of it. */
  ask<C extends Contract>(contract: C, input?: Input<C>): Promise<Answer>
  /** A call that must succeed; its data in the shape that the contract promises. */
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
  /** The same person each time: one sign-in for a whole file. */
  as(email: string): Promise<Person>
  /** A call without a person. */
  call(method: string, path: string, sent?: Omit<Sent, 'token'>): Promise<Answer>
  /** Does all jobs that are due, or those of these names, as the worker does. @throws what failed */
  runJobs(...names: JobName[]): Promise<void>
  /** Kept mail, newest first, with its links complete; of all, or to one address. */
  mails(email?: string): Promise<KeptMail[]>
  drop(): Promise<void>
}

/** Where mails of the tests lead. */
export const PUBLIC_URL = 'http://pasok.test'

/** What a call without an envelope answers, once it succeeds. */
function readFile(response: LightMyRequestResponse): Answer {
  const { statusCode: status, headers, body: file, rawPayload: bytes } = response
  return { errors: null, message: 'file', data: null, status, headers, codes: [], file, bytes }
}

/** The sign-in of a person's tokens. */
export const signInIdOf = ({ access }: Person): string => String(decodeJwt(access)['sid'])

/** The parts of an answer, which is an envelope, a file that is saved, or a bug. */
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

/** What two answers have in common when they tell the same: all but the request's own id. */
export function toldBy({ status, errors, message, data }: Answer) {
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

/** A contract's address with its parameters in place. */
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

/** Somebody who has tokens, however they came by them. */
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
  const ask: Person['ask'] = (contract, { params, ...sent } = {}) =>
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
    ask,
    async must(contract, input) {
      const answer = await ask(contract, input)
      if (answer.errors)
        throw new Error(
          `${email}: ${contract.name}: ${answer.status} ${JSON.stringify(answer.errors)}`,
        )
      return contract.data.parse(answer.data) as DataOf<typeof contract>
    },
  }
}

interface ApiOptions {
  /** Gives another address by which the database is reached. */
  through?: (url: string) => string | Promise<string>
  /** Another than a fresh one of the tests' server. */
  database?: TestDatabase
  /** Ms until the database is taken for silent. */
  patienceMs?: number
  /** What the assembly is told besides. */
  app?: Partial<AppOptions>
}

const SILENT = { debug: () => undefined, warn: () => undefined, error: () => undefined }

// Its thread reads its fonts once, and not once for each file of tests.
const pdf = { ...createPdfmake(), close: async () => undefined }

/** The whole API on a database of this file's own, answers held against their contracts. */
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
      const asked = { limit: 1_000, ...(email !== undefined && { to: email }) }
      const kept = await readKeptMails(app.db, PUBLIC_URL, asked)
      return kept.filter(
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
