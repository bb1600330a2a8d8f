import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type IncomingMessage, request as send } from 'node:http'
import { createSecureServer } from 'node:http2'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Connection-specific headers, which HTTP/2 does not allow. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

const isForwarded = ([name]: readonly [string, unknown]) =>
  !name.startsWith(':') && !CONNECTION_HEADERS.has(name)

const headersOf = (from: object) => Object.fromEntries(Object.entries(from).filter(isForwarded))

export interface Certificate {
  key: Buffer
  cert: Buffer
  /**
   * The browser's flag that accepts the certificate. With all errors ignored instead, the browser would cache
   * nothing.
   */
  flag: string
}

/** Creates a self-signed certificate with openssl. */
export async function makeCertificate(): Promise<Certificate> {
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
export async function serveOverHttp2(
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
