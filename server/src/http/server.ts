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
import { envelopeOf, refuse } from './refuse'

/** 1 MiB: a request of 1,000 lines is a fifth of it. */
const BODY_LIMIT = 1_048_576
/** A call that is still being sent after so many milliseconds is given up; a file may take longer. */
const REQUEST_TIMEOUT = 30_000
const UPLOAD_TIMEOUT = LARGE_UPLOAD_SECONDS * 1000

/** The OpenAPI page: public, its routes made by its library. */
export const DOCS_PREFIX = '/api/docs'

/** Lines of the log name no address that opens something. */
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

/** A server with ids, headers, error envelope, and the refusal of routes that say no access. */
export async function createServer(options: {
  logger: FastifyServerOptions['logger']
  trustProxy: FastifyServerOptions['trustProxy']
}): Promise<FastifyInstance> {
  const app = fastify({
    // Addresses that can't be read are refused before any hook.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
      void refuse(error, request, reply)
    },
    clientErrorHandler: refuseUnread,
    logger: withoutSecrets(options.logger ?? false),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: UPLOAD_TIMEOUT,
    // Who names no host is refused below: Node would do it without a word.
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
      throw new Error(`The route ${String(route.method)} ${route.url} says no access`)
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // Who came by TLS, as a trusted proxy says, comes by nothing else for a year.
    if (request.protocol === 'https') reply.header('strict-transport-security', TLS_ONLY)
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
      reply.header('connection', 'close')
      throw failure('bad_request')
    }
    if (request.routeOptions.config.isUpload !== true) giveUpLate(request)
  })
  await app.register(helmet, {
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
  })
  await app.register(formbody)
  app.setErrorHandler(refuse)
  return app
}

const TLS_ONLY = 'max-age=31536000'

/** Many clients name JSON as the type of a body that they don't send. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null) : parse(request, body, done)),
  )
}

/** Ends the connection of one who takes too long to send a body. */
function giveUpLate({ raw }: FastifyRequest): void {
  const { headers } = raw
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody) return
  const timer = setTimeout(() => raw.destroy(), REQUEST_TIMEOUT).unref()
  const stop = () => clearTimeout(timer)
  raw.once('end', stop).once('close', stop)
}

/** What Node says of a request that it could not read; all else is a request written wrong. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** An answer that is on its way would only be spoiled. */
function isAnswering(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  return (
    typeof answer === 'object' && answer !== null && Reflect.get(answer, 'headersSent') === true
  )
}

/** The envelope for one whose request never became one: by hand, as nothing else is there yet. */
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

/** What opens something by itself: tokens, keys, codes, invitations, and the signature of a file's link (`s`). */
const SECRET = /^(?:s|sig|code|invitation)$|token|signature|password|secret|key/i

const isSecret = (name: string): boolean => {
  try {
    return SECRET.test(decodeURIComponent(name))
  } catch {
    // What nobody can read may be anything.
    return true
  }
}

/**
 * An address as it may be logged: mailed and signed ones are as good as a password, those that are
 * written wrong too.
 */
export function addressForLog(url: string): string {
  const [path = '', ...queries] = url.split('?')
  const kept = queries.map((query) =>
    query
      .split('&')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return value.length > 0 && isSecret(name) ? `${name}=…` : pair
      })
      .join('&'),
  )
  return [path, ...kept].join('?')
}
