import { Agent } from 'node:http'
import { fetchText } from './fetch-text'

export interface Timing {
  readonly p50: number
  readonly p95: number
}

export function post(agent: Agent, address: string, body: unknown): Promise<string> {
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  }
  return fetchText(agent, address, { method: 'POST', headers, body: text })
}

export interface Target {
  readonly address: string
  readonly bodies: readonly unknown[]
}

/** Minimum number of requests per target, independent of their duration. */
const MIN_CALLS = 20

/**
 * Measures milliseconds per request at one client. The targets take turns request by request, so that other
 * load on the machine affects all equally. Each body is sent once, or as many as the time allows.
 */
export async function timeInTurns(
  targets: readonly Target[],
  milliseconds: number,
): Promise<Timing[]> {
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
export async function throughputInTurns(
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
