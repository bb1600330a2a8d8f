import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { mkdir, writeFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request as send } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type Screen, SCREENS, type Who } from './all-screens'
import { startDemo } from './app'
import { CATEGORIES, runLighthouse, type Scores } from './lighthouse'
import { addressOf, openAs, waitUntilLoaded } from './people'
import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'

/** Connection-specific headers, which HTTP/2 does not allow. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

const isForwarded = ([name]: readonly [string, unknown]) =>
  !name.startsWith(':') && !CONNECTION_HEADERS.has(name)

const headersOf = (from: object) => Object.fromEntries(Object.entries(from).filter(isForwarded))

interface Certificate {
  key: Buffer
  cert: Buffer
  /**
   * The browser's flag that accepts the certificate. With all errors ignored instead, the browser would cache
   * nothing.
   */
  flag: string
}

/** Creates a self-signed certificate with openssl. */
async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-bench-certificate-'))
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ')
    const args = ['req', ...kind, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert]
    await promisify(execFile)('openssl', args)
    const made = { key: await readFile(key), cert: await readFile(cert) }
    const publicKey = new X509Certificate(made.cert).publicKey.export({
      type: 'spki',
      format: 'der',
    })
    const hash = createHash('sha256').update(publicKey).digest('base64')
    return { ...made, flag: `--ignore-certificate-errors-spki-list=${hash}` }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Serves a local server over HTTP/2, like the proxy in production; web sockets use HTTP/1.1, as there. */
async function serveOverHttp2(
  to: string,
  { key, cert }: Certificate,
): Promise<{ url: string; stop: () => void }> {
  const { hostname, port, host } = new URL(to)
  const front = createSecureServer({ key, cert, allowHTTP1: true })
  const webSockets = new Set<Socket>()
  front.on('request', (request, response) => {
    const headers = { ...headersOf(request.headers), host, 'x-forwarded-proto': 'https' }
    const { method, url: path } = request
    const forwarded = send({ hostname, port, method, path, headers }, (from: IncomingMessage) => {
      response.writeHead(from.statusCode ?? 502, headersOf(from.headers))
      from.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
  front.on('upgrade', (request: IncomingMessage, socket: Socket, first: Buffer) => {
    const server = connect(Number(port), hostname, () => {
      const lines = Object.entries({ ...request.headers, host }).map(
        ([name, value]) => `${name}: ${String(value)}`,
      )
      server.write([`${request.method} ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      server.write(first)
      server.pipe(socket).pipe(server)
    })
    webSockets.add(server)
    server.on('close', () => webSockets.delete(server))
    server.on('error', () => socket.destroy())
    socket.on('error', () => server.destroy())
  })
  await new Promise<void>((done) => {
    front.listen(0, '127.0.0.1', done)
  })
  const { port: own } = front.address() as AddressInfo
  const stop = () => {
    front.close()
    // A server that continues to run (`BENCH_URL`) would keep these connections, and this process,
    // open.
    for (const webSocket of webSockets) webSocket.destroy()
  }
  return { url: `https://127.0.0.1:${own}`, stop }
}

/** Links of the side menu; each is opened once before measuring. */
const LINKS = [
  'Products',
  'Purchase Requests',
  'Templates',
  'Purchase Orders',
  'Good Receive Note',
  'Dashboard',
]
const ROUNDS = 5

interface RouteChange {
  to: string
  /** Milliseconds from the click to the frame that shows the screen's heading. */
  times: number[]
}

/**
 * Clicks a link of the menu and returns the milliseconds until the new screen's heading is painted.
 * Inner functions have no names, because the script's runner marks named functions with a helper
 * that pages do not have.
 */
const press = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name, exact: true })
    .evaluate(async (link: HTMLElement) => {
      const [began, title] = [performance.now(), document.title]
      link.click()
      do {
        await new Promise((done) => requestAnimationFrame(done))
        if (performance.now() - began > 10_000) throw new Error(`${link.textContent} leads nowhere`)
      } while (document.title === title || document.querySelector('h1') === null)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', done)
        port1.start()
        port2.postMessage(null)
      })
      return performance.now() - began
    })

async function measureRouteChanges(page: Page, url: string): Promise<RouteChange[]> {
  await page.goto(`${url}/dashboard`)
  await waitUntilLoaded(page)
  const all = LINKS.map((to): RouteChange => ({ to, times: [] }))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const change of all) {
      const elapsed = await press(page, change.to)
      await waitUntilLoaded(page)
      if (round > 0) change.times.push(elapsed)
    }
  return all
}

const SCRIPT = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  createRoot(document.getElementById('root')).render(createElement('h1', null, 'Pasok'))
`
const PAGE = `<!doctype html><html lang="en"><head><title>Floor</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/app.js"></script>
</head><body><div id="root"></div></body></html>`

/** Serves a minimal React page in the same way as the app, as the lower limit of any page's cost. */
async function serveMinimal(): Promise<{ url: string; stop: () => void }> {
  const { outputFiles } = await build({
    stdin: {
      contents: SCRIPT,
      resolveDir: fileURLToPath(new URL('../../web', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  const script = brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array())
  const server = createServer((request, response) => {
    if (request.url === '/app.js')
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' })
        .end(script)
    else if (request.url === '/')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

const RESULTS = fileURLToPath(new URL('../results/pages.md', import.meta.url))
/** A regular expression that selects screens by name; their results are printed, not saved. */
const ONLY = process.env['BENCH_ONLY']
const MIN_SCORE = 95
/** Maximum largest paint, as a multiple of the minimal page's. */
const MAX_TIMES = 2
/** Maximum milliseconds for changing to a screen that has been opened before. */
const MAX_CHANGE = 100

interface Judged extends Scores {
  screen: Screen
}

const chosen = SCREENS.filter(({ name }) => ONLY === undefined || new RegExp(ONLY).test(name))

/** Measures the screens of one user as on a first visit, but signed in. */
async function judgeAs(who: Who, url: string, { flag }: Certificate): Promise<Judged[]> {
  const person = await openAs(who, url, [flag])
  const devtools = await person.context.newCDPSession(person.page)
  const all: Judged[] = []
  for (const screen of chosen.filter((one) => one.who === who)) {
    const address = await addressOf(person.page, url, screen)
    await person.page.goto('about:blank')
    await devtools.send('Network.clearBrowserCache')
    const scores = await runLighthouse(address, person.port)
    process.stdout.write(`${screen.name}: ${Object.values(scores.scores).join(' / ')}\n`)
    all.push({ screen, ...scores })
  }
  await person.close()
  return all
}

async function judgeFloor(certificate: Certificate): Promise<Scores> {
  const floor = await serveMinimal()
  const front = await serveOverHttp2(floor.url, certificate)
  const person = await openAs('nobody', 'about:blank', [certificate.flag])
  try {
    return await runLighthouse(front.url, person.port)
  } finally {
    await person.close()
    front.stop()
    floor.stop()
  }
}

async function judgeChanges(url: string, { flag }: Certificate): Promise<RouteChange[]> {
  const person = await openAs('buyer', url, [flag])
  try {
    return await measureRouteChanges(person.page, url)
  } finally {
    await person.close()
  }
}

const at = (all: readonly number[], part: number) =>
  all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * part)] ?? Number.NaN

function report(all: readonly Judged[], floor: Scores, changes: readonly RouteChange[]): string {
  const timesOf = (one: Scores) => one.paintedAfter / floor.paintedAfter
  const misses = all.filter((one) => CATEGORIES.some((name) => one.scores[name] < MIN_SCORE))
  const late = all.filter((one) => timesOf(one) > MAX_TIMES)
  const slow = changes.filter(({ times }) => at(times, 0.95) > MAX_CHANGE)
  const rows = all.map((one) => {
    const scores = CATEGORIES.map((name) => one.scores[name])
    const paint = `${Math.round(one.paintedAfter)} | ${timesOf(one).toFixed(2)}`
    return `| ${one.screen.name} | ${scores.join(' | ')} | ${paint} | ${one.faults.join(', ')} |`
  })
  return [
    '# Pages',
    '',
    'Lighthouse 12, desktop preset, over HTTP/2, each screen as on a first visit (empty cache, signed in).',
    'The largest contentful paint (LCP) on its simulated network, in ms, and as a multiple of a minimal React page’s',
    `(${Math.round(floor.paintedAfter)} ms).`,
    '',
    `- **${misses.length} of ${all.length} screens miss ${MIN_SCORE}** in one of ${CATEGORIES.join(', ')}.`,
    `- **${late.length} of ${all.length} take over ${MAX_TIMES} times the minimal page’s time** to their largest paint.`,
    `- **${slow.length} of ${changes.length} route changes take over ${MAX_CHANGE} ms** (p95).`,
    '',
    '| Screen | Performance | Accessibility | Best practices | LCP, ms | Multiple of the minimal page | Failed audits |',
    '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows,
    '',
    '## Changes to a screen that was opened before',
    '',
    'Milliseconds from the click to the frame with the other screen’s heading.',
    '',
    '| To | Changes | Median | p95 |',
    '| --- | ---: | ---: | ---: |',
    ...changes.map(
      ({ to, times }) =>
        `| ${to} | ${times.length} | ${at(times, 0.5).toFixed(0)} | ${at(times, 0.95).toFixed(0)} |`,
    ),
    '',
  ].join('\n')
}

/** Runs Lighthouse on every screen and measures changes between screens; writes `bench/results/pages.md`. */
export async function run(): Promise<void> {
  const app = await startDemo()
  const certificate = await makeCertificate()
  const { url, stop } = await serveOverHttp2(app.url, certificate)
  try {
    const changes = await judgeChanges(url, certificate)
    const floor = await judgeFloor(certificate)
    const all: Judged[] = []
    for (const who of new Set(chosen.map((one) => one.who)))
      all.push(...(await judgeAs(who, url, certificate)))
    const text = report(all, floor, changes)
    process.stdout.write(text)
    if (ONLY !== undefined) return
    await mkdir(dirname(RESULTS), { recursive: true })
    await writeFile(RESULTS, text)
  } finally {
    stop()
    await app.stop()
  }
}
