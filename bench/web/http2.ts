import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request as send, type IncomingMessage } from 'node:http'
import { createSecureServer } from 'node:http2'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Of one connection alone, which HTTP/2 has no use for. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

const isKept = ([name]: readonly [string, unknown]) =>
  !name.startsWith(':') && !OF_CONNECTION.has(name)

const headersOf = (from: object) => Object.fromEntries(Object.entries(from).filter(isKept))

/** A certificate for this machine, by openssl; the browser is told not to ask who vouches for it. */
async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-bench-certificate-'))
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ')
    const args = ['req', ...kind, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert]
    await promisify(execFile)('openssl', args)
    return { key: await readFile(key), cert: await readFile(cert) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Serves what another server on this machine serves over HTTP/2, as the proxy of a production does;
 * sockets go over HTTP/1.1, as they do there.
 */
export async function serveOverHttp2(to: string): Promise<{ url: string; stop: () => void }> {
  const { hostname, port, host } = new URL(to)
  const front = createSecureServer({ ...(await makeCertificate()), allowHTTP1: true })
  front.on('request', (asked, answer) => {
    const headers = { ...headersOf(asked.headers), host, 'x-forwarded-proto': 'https' }
    const { method, url: path } = asked
    const back = send({ hostname, port, method, path, headers }, (from: IncomingMessage) => {
      answer.writeHead(from.statusCode ?? 502, headersOf(from.headers))
      from.pipe(answer)
    })
    back.on('error', () => answer.destroy())
    asked.pipe(back)
  })
  front.on('upgrade', (asked: IncomingMessage, socket: Socket, first: Buffer) => {
    const back = connect(Number(port), hostname, () => {
      const lines = Object.entries({ ...asked.headers, host }).map(
        ([name, value]) => `${name}: ${String(value)}`,
      )
      back.write([`${asked.method} ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      back.write(first)
      back.pipe(socket).pipe(back)
    })
    back.on('error', () => socket.destroy())
    socket.on('error', () => back.destroy())
  })
  await new Promise<void>((done) => {
    front.listen(0, '127.0.0.1', done)
  })
  const { port: own } = front.address() as AddressInfo
  return { url: `https://127.0.0.1:${own}`, stop: () => front.close() }
}
