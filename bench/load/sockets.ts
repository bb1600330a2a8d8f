import type { Message } from '@pasok/domain/chat/chat.model'
import {
  openSocketBench,
  type Measured,
  type SocketBench,
} from '@pasok/server/test/socket-bench/open'
import { loadavg } from 'node:os'
import { inThousands, saveResult } from './list-timing'
import { othersSince, takenBy, usedByFamily } from './processes'

/** Number of sockets, in companies of 50 users each; messages per second, and duration in seconds. */
const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 5_000)
const A_SECOND = Number(process.env['BENCH_A_SECOND'] ?? 50)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60)
const EACH = 50

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
const mib = (bytes: number) => (bytes / 1_048_576).toFixed(0)

interface Run {
  sent: number
  refused: number
  expected: number
  delivered: number
  twice: number
  disordered: number
  delays: number[]
  took: number
}

/** Sends the given number of messages per second, each from another company, and counts the receivers. */
async function talk({ sockets, vendorId }: SocketBench): Promise<Run> {
  const sentAt = new Map<string, number>()
  const result: Run = {
    sent: 0,
    refused: 0,
    expected: 0,
    delivered: 0,
    twice: 0,
    disordered: 0,
    delays: [],
    took: 0,
  }
  for (const socket of sockets) {
    const received = new Set<string>()
    let last = 0
    socket.on('msg_from', ({ _id, seq }: Message) => {
      const began = sentAt.get(_id)
      if (began === undefined) return
      if (received.has(_id)) result.twice += 1
      received.add(_id)
      if (seq <= last) result.disordered += 1
      last = seq
      result.delivered += 1
      result.delays.push(performance.now() - began)
    })
  }
  // One sender per company, half of them on each process.
  const senders = sockets.filter((_, place) => place % EACH === Math.floor(place / EACH) % 2)
  const began = performance.now()
  const answers: Promise<void>[] = []
  for (let number = 0; number < A_SECOND * SECONDS; number += 1) {
    const due = (number * 1_000) / A_SECOND - (performance.now() - began)
    if (due > 0) await pause(due)
    const sender = senders[number % senders.length]
    if (!sender) throw new Error('no sender')
    const _id = crypto.randomUUID()
    sentAt.set(_id, performance.now())
    const message = { _id, to_company_id: vendorId, text: `Message ${number} of the bench` }
    const answer = sender.timeout(60_000).emitWithAck('msg_to', message)
    answers.push(
      answer.then(
        ({ errors }: { errors: unknown }) => {
          if (errors === null) result.sent += 1
          else result.refused += 1
        },
        () => void (result.refused += 1),
      ),
    )
  }
  await Promise.all(answers)
  result.took = (performance.now() - began) / 1_000
  result.expected = result.sent * EACH
  for (let waited = 0; result.delivered < result.expected && waited < 20_000; waited += 100)
    await pause(100)
  return result
}

export async function run(): Promise<void> {
  const bench = await openSocketBench({ companies: SOCKETS / EACH, each: EACH })
  try {
    const before = await bench.measure()
    const began = performance.now()
    await bench.connect()
    const connected = (performance.now() - began) / 1_000
    const idle = await bench.measure()
    const own = [process.pid, bench.database]
    const [begin, database] = [takenBy(own), usedByFamily(bench.database).cpu]
    const result = await talk(bench)
    const [end, ofDatabase] = [takenBy(own), usedByFamily(bench.database).cpu - database]
    const after = await bench.measure()
    const delays = result.delays.toSorted((a, b) => a - b)
    const list = (sizes: readonly Measured[]) => sizes.map(({ memory }) => mib(memory)).join(' + ')
    const worked = sum(after.map(({ cpu }) => cpu)) - sum(idle.map(({ cpu }) => cpu))
    await saveResult(
      'sockets',
      `# ${inThousands(SOCKETS)} sockets, ${A_SECOND} messages per second for ${SECONDS} seconds

Node ${process.versions.node}; two server processes, PostgreSQL and a process with all client sockets
share two cores. ${SOCKETS / EACH} companies of ${EACH} users, half of them on each process; each message is delivered to
all users of its company who may use messages. Delays are measured from sending a message to its
receipt by the client. Load average of the machine: ${loadavg()[0]?.toFixed(1)}. ${othersSince(begin, end)}

| | |
|---|---|
| Sockets connected | ${inThousands(SOCKETS)} in ${connected.toFixed(1)} s |
| Messages sent, refused | ${inThousands(result.sent)}, ${result.refused}, in ${result.took.toFixed(1)} s |
| Deliveries expected, received | ${inThousands(result.expected)}, ${inThousands(result.delivered)} |
| Lost, duplicated, out of order | ${result.expected - result.delivered + result.twice}, ${result.twice}, ${result.disordered} |
| From sender to receiver, ms p50 / p95 / p99 | ${[0.5, 0.95, 0.99].map((part) => at(delays, part).toFixed(1)).join(' / ')} |
| CPU time of the two processes + PostgreSQL, ms per message | ${(worked / result.sent).toFixed(1)} + ${((ofDatabase * 1_000) / result.sent).toFixed(1)} |
| Memory of the two processes before, MiB | ${list(before)} |
| With idle sockets | ${list(idle)} |
| After the messages | ${list(after)} |
`,
    )
  } finally {
    await bench.stop()
  }
}
