import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import { LARGE_UPLOAD_SECONDS } from '@pasok/domain/files/files.constants'
import { failure } from '@pasok/domain/kernel/errors'
import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { newId } from '../db/ids'
import { envelopeOf, sendError } from './error-response'

/** 1 MiB; a purchase request of 1,000 lines takes a fifth of it. */
const BODY_LIMIT = 1_048_576
/** Milliseconds until a request that is still being sent is aborted; uploads may take longer. */
const REQUEST_TIMEOUT = 30_000
const UPLOAD_TIMEOUT = LARGE_UPLOAD_SECONDS * 1000

/** Path of the OpenAPI page, which is public; its routes come from its library. */
export const DOCS_PREFIX = '/api/docs'

function withoutSecrets(logger: NonNullable<FastifyServerOptions['logger']>) {
  if (typeof logger !== 'object') return logger
  const req = ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    url: addressForLog(url),
    host,
    remoteAddress: ip,
  })
  return { ...logger, serializers: { req, ...logger.serializers } }
}

/**
 * Creates a server with request ids, security headers and the error envelope, which rejects routes without a
 * declared access.
 */
export async function createServer(options: {
  logger: FastifyServerOptions['logger']
  trustProxy: FastifyServerOptions['trustProxy']
}): Promise<FastifyInstance> {
  const app = fastify({
    // Malformed URLs are rejected before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
      void sendError(error, request, reply)
    },
    clientErrorHandler: refuseUnread,
    logger: withoutSecrets(options.logger ?? false),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: UPLOAD_TIMEOUT,
    // The hook below rejects a missing Host header, because Node would respond without our envelope.
    http: { headersTimeout: REQUEST_TIMEOUT, requireHostHeader: false },
    genReqId: () => newId(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  readJson(app)
  app.addHook('onRoute', (route) => {
    const isLibrarys = route.method === 'HEAD' || route.url.startsWith(DOCS_PREFIX)
    if (!isLibrarys && route.config?.access === undefined)
      throw new Error(`The route ${String(route.method)} ${route.url} declares no access`)
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // After an HTTPS request, as reported by a trusted proxy, browsers use only HTTPS for a year.
    if (request.protocol === 'https') reply.header('strict-transport-security', TLS_ONLY)
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
      reply.header('connection', 'close')
      throw failure('bad_request')
    }
    if (request.routeOptions.config.isUpload !== true) giveUpLate(request)
  })
  await app.register(helmet, SECURITY_HEADERS)
  await app.register(formbody)
  await app.register(compress, COMPRESSION)
  app.setErrorHandler(sendError)
  return app
}

const TLS_ONLY = 'max-age=31536000'

const SECURITY_HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameSrc: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
}

/**
 * Long JSON is compressed, fast rather than well: ten orders shrink from 33 to 6 kB in 0.2 ms.
 * Built files are stored compressed, and reports and pictures hardly shrink.
 */
const COMPRESSION = {
  globalDecompression: false,
  customTypes: /^application\/json\b/,
  encodings: ['gzip' as const],
  threshold: 4_096,
  zlibOptions: { level: 1 },
}

/** Accepts an empty body with the JSON content type, which many clients send. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null) : parse(request, body, done)),
  )
}

/** Closes the connection of a client that takes too long to send its body. */
function giveUpLate({ raw }: FastifyRequest): void {
  const { headers } = raw
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody) return
  const timer = setTimeout(() => raw.destroy(), REQUEST_TIMEOUT).unref()
  const stop = () => clearTimeout(timer)
  raw.once('end', stop).once('close', stop)
}

/** HTTP statuses for Node's parser errors; all others are malformed requests (400). */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** Returns whether a response is already being sent, which an error response would corrupt. */
function isAnswering(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  return (
    typeof answer === 'object' && answer !== null && Reflect.get(answer, 'headersSent') === true
  )
}

/**
 * Writes an error response directly to the socket for a request that could not be parsed, because no reply
 * object exists yet.
 */
function refuseUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  const id = newId()
  const status = STATUSES[error.code ?? ''] ?? 400
  const body = JSON.stringify(envelopeOf(failure('bad_request'), 'en', id))
  const answer = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ]
  socket.end(answer.join('\r\n'), () => socket.destroy())
}

/** Parameter names of secrets: tokens, keys, codes, invitations, and the signature of a file link (`s`). */
const SECRET = /^(?:s|sig|code|invitation)$|token|signature|password|secret|key/i

const isSecret = (name: string): boolean => {
  try {
    return SECRET.test(decodeURIComponent(name))
  } catch {
    // A name that cannot be decoded may be a secret.
    return true
  }
}

/**
 * Returns a URL for the log with its secrets replaced, because mailed and signed links are as sensitive as
 * passwords. Malformed URLs are handled too.
 */
export function addressForLog(url: string): string {
  const [path = '', ...queries] = url.split('?')
  const masked = queries.map((query) =>
    query
      .split('&')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return value.length > 0 && isSecret(name) ? `${name}=…` : pair
      })
      .join('&'),
  )
  return [path, ...masked].join('?')
}
