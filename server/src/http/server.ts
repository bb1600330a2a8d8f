import helmet from '@fastify/helmet'
import formbody from '@fastify/formbody'
import { LARGE_UPLOAD_SECONDS } from '@pasok/domain/files/files.constants'
import { failure } from '@pasok/domain/kernel/errors'
import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { newId } from '../db/ids'
import { addressForLog } from './address-for-log'
import { refuse } from './refuse'
import { refuseUnread } from './refuse-unread'

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
