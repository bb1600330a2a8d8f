import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { admittingSearches } from './chapters/catalog/search/admit-search'
import { registerProductPictures } from './chapters/catalog/pictures/pictures.routes'
import { registerSearchProtocol } from './chapters/catalog/search-protocol/search-protocol'
import { registerFileLinks } from './chapters/files/links/links.routes'
import { registerOauth } from './chapters/identity/sign-in/oauth.routes'
import { registerGatewayCallbacks } from './chapters/payments/callbacks/callbacks.routes'
import type { Db } from './db/db'
import { ENDPOINTS } from './endpoints'
import { registerDocs } from './http/docs'
import { registerHealth } from './http/health'
import { registerMailbox } from './http/mailbox'
import { mount } from './http/mount'
import { registerSandboxPay } from './http/sandbox-pay'
import { createServer } from './http/server'
import { registerWeb } from './http/web'
import type { JobHandlers } from './jobs/worker'
import type { Gateways } from './ports/payment-gateway'
import type { SearchIndex } from './ports/search-index'
import type { LiveOptions } from './realtime/sockets'
import { startLive, type LiveServer } from './realtime/start-live'
import { ON_SIGNALS } from './on-signals'
import { SOCKET_ENDPOINTS } from './socket-endpoints'
import type { ContextOptions } from './context-options'
import { openContext } from './open-context'

export interface AppOptions extends ContextOptions {
  logger?: FastifyServerOptions['logger']
  /** Addresses of proxies whose `X-Forwarded-…` headers are trusted. */
  trustProxy?: string[] | false
  /** Milliseconds that load balancers need to notice that this process is shutting down. */
  noticeMs?: number
  /** Folder of the built web app; undefined: only the API is served. */
  webDist?: string
  /** Lets anybody read stored mails at `/mailbox`: never enable it in production. */
  mailbox?: boolean
}

export interface App {
  server: FastifyInstance
  db: Db
  index: SearchIndex
  gateways: Gateways
  jobs: JobHandlers
  /**
   * Opens the socket server on the database at `url`. When it stops, the app stops being ready before the
   * sockets are redirected.
   */
  openLive: (url: string) => LiveServer
  /**
   * Sets the listening address once it is known: links in mails use it when no public address is configured.
   */
  listensAt: (address: string) => void
}

/** Opens the socket server on the same port with the same app context. */
const openingLive =
  (
    { trustProxy, noticeMs = 0 }: AppOptions,
    parts: Pick<LiveOptions, 'context' | 'server' | 'leave'>,
  ) =>
  (url: string) => {
    const handlers = { endpoints: SOCKET_ENDPOINTS, onSignals: ON_SIGNALS }
    return startLive({ ...parts, ...handlers, url, noticeMs, proxies: trustProxy || [] })
  }

/** Assembles the application: every chapter and every subscription. */
export async function createApp(options: AppOptions): Promise<App> {
  const { context, sandbox, jobs, listensAt, close } = await openContext(options)
  const {
    db,
    ports: { identity, index, gateways, objects },
  } = context
  const server = await createServer({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
  })
  server.addHook('onClose', close)
  const leave = registerHealth(server, db)
  registerOauth(server, { db, identity })
  registerSearchProtocol(server, index, admittingSearches(context))
  registerFileLinks(server, { db, objects })
  registerProductPictures(server, objects)
  registerGatewayCallbacks(server, { db, gateways })
  if (sandbox) registerSandboxPay(server, db)
  for (const endpoint of ENDPOINTS) mount(server, context, endpoint)
  await registerDocs(
    server,
    ENDPOINTS.map(({ contract }) => contract),
  )
  if (options.mailbox === true) registerMailbox(server, db, options.publicUrl)
  await registerWeb(server, options.webDist)
  return {
    server,
    db,
    index,
    gateways,
    jobs: jobs(server.log),
    openLive: openingLive(options, { context, server, leave }),
    listensAt,
  }
}
