import { mkdir, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  openListBench,
  type BenchCompany,
  type ListBench,
} from '@pasok/server/test/list-bench/database'

/** Of one company; another number is asked for by `BENCH_REQUESTS`. */
const LARGE = Number(process.env['BENCH_REQUESTS'] ?? 1_000_000)
const SMALL = 10_000
const CALLS = Number(process.env['BENCH_CALLS'] ?? 300)
const WARM = 20
const DEEP = 999

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Target {
  readonly address: string
  readonly token?: string
}

function get(agent: Agent, { address, token }: Target): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const call = request(address, { agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const answer = Buffer.concat(parts).toString()
        if (response.statusCode === 200) resolve(answer)
        else reject(new Error(`${response.statusCode}: ${answer.slice(0, 200)}`))
      })
    })
    call.on('error', reject)
    call.end()
  })
}

const shareOf = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0

interface Timing {
  readonly p50: number
  readonly p95: number
}

/** Milliseconds seen from one client; the targets take turns call by call. */
async function timeInTurns(targets: readonly Target[], calls: number): Promise<Timing[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = targets.map((): number[] => [])
  for (let call = -WARM; call < calls; call += 1)
    for (const [at, target] of targets.entries()) {
      const startedAt = performance.now()
      await get(agent, target)
      if (call >= 0) times[at]?.push(performance.now() - startedAt)
    }
  agent.destroy()
  return times.map((each) => ({ p50: shareOf(each, 0.5), p95: shareOf(each, 0.95) }))
}

async function signIn(bench: ListBench, username: string): Promise<string> {
  const response = await fetch(`${bench.ours}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      username,
      password: 'pasok#2026',
      client_id: 'bench',
      connection: 'bench',
    }),
  })
  const { access_token: token } = (await response.json()) as { access_token: string }
  return token
}

const queryOf = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** The list as the screen asks for it, the floor's, and the floor over every statement of ours. */
async function pageOf(
  bench: ListBench,
  { id }: BenchCompany,
  token: string,
  skip: number,
): Promise<Target[]> {
  const address = `${bench.ours}/api/purchase-request/paginate/${id}?${queryOf({ skip })}`
  const ours = { address, token }
  const agent = new Agent()
  for (let call = 0; call < WARM; call += 1) await get(agent, ours)
  const recording = `${bench.floor}/record?${queryOf({ address, token })}`
  const { at } = JSON.parse(await get(agent, { address: recording })) as { at: number }
  return [
    ours,
    { address: `${bench.floor}/floor?${queryOf({ buyer: id, skip })}` },
    { address: `${bench.floor}/same?${queryOf({ at })}` },
  ]
}

const inMs = ({ p50, p95 }: Timing) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`

async function measureSearches(bench: ListBench, token: string): Promise<string[]> {
  const searches: readonly (readonly [string, Record<string, string>])[] = [
    ['status: Submit (counted)', { searchTopic: 'lastStatus', searchValue: 'Submit' }],
    ['code, five digits', { searchTopic: 'code_pr', searchValue: '54321' }],
    ['vendor', { searchTopic: 'vendor', searchValue: 'borneo' }],
    ['author', { searchTopic: 'createdBy', searchValue: 'budi' }],
    ['code, its beginning', { searchTopic: 'code_pr', searchValue: 'PR-' }],
    ['code, a digit', { searchTopic: 'code_pr', searchValue: '7' }],
    ['vendor, a letter', { searchTopic: 'vendor', searchValue: 'a' }],
    ['vendor, a word of most', { searchTopic: 'vendor', searchValue: 'PT ' }],
    ['department, by name', { searchTopic: 'department', searchValue: 'Operations' }],
    [
      'a day',
      { rangeTopic: 'createdAt', rangeFrom: dayBefore(30), rangeTo: `${dayBefore(30)}T23:59:59` },
    ],
    [
      'a year',
      { rangeTopic: 'createdAt', rangeFrom: dayBefore(365), rangeTo: `${dayBefore(0)}T23:59:59` },
    ],
  ]
  const lines: string[] = []
  for (const [what, search] of searches) {
    const address = `${bench.ours}/api/purchase-request?${queryOf(search)}`
    const { count } = JSON.parse(await get(new Agent(), { address, token })) as { count: number }
    const [timing] = await timeInTurns([{ address, token }], Math.ceil(CALLS / 10))
    if (timing) lines.push(`| ${what} | ${count.toLocaleString('en')} | ${inMs(timing)} |`)
  }
  return lines
}

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

async function measure(bench: ListBench): Promise<string> {
  const { large, small } = bench
  const tokens = [await signIn(bench, large.email), await signIn(bench, small.email)] as const
  // All take turns, so that what else the machine does falls on all of them alike.
  const targets = [
    ...(await pageOf(bench, small, tokens[1], 0)),
    ...(await pageOf(bench, large, tokens[0], 0)),
    ...(await pageOf(bench, large, tokens[0], DEEP)),
  ]
  const timings = await timeInTurns(targets, CALLS)
  const timing = (at: number): Timing => timings[at] ?? { p50: NaN, p95: NaN }
  const [few, first, deep] = [timing(0), timing(3), timing(6)]
  const ratio = (one: Timing, other: Timing) => (one.p50 / other.p50).toFixed(2)
  const row = (what: string, at: number) => {
    const [ours, floor, same] = [timing(at), timing(at + 1), timing(at + 2)]
    return `| ${what} | ${inMs(ours)} | ${inMs(floor)} | ${ratio(ours, floor)} | ${inMs(same)} | ${ratio(ours, same)} |`
  }
  return [
    `# The list of requests, ${LARGE.toLocaleString('en')} of one company`,
    '',
    `Node ${process.versions.node}, ${availableParallelism()} cores, the client and PostgreSQL on the same. Milliseconds p50 / p95 at`,
    'one client, seen from the client; all take turns. Ten rows with their exact count, who had a hand',
    'in each, and its history. The floor is a bare Fastify route: over the four statements of the list',
    'alone, two at a time, without token or transaction; and over all statements that our call makes,',
    'one after the other: who calls, the read-only snapshot, and those four.',
    '',
    '| | Ours, ms | Floor: the list’s SQL, ms | Ratio | Floor: all its SQL, ms | Ratio |',
    '|---|---|---|---|---|---|',
    row(`page 1 of ${SMALL.toLocaleString('en')}`, 0),
    row(`page 1 of ${LARGE.toLocaleString('en')}`, 3),
    row(`page 1,000 of ${LARGE.toLocaleString('en')}`, 6),
    '',
    `Page 1 of ${LARGE.toLocaleString('en')} against page 1 of ${SMALL.toLocaleString('en')}: ${ratio(first, few)}; page 1,000 against page 1: ${ratio(deep, first)}.`,
    'Marks: page 1 at most 1.5 of the floor and 1.5 of page 1 at 10,000; page 1,000 at most 3 of page 1.',
    '',
    'Searches in it, first page with the exact count, which is counted for all but the status and what all',
    'codes begin with:',
    '',
    '| Search | Found | ms |',
    '|---|---|---|',
    ...(await measureSearches(bench, tokens[0])),
    '',
  ].join('\n')
}

/** The list of requests at 1,000,000 of one company; prints and keeps it. */
export async function run(): Promise<void> {
  const bench = await openListBench({ large: LARGE, small: SMALL })
  try {
    process.stdout.write(`filled in ${Math.round(bench.filledIn / 1000)} s\n`)
    const report = await measure(bench)
    process.stdout.write(`${report}\n`)
    await mkdir(here('../results'), { recursive: true })
    await writeFile(here('../results/lists.md'), report)
  } finally {
    await bench.stop()
  }
}
