import { loadavg } from 'node:os'
import process from 'node:process'
import { openDayBench, type DayBench } from '@pasok/server/test/day-bench/open'
import { gatherPeople, type People } from '@pasok/server/test/day-bench/people'
import { DAY } from '@pasok/server/test/day-bench/calls'
import type { Felt, Measured } from '@pasok/server/test/day-bench/load'
import { watchWaits } from '@pasok/server/test/day-bench/waits'
import { inThousands, saveResult } from './list-timing'
import { machineTime, usedBy, usedByFamily } from './processes'

export const COMPANIES = Number(process.env['BENCH_COMPANIES'] ?? 200)
/** Number of existing requests per company. */
export const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 1_000)
/** Number of server processes on one database. */
const PROCESSES = Number(process.env['BENCH_PROCESSES'] ?? 1)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30)
/** Requests per second, step by step, until the server is overloaded. */
const RATES = [10, 20, 30, 40, 60, 80, 100, 120, 140, 160, 180, 200, 250, 300, 400]
const WARM = { rate: 20, seconds: Math.min(SECONDS, 20) }
/** Limit of the 95th percentile in milliseconds, and of the share of failed requests. */
const MARK = 250
const MAX_FAILED = 0.01

interface Step extends Measured {
  /** CPU use as a share of one core. */
  server: number
  database: number
  /** Share of the machine that other virtual machines took. */
  stolen: number
  /** Average number of connections per wait event. */
  waits: Record<string, number>
}

const failed = ({ failures }: Measured) =>
  Object.values(failures).reduce((sum, count) => sum + count, 0)
const isTooMuch = (step: Measured) =>
  step.all.p95 > MARK || failed(step) > MAX_FAILED * (step.all.count + failed(step))

/** Runs the load at one rate and measures the CPU use of server and database. */
async function pressed(bench: DayBench, people: People, rate: number): Promise<Step> {
  const serverCpu = () => bench.servers.reduce((sum, pid) => sum + usedBy(pid).cpu, 0)
  const before = [serverCpu(), usedByFamily(bench.database).cpu] as const
  const watching = await watchWaits(bench.databaseUrl)
  const begin = machineTime()
  const measured = await people.press({ rate, seconds: SECONDS })
  const waits = await watching.end()
  const end = machineTime()
  const [server, database] = [serverCpu(), usedByFamily(bench.database).cpu]
  return {
    ...measured,
    waits,
    stolen: (end.stolen - begin.stolen) / Math.max(end.all - begin.all, 1),
    server: (server - before[0]) / measured.took,
    database: (database - before[1]) / measured.took,
  }
}

const ms = (value: number) => value.toFixed(value < 100 ? 1 : 0)
const part = (value: number) => `${Math.round(value * 100)} %`
const felt = ({ p50, p95 }: Felt) => `${ms(p50)} / ${ms(p95)}`

/** CPU milliseconds of server and database per answered call. */
const cpuOf = (step: Step) => ((step.server + step.database) * step.took * 1000) / step.all.count

const rowOf = (step: Step) =>
  `| ${[
    step.rate,
    (step.all.count / step.took).toFixed(1),
    ms(step.all.p50),
    ms(step.all.p95),
    ms(step.all.p99),
    failed(step),
    ms(cpuOf(step)),
    part(step.server),
    part(step.database),
    ms(step.late),
    part(step.stolen),
  ].join(' | ')} |`

const waitsOf = ({ waits }: Step) =>
  Object.entries(waits)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([what, count]) => `- ${what}: ${count.toFixed(2)}`)

const failuresOf = (steps: readonly Step[]) =>
  steps.flatMap(({ rate, failures }) =>
    Object.entries(failures).map(([why, count]) => `- at ${rate}: ${why}, ${count} times`),
  )

function kindsOf(good: Step | undefined, bad: Step | undefined): string[] {
  return DAY.map(({ name, share }) => {
    const [calm, full] = [good?.kinds[name], bad?.kinds[name]]
    return `| ${name} | ${share} | ${calm ? felt(calm) : ''} | ${full ? felt(full) : ''} |`
  })
}

function reportOf(bench: DayBench, steps: readonly Step[]): string {
  const good = steps.findLast((step) => !isTooMuch(step))
  const bad = steps.find(isTooMuch)
  const failures = failuresOf(steps)
  const [first] = steps
  if (!first) return 'No rate was given.\n'
  return `# A working day of ${bench.companies.length} companies

Node ${process.versions.node}. Server processes: ${PROCESSES}. They, PostgreSQL and the process of the simulated users share this machine's two
cores (load average at the end: ${loadavg()[0]?.toFixed(1)}). Each company has two users with open screens
and ${inThousands(REQUESTS)} existing requests. API calls arrive at the given rate with random pauses, whether or not earlier ones
were answered; each step takes ${SECONDS} s. Response times are measured from the planned start of a call. The calls and
their shares are in \`server/test/day-bench/calls.ts\`. *Late* is the delay of the simulated users' process: beyond a few ms that
process is the bottleneck. *CPU per call* is that of server and PostgreSQL in ms, *taken by others* the share of the
machine that other virtual machines used meanwhile.

**${good ? `${good.rate} calls per second` : 'Not even the first rate'}** with a p95 within ${MARK} ms.

| Calls per second | Answered per second | p50 | p95 | p99 | Failed | CPU per call | Server, share of a core | PostgreSQL, share of a core | Late | Taken by others |
|---|---|---|---|---|---|---|---|---|---|---|
${steps.map(rowOf).join('\n')}

p50 / p95 of each kind of call, at the last rate within the limits${bad ? ` (${good?.rate ?? 0}) and the first beyond them (${bad.rate})` : ''}:

| Kind | Share of 100 | Within | Beyond |
|---|---|---|---|
${kindsOf(good, bad).join('\n')}

Average number of database connections per wait event, at ${(bad ?? good)?.rate ?? 0} calls per second:

${waitsOf(bad ?? good ?? first).join('\n')}
${failures.length > 0 ? `\nFailures:\n\n${failures.join('\n')}\n` : ''}`
}

/**
 * Measures increasing request rates until the server is overloaded; prints and saves the result.
 * `BENCH_PROFILE=folder` profiles the server; `BENCH_PROCESSES` runs several on one database.
 */
export async function run(): Promise<void> {
  const profile = process.env['BENCH_PROFILE']
  const options = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
  const bench = await openDayBench({
    companies: COMPANIES,
    requests: REQUESTS,
    options,
    processes: PROCESSES,
  })
  try {
    const people = await gatherPeople(bench)
    await people.press(WARM)
    const steps: Step[] = []
    const rates = process.env['BENCH_RATES']?.split(',').map(Number) ?? RATES
    for (const rate of rates) {
      const step = await pressed(bench, people, rate)
      process.stdout.write(`${rowOf(step)}\n`)
      steps.push(step)
      if (isTooMuch(step)) break
    }
    await people.leave()
    await saveResult(PROCESSES === 1 ? 'day' : `day-${PROCESSES}-processes`, reportOf(bench, steps))
  } finally {
    await bench.stop()
  }
}
