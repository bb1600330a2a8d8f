import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tokenAnswerShape } from '@pasok/domain/identity/identity.model'
import type { DataOf } from '@pasok/domain/kernel/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { launchEmbeddedPostgres, type EmbeddedPostgres } from '../../src/db/embedded/launch'
import { sweepEmbeddedPostgres } from '../../src/db/embedded/sweep'
import { pathOf, type Answer, type Person } from '../api'
import { PASSWORD } from '../company'
import { eventually } from '../eventually'
import { assertSound, readStock } from '../invariants'
import { MULTIPART, multipartOf } from '../multipart'
import { ACTS, goOn, staged, type ActName, type Staged } from '../order-stages'
import { prepareTemplate } from '../template'
import { commandOfServer, startApp, type AppProcess } from './app-process'

/**
 * The server is killed at random moments in moves of orders, and started again: each is there whole
 * or not at all, and asking again with the same key does it once.
 */
const ROUNDS = process.env['FAULTS'] === 'full' ? 20 : 3

/** What is under way when the server dies: each of an order of its own. */
const MOVES: readonly { of: 'sinar' | 'karya'; by: readonly ActName[]; act: ActName }[] = [
  { of: 'sinar', by: ['pick', 'change'], act: 'accept' },
  { of: 'sinar', by: ['pick', 'change'], act: 'reject' },
  { of: 'sinar', by: ['pick', 'ready'], act: 'ship' },
  { of: 'sinar', by: ['pick', 'ready', 'ship'], act: 'receive' },
  { of: 'sinar', by: ['pick', 'change'], act: 'cancel by vendor' },
  { of: 'karya', by: ['proof', 'confirm'], act: 'cancel by buyer' },
  { of: 'karya', by: ['proof'], act: 'confirm' },
]

let folder: string
let database: EmbeddedPostgres
let pool: pg.Pool
let stock: Map<string, string>
let command: string[]
let app: AppProcess
const tokens = new Map<string, string>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasok-test-faults-'))
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o755)
  database = await launchEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  await prepareTemplate(database.url)
  pool = new pg.Pool({ connectionString: database.url, application_name: 'test', max: 4 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  await pool.query('update products set stock = 1000000')
  stock = await readStock(pool)
  command = await commandOfServer()
  app = await startApp(command, folder)
}, 120_000)

afterAll(async () => {
  await app.kill()
  await pool.end()
  await database.stop()
  await sweepEmbeddedPostgres(join(folder, 'postgres'))
  await rm(folder, { recursive: true, force: true })
})

const answerShape = z.looseObject({
  errors: z.array(z.looseObject({ code: z.string(), message: z.string() })).nullable(),
  message: z.string(),
  data: z.unknown(),
})

/** What an answer is when the server died over it. */
const DIED: Answer = {
  status: 0,
  errors: [{ code: 'died', message: 'The server died.' }],
  message: 'The server died.',
  data: null,
  headers: {},
  codes: ['died'],
}

async function signIn(email: string): Promise<string> {
  const response = await fetch(`${app.url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      username: email,
      password: PASSWORD,
      client_id: 'test',
      connection: 'test',
    }),
  })
  return tokenAnswerShape.parse(await response.json()).access_token
}

/** Somebody at the server that is killed; what is asked with a key may be asked again. */
async function personAt(email: string, key?: string): Promise<Person> {
  const access = tokens.get(email) ?? (await signIn(email))
  tokens.set(email, access)
  const call: Person['call'] = async (method, path, { query, body, parts } = {}) => {
    const words = new URLSearchParams(z.record(z.string(), z.string()).parse(query ?? {}))
    try {
      const response = await fetch(`${app.url}${path}?${words.toString()}`, {
        method,
        headers: {
          authorization: `Bearer ${access}`,
          'content-type': parts ? MULTIPART : 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(method !== 'GET' && {
          body: parts ? new Uint8Array(multipartOf(parts)) : JSON.stringify(body ?? {}),
        }),
      })
      const { errors, message, data } = answerShape.parse(await response.json())
      const codes = errors?.map(({ code }) => code) ?? []
      return { status: response.status, errors, message, data, headers: {}, codes }
    } catch {
      return DIED
    }
  }
  const ask: Person['ask'] = (contract, { params, query, body } = {}) =>
    call(contract.method, pathOf(contract, params ?? {}), {
      ...(query !== undefined && { query: z.looseObject({}).parse(query) }),
      body,
    })
  return {
    email,
    access,
    id: access,
    call,
    ask,
    async must(contract, input) {
      const answer = await ask(contract, input)
      if (answer.errors) throw new Error(`${contract.name}: ${answer.status} ${answer.message}`)
      return contract.data.parse(answer.data) as DataOf<typeof contract>
    },
  }
}

async function withKey(one: Staged, key: string): Promise<Staged> {
  const buyer = await personAt(one.buyer.email, key)
  return { ...one, buyer, vendor: await personAt(one.vendor.email, key) }
}

async function prepare(): Promise<Staged[]> {
  const made: Staged[] = []
  for (const { of, by } of MOVES) {
    const one = await goOn(await staged({ as: (email) => personAt(email) }, of), ...by)
    made.push(await withKey(one, one.order._id))
  }
  return made
}

const moveAll = (made: readonly Staged[]): Promise<Answer[]> =>
  Promise.all(MOVES.flatMap(({ act }, at) => made.slice(at, at + 1).map(ACTS[act])))

/** The dead server's connections: what they were told to do before, they still do. */
const connectionsGone = () =>
  eventually(async () => {
    const { rows } = await pool.query(
      "select pid from pg_stat_activity where application_name like 'pasok%'",
    )
    expect(rows).toEqual([])
  })

it(
  `killed ${ROUNDS} times in moves of orders, none is half done or done twice`,
  { timeout: 1_800_000 },
  async () => {
    const measured = await prepare()
    const began = performance.now()
    expect((await moveAll(measured)).map(({ status }) => status)).toEqual(MOVES.map(() => 200))
    const window = (performance.now() - began) * 1.2
    const outcomes = { acknowledged: 0, cut: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await prepare()
      const answers = moveAll(made)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * window))
      await app.kill()
      const before = await answers
      await connectionsGone()
      await assertSound(pool, stock)
      app = await startApp(command, folder)
      const again = await moveAll(made)
      expect(again.map(({ status }) => status)).toEqual(MOVES.map(() => 200))
      const acknowledged = before.filter(({ status }) => status === 200).length
      outcomes.acknowledged += acknowledged
      outcomes.cut += MOVES.length - acknowledged
      await assertSound(pool, stock)
    }
    console.log(`kill-order-moves: ${ROUNDS} kills: ${JSON.stringify(outcomes)}`)
  },
)
