import { mkdir, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ListBench } from '@pasok/server/test/list-bench/database'
import { fetchText } from './fetch-text'

/** Number of requests per target. */
export const CALLS = Number(process.env['BENCH_CALLS'] ?? 300)
const WARM = Math.min(20, CALLS)
/** Number of first requests that fill the server's caches. */
const WARM_UP_CALLS = 3

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export interface Target {
  readonly address: string
  readonly token?: string
}

export function get(agent: Agent, { address, token }: Target): Promise<string> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return fetchText(agent, address, { headers })
}

const shareOf = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0

export interface Timing {
  readonly p50: number
  readonly p95: number
  /** CPU milliseconds per request, where they were read. */
  readonly cpu?: number
}

/**
 * Measures requests in milliseconds at one client; the targets take turns request by request. `cpuSeconds`
 * reads the CPU time of the processes that serve them.
 */
export async function timeInTurns(
  targets: readonly Target[],
  calls: number,
  cpuSeconds = () => 0,
): Promise<Timing[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = targets.map((): number[] => [])
  const used = targets.map(() => 0)
  for (let call = -Math.min(WARM, calls); call < calls; call += 1)
    for (const [at, target] of targets.entries()) {
      const usedBefore = cpuSeconds()
      const startedAt = performance.now()
      await get(agent, target)
      if (call < 0) continue
      times[at]?.push(performance.now() - startedAt)
      used[at] = (used[at] ?? 0) + cpuSeconds() - usedBefore
    }
  agent.destroy()
  return times.map((each, at) => ({
    p50: shareOf(each, 0.5),
    p95: shareOf(each, 0.95),
    cpu: ((used[at] ?? 0) * 1_000) / calls,
  }))
}

/** The token of a request: `id_token` for invoices and payments, `access_token` for all others. */
export type TokenKind = 'id_token' | 'access_token'

export async function signIn(
  bench: ListBench,
  username: string,
  kind: TokenKind = 'access_token',
): Promise<string> {
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
  return ((await response.json()) as Record<TokenKind, string>)[kind]
}

export const queryOf = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** Returns the product's request, and the baseline ("floor") running all statements that the product sends. */
export async function withSame(
  bench: ListBench,
  address: string,
  token: string,
): Promise<[ours: Target, same: Target]> {
  const ours = { address, token }
  const agent = new Agent()
  for (let call = 0; call < WARM_UP_CALLS; call += 1) await get(agent, ours)
  const recording = `${bench.floor}/record?${queryOf({ address, token })}`
  const { at } = JSON.parse(await get(agent, { address: recording })) as { at: number }
  return [ours, { address: `${bench.floor}/same?${queryOf({ at })}` }]
}

/** Returns how many rows a request matches in total; with a plus sign when the count is limited: 10,000+. */
export async function foundIn(target: Target): Promise<string> {
  const { count, more } = JSON.parse(await get(new Agent(), target)) as {
    count: number
    more?: boolean
  }
  return inThousands(count) + (more ? '+' : '')
}

export const inMs = ({ p50, p95 }: Timing) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`

export const ratio = (one: Timing, other: Timing) => (one.p50 / other.p50).toFixed(2)

export const inThousands = (count: number) => count.toLocaleString('en')

export const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

export const MACHINE = `Node ${process.versions.node}, ${availableParallelism()} cores, shared with the client and PostgreSQL. Milliseconds p50 / p95 at`

export async function saveResult(name: string, report: string): Promise<void> {
  process.stdout.write(`${report}\n`)
  await mkdir(here('../results'), { recursive: true })
  await writeFile(here(`../results/${name}.md`), report)
}
