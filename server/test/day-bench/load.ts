// The users of a working day, in a separate process: `load.ts <file of the day> <url of each server process>`.
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { createHistogram, monitorEventLoopDelay, type RecordableHistogram } from 'node:perf_hooks'
import { io } from 'socket.io-client'
import { SOCKET_PATH } from '../../src/realtime/sockets'
import { chooseKind, DAY, type BenchCall, type AtWork, type Kind } from './calls'
import type { Day, WorkingCompany } from './fill-companies'

/** Requests per second, and duration in seconds. */
export interface Wanted {
  rate: number
  seconds: number
}

/** Milliseconds from the intended time of a request until its response. */
export interface Felt {
  count: number
  p50: number
  p95: number
  p99: number
}

export interface Measured extends Wanted {
  all: Felt
  kinds: Record<string, Felt>
  failures: Record<string, number>
  /** The delay of this process itself in milliseconds, 99th percentile. */
  late: number
  took: number
}

const [, , file = '', ...urls] = process.argv
/** A load balancer distributes calls and sockets. */
const chooseServer = () => urls[Math.floor(Math.random() * urls.length)] ?? ''
const day = JSON.parse(await readFile(file, 'utf8')) as Day
const agent = new Agent({ keepAlive: true, maxSockets: 512 })
/** Maximum number of open requests; when it is reached, the server is overloaded. */
const MAX_AT_ONCE = 3_000
const PATIENCE = 30_000

/** @throws the response as a short text when it is not a success */
function send({ method, path, token, body, headers }: BenchCall): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${chooseServer()}${path}`,
      {
        method,
        agent,
        timeout: PATIENCE,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if (response.statusCode === 200) return resolve(JSON.parse(text))
          reject(new Error(`${response.statusCode} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`))
        })
      },
    )
    call.on('timeout', () => call.destroy(new Error('no answer')))
    call.on('error', reject)
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Opens a user's socket, which receives events and sends messages. */
async function openScreen(token: string) {
  const socket = io(chooseServer(), {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

async function startWork(company: WorkingCompany): Promise<AtWork> {
  const [socket] = await Promise.all([
    openScreen(company.requester.access),
    openScreen(company.decider.access),
  ])
  return {
    ...company,
    drafts: [],
    submitted: [],
    sendMessage: async (text) => {
      const message = { _id: crypto.randomUUID(), to_company_id: day.vendorId, text }
      const answer: { errors: unknown } = await socket
        .timeout(PATIENCE)
        .emitWithAck('msg_to', message)
      if (answer.errors !== null) throw new Error('message refused')
    },
  }
}

const inMs = (microseconds: number) => microseconds / 1_000
const feltOf = (times: RecordableHistogram): Felt => ({
  count: times.count,
  p50: inMs(times.percentile(50)),
  p95: inMs(times.percentile(95)),
  p99: inMs(times.percentile(99)),
})

/** Sends requests at the given rate with random intervals, regardless of earlier responses. */
async function press(companies: readonly AtWork[], { rate, seconds }: Wanted): Promise<Measured> {
  const all = createHistogram()
  const kinds = new Map(DAY.map(({ name }) => [name, createHistogram()]))
  const failures: Record<string, number> = {}
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const inFlight = new Set<Promise<void>>()
  const began = performance.now()
  let due = 0
  const meet = async (kind: Kind, meant: number) => {
    const company = companies[Math.floor(Math.random() * companies.length)]
    if (!company) return
    try {
      await kind.work(send, company, day)
      const took = Math.max(1, Math.round((performance.now() - meant) * 1_000))
      all.record(took)
      kinds.get(kind.name)?.record(took)
    } catch (error) {
      const why = `${kind.name}: ${error instanceof Error ? error.message : String(error)}`
      failures[why] = (failures[why] ?? 0) + 1
    }
  }
  while (due < seconds * 1_000 && inFlight.size < MAX_AT_ONCE) {
    due += (-Math.log(1 - Math.random()) * 1_000) / rate
    const left = began + due - performance.now()
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
    const met = meet(chooseKind(DAY), began + due)
    inFlight.add(met)
    void met.finally(() => inFlight.delete(met))
  }
  await Promise.all(inFlight)
  delay.disable()
  return {
    rate,
    seconds,
    all: feltOf(all),
    kinds: Object.fromEntries([...kinds].map(([name, times]) => [name, feltOf(times)])),
    failures,
    late: delay.percentile(99) / 1e6 - 10,
    took: (performance.now() - began) / 1_000,
  }
}

const companies: AtWork[] = []
for (const company of day.companies) companies.push(await startWork(company))
process.on('message', (wanted: Wanted) => {
  void press(companies, wanted).then((measured) => process.send?.(measured))
})
process.send?.('ready')
