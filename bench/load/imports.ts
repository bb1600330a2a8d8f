import { listCoverages, listPortalCategories } from '@pasok/domain/catalog/portal/portal.contract'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Number of lines in the spreadsheet. */
const LINES = Number(process.env['BENCH_LINES'] ?? 100_000)
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const MAIN = here('../../server/dist/main.js')
const MEGABYTE = 1024 * 1024

interface Server {
  child: ChildProcess
  url: string
}

/**
 * Starts the built server with demo data in a separate process, so that its memory can be measured
 * from outside.
 */
async function startServer(folder: string): Promise<Server> {
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const lines = createInterface({ input: child.stderr })
  for await (const line of lines) {
    const url = /^Pasok: (http\S+)$/.exec(line)?.[1]
    if (url !== undefined) return { child, url }
  }
  throw new Error('The server did not start: is it built?')
}

/** Returns the server's peak memory since its start, in MB (Linux). */
async function peakMemory({ child }: Server): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

type Json = Record<string, unknown>
type Call = (method: string, path: string, body?: BodyInit) => Promise<Response>

async function signIn({ url }: Server): Promise<Call> {
  const account = { username: 'vendor@sinarabadi.test', password: 'pasok#2026' }
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      client_id: 'bench',
      connection: 'bench',
      ...account,
    }),
  })
  const { access_token: token } = (await response.json()) as Json
  return (method, path, body) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${String(token)}` },
      ...(body !== undefined && { body }),
    })
}

const dataOf = async <Data = Json>(response: Response): Promise<Data> => {
  const { data, message } = (await response.json()) as { data: Data; message: string }
  if (!response.ok) throw new Error(message)
  return data
}

async function sheetOf(call: Call): Promise<Blob> {
  const areas = listCoverages.data.parse(await dataOf(await call('GET', '/vendor/coverages')))
  const categories = listPortalCategories.data.parse(
    await dataOf(await call('GET', '/vendor/categories')),
  )
  const area = areas[0]?.name ?? ''
  const category = categories.at(-1)?.path?.join(' > ') ?? ''
  const head =
    'SKU,Product name,Brand,Category,Description,Retail price,Stock,Warehouse city,Delivery area'
  const text = 'A description of some length, as products have. '.repeat(3)
  const lines = Array.from(
    { length: LINES },
    (_, at) =>
      `BENCH-${at},Barang nomor ${at},Merek ${at % 50},${category},"${text}",${1000 + at},${at % 900},Kota Bandung,${area}`,
  )
  return new Blob([[head, ...lines].join('\r\n')])
}

/** Waits for a state and returns the duration of the slowest other request meanwhile, in milliseconds. */
async function waitFor(
  call: Call,
  id: string,
  state: string,
): Promise<{ row: Json; slowest: number }> {
  let slowest = 0
  for (;;) {
    const began = performance.now()
    await dataOf(await call('GET', '/vendor/products?limit=25'))
    slowest = Math.max(slowest, performance.now() - began)
    const row = await dataOf(await call('GET', `/vendor/imports/${id}`))
    if (row['state'] === state) return { row, slowest }
    if (row['state'] === 'failed') throw new Error(String(row['failure']))
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

interface Step {
  what: string
  ms: number
  memory: number
  slowest?: number
}

async function measure(server: Server): Promise<string> {
  const call = await signIn(server)
  const file = await sheetOf(call)
  const steps: Step[] = [{ what: 'started', ms: 0, memory: await peakMemory(server) }]
  let began = performance.now()
  const done = async (what: string, slowest?: number) => {
    const ms = performance.now() - began
    steps.push({ what, ms, memory: await peakMemory(server), ...(slowest && { slowest }) })
    began = performance.now()
  }
  const form = new FormData()
  form.append('file', file, 'bench.csv')
  const { _id } = await dataOf(await call('POST', '/vendor/imports', form))
  await done('uploaded')
  const id = String(_id)
  await done('checked', (await waitFor(call, id, 'checked')).slowest)
  await dataOf(await call('POST', `/vendor/imports/${id}/start`))
  const { row, slowest } = await waitFor(call, id, 'done')
  await done('imported', slowest)
  if (row['created'] !== LINES) throw new Error(`${String(row['created'])} were imported`)
  const response = await call('GET', '/vendor/products/export')
  let bytes = 0
  for await (const part of response.body ?? []) bytes += part.length
  await done(`exported (${Math.round(bytes / MEGABYTE)} MB)`)
  const table = steps.map(
    ({ what, ms, memory, slowest: slow }) =>
      `| ${what} | ${(ms / 1000).toFixed(1)} | ${memory} | ${slow === undefined ? '' : Math.round(slow)} |`,
  )
  return [
    `# A spreadsheet of ${LINES.toLocaleString('en')} products`,
    '',
    `A CSV of ${Math.round(file.size / MEGABYTE)} MB through the built server, which indexes the products meanwhile, with the`,
    'embedded database on the same machine. Memory is the peak of the server process so far;',
    'the slowest request is one for the list of products, sent four times per second meanwhile.',
    '',
    '| | Seconds | MB | Slowest request, ms |',
    '|---|---|---|---|',
    ...table,
    '',
  ].join('\n')
}

/**
 * Measures an import of 100,000 lines (`BENCH_LINES`) and the export of its products; prints and
 * saves the result.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-bench-'))
  await chmod(folder, 0o755)
  const server = await startServer(folder)
  try {
    const report = await measure(server)
    process.stdout.write(`${report}\n`)
    await mkdir(here('../results'), { recursive: true })
    await writeFile(here('../results/imports.md'), report)
  } finally {
    const ended = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}
