import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { searchHeadersOf } from './search-headers'
import { chromium, type Page } from '@playwright/test'

const LINES = 500
const VENDORS = 20
/** Number of keys pressed in each kind of field. */
const KEYS = 40
/** Limit in milliseconds from a key to its result on the screen. */
const LIMIT = 50
/** Milliseconds until the cart can be used. */
const OPEN_LIMIT = 2_000
/** Milliseconds after which a new draft counts as loaded: opening a page does not load it a second time. */
const NOT_NEWS = 30_000

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const MAIN = here('../../server/dist/main.js')
const RESULTS = here('../results/cart.md')
const ACCOUNT = { username: 'purchasing@nusantara.test', password: 'pasok#2026' }
const CITY = 'Kota Administrasi Jakarta Selatan'

interface Server {
  child: ChildProcess | null
  url: string
}

async function startServer(folder: string): Promise<Server> {
  const running = process.env['BENCH_URL']
  if (running) return { child: null, url: running }
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  for await (const line of createInterface({ input: child.stderr })) {
    const url = /^Pasok: (http\S+)$/.exec(line)?.[1]
    if (url !== undefined) return { child, url }
  }
  throw new Error('The server did not start: is it built?')
}

interface FetchOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

async function fetchData<Data>(
  url: string,
  { headers, ...options }: FetchOptions = {},
): Promise<Data> {
  const answer = await fetch(url, {
    ...options,
    headers: { 'content-type': 'application/json', ...headers },
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Data
}

const orderable = ({ stock, minimum_order_quantity: minimum }: ProductHit) =>
  stock > Math.max(1, minimum)

async function findProducts(url: string, token: string): Promise<ProductHit[]> {
  const found: ProductHit[] = []
  for (let page = 0; found.length < LINES; page += 1) {
    const { hits } = await fetchData<{ hits: ProductHit[] }>(`${url}/1/indexes/products/query`, {
      method: 'POST',
      headers: await searchHeadersOf(url, token),
      body: JSON.stringify({
        page,
        hitsPerPage: 100,
        filters: `warehouse_detail.coverage:"${CITY}"`,
      }),
    })
    if (hits.length === 0) throw new Error('The demo market is too small')
    found.push(...hits.filter(orderable))
  }
  // The first line has the largest stock, so that its quantity can be increased by typing.
  return found.toSorted((one, other) => other.stock - one.stock).slice(0, LINES)
}

async function makeDraft(url: string): Promise<string> {
  const { access_token: token } = await fetchData<{ access_token: string }>(`${url}/oauth/token`, {
    method: 'POST',
    body: JSON.stringify({
      grant_type: 'password',
      client_id: 'bench',
      connection: 'bench',
      ...ACCOUNT,
    }),
  })
  const headers = { authorization: `Bearer ${token}` }
  const { data: addresses } = await fetchData<{ data: { _id: string; is_default: boolean }[] }>(
    `${url}/api/address/buyer`,
    { headers },
  )
  const address = addresses.find(({ is_default: isDefault }) => isDefault)
  const items = (await findProducts(url, token)).map(
    ({ _id, minimum_order_quantity: minimum }) => ({
      productId: _id,
      quantity: Math.max(1, minimum),
    }),
  )
  const { data } = await fetchData<{ data: { _id: string } }>(`${url}/api/purchase-request`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ address, vendors: [{ packages: { items } }] }),
  })
  return data._id
}

/** Distributes the lines over more vendors than the demo market has. */
async function dealOut(page: Page): Promise<void> {
  await page.route('**/api/purchase-request/Items/**', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: { items: CartLine[] } }
    const items = reply.data.items.map((line, at) => {
      const number = Math.floor((at * VENDORS) / LINES)
      return { ...line, vendorId: `vendor-${number}`, vendor_name: `PT Vendor ${number + 1}` }
    })
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, items } } })
  })
}

/** Milliseconds from opening the address of a draft. */
interface Opening {
  /** The totals are visible, and the first quantity can be edited. */
  usable: number
  /** Every line is rendered. */
  drawn: number
  /** No request was running for half a second. */
  quiet: number
}

async function open(page: Page, url: string, id: string): Promise<Opening> {
  await page.goto(`${url}/`)
  await page.getByLabel('Email').fill(ACCOUNT.username)
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await page.waitForTimeout(NOT_NEWS)
  const start = performance.now()
  await page.goto(`${url}/dashboard/purchase-requests?page=create&id=${id}`)
  const quantities = page.getByRole('textbox', { name: /^Quantity of / })
  await page.getByText(`${LINES} items · ${VENDORS} vendors`).waitFor()
  await quantities.first().waitFor()
  const usable = performance.now() - start
  await page.waitForFunction(
    (lines) => document.querySelectorAll('input[aria-label^="Quantity of "]').length === lines,
    LINES,
    { polling: 50 },
  )
  const drawn = performance.now() - start
  await page.waitForLoadState('networkidle')
  return { usable, drawn, quiet: performance.now() - start }
}

/**
 * Records the time from each key to the next paint and to the paint of the new totals, by the
 * browser's clock, and the tasks that blocked the page.
 */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen = { keys: [], sums: [], tasks: [] }
    Object.assign(window, { seen })
    const painted = (start: number, into: number[]) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => into.push(performance.now() - start))
        channel.port1.start()
        channel.port2.postMessage(null)
      })
    let pressed = 0
    const onKey = () => {
      pressed = performance.now()
      painted(pressed, seen.keys)
    }
    window.addEventListener('keydown', onKey, { capture: true })
    const total = document.querySelector('[aria-label="Summary"] dl')
    const watch = new MutationObserver(() => painted(pressed, seen.sums))
    if (total) watch.observe(total, { characterData: true, childList: true, subtree: true })
    const long = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration)
    })
    long.observe({ type: 'longtask' })
  })
}

interface Seen {
  keys: number[]
  sums: number[]
  /** Durations of tasks longer than 50 ms. */
  tasks: number[]
}

const seenSoFar = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { seen } = window as Window & { seen?: Seen }
    const take = (list: number[] | undefined) => list?.splice(0) ?? []
    return { keys: take(seen?.keys), sums: take(seen?.sums), tasks: take(seen?.tasks) }
  })

interface Row {
  what: string
  times: number[]
  tasks: number[]
}

/** Presses keys one after another, each after the previous one has been painted. */
async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(60)
  }
}

async function measure(page: Page): Promise<Row[]> {
  await watchKeys(page)
  const rows: Row[] = []
  const row = async (what: string, work: () => Promise<void>) => {
    await page.waitForTimeout(1_500)
    await seenSoFar(page)
    await work()
    await page.waitForTimeout(1_500)
    const { keys, sums, tasks } = await seenSoFar(page)
    rows.push({ what, times: keys, tasks })
    if (sums.length >= KEYS / 2) rows.push({ what: `${what}: the totals`, times: sums, tasks })
  }
  const quantity = page.getByRole('textbox', { name: /^Quantity of / }).first()
  const digits = Array.from({ length: KEYS }, (_, at) => (at % 4 === 3 ? 'Backspace' : '1'))
  await row('digits of a quantity', async () => {
    await quantity.click()
    await press(page, ['1', '0', 'Backspace', ...digits.slice(3)])
  })
  await row('arrow keys on a quantity', async () => {
    await quantity.fill('5')
    await quantity.press('Enter')
    await page.waitForTimeout(500)
    await seenSoFar(page)
    await press(
      page,
      Array.from({ length: KEYS }, (_, at) => (at % 2 ? 'ArrowDown' : 'ArrowUp')),
    )
  })
  await row('letters of a note', async () => {
    await page
      .getByRole('textbox', { name: /^Note for / })
      .first()
      .click()
    await press(
      page,
      Array.from({ length: KEYS }, () => 'a'),
    )
  })
  await row('letters of the product search', async () => {
    await page.getByRole('combobox', { name: 'Search product' }).click()
    await press(
      page,
      Array.from({ length: KEYS }, (_, at) => 'kertas'[at % 6] ?? 'k'),
    )
  })
  return rows
}

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

function report(rows: readonly Row[], { usable, drawn, quiet }: Opening): string {
  const lines = rows.map(({ what, times, tasks }) => {
    const sorted = times.toSorted((a, b) => a - b)
    const [median, high, max] = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1)]
    const verdict = high <= LIMIT ? 'within' : 'exceeded'
    return `| ${what} | ${sorted.length} | ${median.toFixed(1)} | ${high.toFixed(1)} | ${max.toFixed(1)} | ${Math.max(0, ...tasks).toFixed(0)} | ${verdict} |`
  })
  return [
    `# A cart of ${LINES} lines and ${VENDORS} vendors`,
    '',
    `Opened in ${Math.round(usable)} ms (limit ${OPEN_LIMIT}): the totals are visible and a quantity can be edited. All lines are rendered after ${Math.round(drawn)} ms; the network is idle after ${Math.round(quiet)} ms, including half a second without requests.`,
    '',
    `Milliseconds from a key to the frame that shows its result, in Chromium; the limit is ${LIMIT}.`,
    '',
    '| Key | Presses | Median | p95 | Maximum | Longest task over 50 | |',
    '|---|---:|---:|---:|---:|---:|---|',
    ...lines,
    '',
  ].join('\n')
}

/** Measures the response to keys in a large cart; writes `bench/results/cart.md`. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-bench-cart-'))
  await chmod(folder, 0o755)
  const server = await startServer(folder)
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      reducedMotion: 'reduce',
    })
    // The script's runner calls a helper for function names, which pages do not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await dealOut(page)
    const opened = await open(page, server.url, await makeDraft(server.url))
    const text = report(await measure(page), opened)
    await mkdir(dirname(RESULTS), { recursive: true })
    await writeFile(RESULTS, text)
    process.stdout.write(text)
  } finally {
    await browser.close()
    if (server.child) {
      server.child.kill('SIGTERM')
      await once(server.child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
}
