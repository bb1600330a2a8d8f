import { setTimeout as pause } from 'node:timers/promises'
import { readFile } from 'node:fs/promises'
import { openListBench } from '@pasok/server/test/list-bench/database'
import { fillReports } from '@pasok/server/test/list-bench/fill-reports'
import { askerOf } from './document-lists'
import { dayBefore, inThousands, saveResult, MACHINE } from './list-timing'

/** Number of orders with three lines each, slightly below the limit of an immediate download. */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 33_300)
const MEGABYTE = 1024 * 1024
const OTHER = 'report/buyer/duties'

const rank = (times: readonly number[], part: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(1)

/** Returns the server's current memory in megabytes (Linux). */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/**
 * Returns the CPU seconds that the server has used so far (on Linux hundredths of a second, after
 * the process name in brackets).
 */
async function processorOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Repeats a request, as a single user would, until `isOver` returns true. */
async function timesOf(url: string, headers: Record<string, string>, isOver: () => boolean) {
  const times: number[] = []
  while (!isOver()) {
    const began = performance.now()
    await (await fetch(url, { headers })).arrayBuffer()
    times.push(performance.now() - began)
    await pause(10)
  }
  return times
}

/** Measures the download of a report: its duration, and its effect on other requests. */
export async function run(): Promise<void> {
  const bench = await openListBench((pool, companies) => fillReports(pool, companies, ORDERS))
  try {
    const { token } = await askerOf(bench, bench.large)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const other = `${bench.ours}/api/${OTHER}`
    let calls = 0
    await timesOf(other, headers, () => (calls += 1) > 50)
    calls = 0
    const before = await timesOf(other, headers, () => (calls += 1) > 200)
    const pid = bench.pid
    const resting = await memoryOf(pid)
    const spent = await processorOf(pid)
    let peak = resting
    const watch = setInterval(() => {
      void memoryOf(pid).then((now) => (peak = Math.max(peak, now)))
    }, 50)
    let isOver = false
    const during = timesOf(other, headers, () => isOver)
    const began = performance.now()
    const body = JSON.stringify({ from: dayBefore(364), to: dayBefore(0) })
    const answer = await fetch(`${bench.ours}/api/report/download`, {
      method: 'POST',
      headers,
      body,
    })
    const first = performance.now() - began
    const bytes = (await answer.arrayBuffer()).byteLength
    const took = performance.now() - began
    const cost = (await processorOf(pid)) - spent
    isOver = true
    const meanwhile = await during
    clearInterval(watch)
    if (answer.status !== 200) throw new Error(`The download returned ${answer.status}`)
    await saveResult(
      'report-download',
      [
        `# A report of ${inThousands(ORDERS * 3)} order lines downloaded, and its effect on other requests`,
        '',
        MACHINE,
        'one client each.',
        '',
        `- The file: ${(bytes / MEGABYTE).toFixed(1)} MB in ${(took / 1000).toFixed(1)} s, its first byte after ${Math.round(first)} ms.`,
        `- CPU time of the server meanwhile, including the other requests: ${cost.toFixed(1)} s.`,
        `- Memory of the server: ${resting} MB before, at most ${peak} MB meanwhile.`,
        `- Another request (\`${OTHER}\`), ms p50 / p95: ${rank(before, 0.5)} / ${rank(before, 0.95)} before, ${rank(meanwhile, 0.5)} / ${rank(meanwhile, 0.95)} meanwhile (${meanwhile.length} requests).`,
        '',
      ].join('\n'),
    )
  } finally {
    await bench.stop()
  }
}
