import process from 'node:process'
import { openDayBench } from '@pasok/server/test/day-bench/open'
import { gatherPeople } from '@pasok/server/test/day-bench/people'
import { COMPANIES, REQUESTS } from './day'
import { saveResult } from './list-timing'
import { usedBy, usedByFamily } from './processes'

const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 30)
const RATE = Number(process.env['BENCH_A_SECOND'] ?? 20)
/** Growth in MiB per hour below which memory counts as constant. */
const FLAT = 60

interface Look {
  minute: number
  server: number
  database: number
  p95: number
  failed: number
}

/** Returns the slope of the regression line through the samples, in MiB per hour. */
function slopeOf(looks: readonly Look[]): number {
  const mean = (of: (look: Look) => number) =>
    looks.reduce((sum, look) => sum + of(look), 0) / looks.length
  const [minute, server] = [mean((look) => look.minute), mean((look) => look.server)]
  const along = looks.reduce((sum, look) => sum + (look.minute - minute) ** 2, 0)
  const across = looks.reduce(
    (sum, look) => sum + (look.minute - minute) * (look.server - server),
    0,
  )
  return along === 0 ? 0 : (across / along) * 60
}

const rowOf = ({ minute, server, database, p95, failed }: Look) =>
  `| ${minute} | ${server.toFixed(0)} | ${database.toFixed(0)} | ${p95.toFixed(0)} | ${failed} |`

/** Measures the server's memory during half an hour at a constant rate; prints and saves the result. */
export async function run(): Promise<void> {
  const bench = await openDayBench({ companies: COMPANIES, requests: REQUESTS })
  try {
    const people = await gatherPeople(bench)
    const looks: Look[] = []
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      const { all, failures } = await people.press({ rate: RATE, seconds: 60 })
      const failed = Object.values(failures).reduce((sum, count) => sum + count, 0)
      const server = usedBy(bench.servers[0] ?? 0).memory
      const database = usedByFamily(bench.database).memory
      const look = { minute, server, database, p95: all.p95, failed }
      looks.push(look)
      process.stdout.write(`${rowOf(look)}\n`)
    }
    await people.leave()
    // The first third is skipped, because caches and the compiler fill up then.
    const slope = slopeOf(looks.slice(Math.floor(looks.length / 3)))
    await saveResult(
      'memory',
      `# Memory over ${MINUTES} minutes of a working day

The load of \`day.md\` at ${RATE} calls per second, ${bench.companies.length} companies with ${2 * bench.companies.length} open screens. MiB of one server process and of
all PostgreSQL processes, at the end of each minute (shared memory counts once).

In the last two thirds the server's memory ${slope > 0 ? 'grows' : 'shrinks'} by **${Math.abs(slope).toFixed(0)} MiB per hour**${slope <= FLAT ? `: flat (at most ${FLAT})` : `: not flat (more than ${FLAT})`}.

| Minute | Server, MiB | PostgreSQL, MiB | p95, ms | Failed |
|---|---|---|---|---|
${looks.map(rowOf).join('\n')}
`,
    )
  } finally {
    await bench.stop()
  }
}
