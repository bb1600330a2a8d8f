import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { SUGGESTIONS_INDEX, SUGGESTIONS_SHOWN } from '@pasok/domain/catalog/catalog.constants'
import { TEST_KEY_QUERY } from '@pasok/server/test/test-key'
import { openSearchBench, type SearchBench } from '@pasok/server/test/search-bench/database'
import { MISSPELLINGS } from './search-misspellings'
import { makeQueries, type Pair, suggestionTexts } from './search-queries'
import { fetchText } from './fetch-text'

interface Timing {
  readonly p50: number
  readonly p95: number
}

function post(agent: Agent, address: string, body: unknown): Promise<string> {
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  }
  return fetchText(agent, address, { method: 'POST', headers, body: text })
}

interface Target {
  readonly address: string
  readonly bodies: readonly unknown[]
}

/** Minimum number of requests per target, independent of their duration. */
const MIN_CALLS = 20

/**
 * Measures milliseconds per request at one client. The targets take turns request by request, so that other
 * load on the machine affects all equally. Each body is sent once, or as many as the time allows.
 */
async function timeInTurns(targets: readonly Target[], milliseconds: number): Promise<Timing[]> {
  const agents = targets.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
  const times = targets.map((): number[] => [])
  const longest = Math.max(...targets.map(({ bodies }) => bodies.length))
  const endsAt = performance.now() + milliseconds
  for (let call = 0; call < longest; call++) {
    if (call >= MIN_CALLS && performance.now() > endsAt) break
    for (const [at, { address, bodies }] of targets.entries()) {
      const agent = agents[at]
      if (!agent) continue
      const startedAt = performance.now()
      await post(agent, address, bodies[call % bodies.length])
      times[at]?.push(performance.now() - startedAt)
    }
  }
  for (const agent of agents) agent.destroy()
  return times.map(timingOf)
}

function timingOf(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

const ROUNDS = 6

/** Measures requests per second with several clients; the targets take turns. */
async function throughputInTurns(
  targets: readonly Target[],
  clients: number,
  millisecondsEach: number,
): Promise<number[]> {
  const calls = targets.map(() => 0)
  const seconds = targets.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, target] of targets.entries()) {
      const burst = await callForAWhile(target, clients, millisecondsEach / ROUNDS)
      calls[at] = (calls[at] ?? 0) + burst.calls
      seconds[at] = (seconds[at] ?? 0) + burst.seconds
    }
  }
  return targets.map((_, at) => (calls[at] ?? 0) / (seconds[at] ?? 1))
}

async function callForAWhile({ address, bodies }: Target, clients: number, milliseconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const startedAt = performance.now()
  let calls = 0
  const client = async (first: number) => {
    for (let at = first; performance.now() - startedAt < milliseconds; at += clients) {
      await post(agent, address, bodies[at % bodies.length])
      calls++
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, at) => client(at)))
  agent.destroy()
  return { calls, seconds: (performance.now() - startedAt) / 1_000 }
}

/**
 * `BENCH_PRODUCTS` overrides the number of products: a million takes half an hour and 4 GB. A
 * folder in `BENCH_DATA` stores the filled data for the next run.
 */
const COUNT = Number(process.env['BENCH_PRODUCTS'] ?? 100_000)
const CLIENTS = 8
const THROUGHPUT_MS = 6_000
/** Durations of warm-up and measurement for a slow baseline, which then gets fewer requests. */
const WARM_MS = 20_000
const MEASURE_MS = 60_000
const KEY = TEST_KEY_QUERY

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Measured {
  readonly kind: string
  readonly ours: Timing
  readonly floor: Timing
  readonly perSecond: number
  readonly floorPerSecond: number
}

/**
 * Compares the product search with the baseline ("floor") at 100,000 products (`BENCH_PRODUCTS`);
 * prints and saves the result.
 */
export async function run(): Promise<void> {
  const bench = await openSearchBench(COUNT, process.env['BENCH_DATA'])
  try {
    const measured: Measured[] = []
    for (const [kind, pairs] of makeQueries(bench.documents)) {
      measured.push(await measure(bench, kind, pairs))
    }
    const suggested = await measureSuggestions(bench)
    const report = writeReport(bench, measured, suggested, await measureRecall(bench))
    process.stdout.write(`${report}\n`)
    await saveReport(report)
  } finally {
    await bench.stop()
  }
}

/** Replaces the report's section for this number of products; the other sections remain. */
async function saveReport(report: string): Promise<void> {
  await mkdir(here('../results'), { recursive: true })
  const path = here('../results/search.md')
  const before = await readFile(path, 'utf8').catch(() => '')
  const parts = before.split(/^(?=# )/m).filter((part) => part.trim() !== '')
  const [heading = ''] = report.split('\n')
  const others = parts.filter((part) => !part.startsWith(`${heading}\n`))
  const all = [...others, `${report}\n`].map((part) => part.trim())
  const size = (part: string) => Number((/[\d,]+/.exec(part)?.[0] ?? '').replaceAll(',', ''))
  await writeFile(path, `${all.sort((a, b) => size(a) - size(b)).join('\n\n')}\n`)
}

async function measure(
  bench: SearchBench,
  kind: string,
  pairs: readonly Pair[],
): Promise<Measured> {
  const targets = [
    {
      address: `${bench.search}/1/indexes/*/queries?${KEY}`,
      bodies: pairs.map(({ requests }) => ({ requests })),
    },
    { address: `${bench.floor}/floor`, bodies: pairs.map(({ floor }) => floor) },
  ]
  await timeInTurns(targets, WARM_MS)
  const [ours, floor] = await timeInTurns(targets, MEASURE_MS)
  const [perSecond, floorPerSecond] = await throughputInTurns(targets, CLIENTS, THROUGHPUT_MS)
  if (!ours || !floor) throw new Error('Nothing was measured')
  return { kind, ours, floor, perSecond: perSecond ?? 0, floorPerSecond: floorPerSecond ?? 0 }
}

async function measureSuggestions({ search, documents }: SearchBench): Promise<Timing> {
  const address = `${search}/1/indexes/*/queries?${KEY}`
  const bodies = suggestionTexts(documents).map((query) => ({
    requests: [{ indexName: SUGGESTIONS_INDEX, query, hitsPerPage: SUGGESTIONS_SHOWN }],
  }))
  await timeInTurns([{ address, bodies }], WARM_MS)
  const [timing] = await timeInTurns([{ address, bodies }], MEASURE_MS)
  if (!timing) throw new Error('Nothing was measured')
  return timing
}

interface Recall {
  readonly queryCount: number
  /** Share of the first nine hits of the correct spelling that the misspelt query also finds. */
  readonly atNine: number
  readonly missed: readonly string[]
}

async function measureRecall(bench: SearchBench): Promise<Recall> {
  const agent = new Agent({ keepAlive: true })
  const find = async (query: string) => {
    const requests = [{ indexName: 'products', query, hitsPerPage: 9, attributesToRetrieve: [] }]
    const answer = await post(agent, `${bench.search}/1/indexes/*/queries?${KEY}`, { requests })
    const { results } = JSON.parse(answer) as { results: { hits: { objectID: string }[] }[] }
    return results[0]?.hits.map((hit) => hit.objectID) ?? []
  }
  const shares: { typed: string; share: number }[] = []
  for (const [typed, meant] of MISSPELLINGS) {
    const [expected, found] = [await find(meant), new Set(await find(typed))]
    if (expected.length === 0) continue
    const matched = expected.filter((id) => found.has(id)).length
    shares.push({ typed, share: matched / expected.length })
  }
  agent.destroy()
  return {
    queryCount: shares.length,
    atNine: shares.reduce((sum, { share }) => sum + share, 0) / shares.length,
    missed: shares.filter(({ share }) => share === 0).map(({ typed }) => typed),
  }
}

/** Returns an empty text when an earlier run filled the index. */
function writeIndexing({ savedFirstIn, savedAllIn }: SearchBench): string {
  if (Number.isNaN(savedAllIn)) return ''
  const all = (savedAllIn / 1_000).toFixed(1)
  return `Indexing: 2,000 documents in ${savedFirstIn.toFixed(1)} ms, all in ${all} s. `
}

function writeReport(
  bench: SearchBench,
  measured: readonly Measured[],
  suggested: Timing,
  recall: Recall,
): string {
  const ms = (value: number) => value.toFixed(1)
  const rows = measured.map(({ kind, ours, floor, perSecond, floorPerSecond }) => {
    const ratio = Math.round((100 * perSecond) / floorPerSecond)
    const timing = `${ms(ours.p50)} / ${ms(ours.p95)} | ${ms(floor.p50)} / ${ms(floor.p95)}`
    return `| ${kind} | ${timing} | ${perSecond.toFixed(0)} | ${floorPerSecond.toFixed(0)} | ${ratio}% |`
  })
  return [
    `# Product search, ${COUNT.toLocaleString('en')} products`,
    '',
    `Node ${process.versions.node}, ${availableParallelism()} cores, shared with the client and PostgreSQL. Milliseconds p50 / p95 at one client, measured by the client; requests per second at ${CLIENTS} clients; product and floor take turns. The product tolerates typos, counts facets and highlights hits; refined facets are three searches in one request. The floor is a bare route over one SQL statement: indexed full text, delivery area, the exact count and nine documents, spelt correctly, without facets.`,
    '',
    '| Query | Ours, ms | Floor, ms | Ours, /s | Floor, /s | Ratio |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    'Target: p95 ≤ 10 ms, throughput ≥ 50% of the floor.',
    '',
    `Typos: recall@9 ${(100 * recall.atNine).toFixed(1)}% on ${recall.queryCount} misspelt queries; no correct hit among the first nine: ${recall.missed.join(', ') || 'none'}.`,
    '',
    `${writeIndexing(bench)}A process loads the index in ${ms(bench.loadedFirstIn / 1_000)} s, from a snapshot in ${ms(bench.loadedIn / 1_000)} s, and then uses ${bench.megabytes} MB; its longest pause during loading was ${ms(bench.longestPause)} ms.`,
    '',
    `Five of 5,000 suggestions for a prefix or a misspelling: ${ms(suggested.p50)} / ${ms(suggested.p95)} ms at one client.`,
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run()
