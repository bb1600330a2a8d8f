import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type pg from 'pg'
import type { IssuerSettings } from './adapters/identity-provider/external/issuer-settings'
import type { SigningKeys } from './adapters/identity-provider/keys'
import { openIdentityProvider } from './adapters/identity-provider/open-identity-provider'
import { createPdfmake } from './adapters/pdf/pdfmake/pdfmake-pdf'
import { createExceljs } from './adapters/workbook/exceljs/exceljs-workbook'
import { createDatabaseMail } from './adapters/mail/database/database-mail'
import { arrangeGateways, type ChargingSet } from './adapters/payment-gateway/arrange-gateways'
import { openSandbox } from './adapters/payment-gateway/sandbox/open-sandbox'
import { createSandboxGateway } from './adapters/payment-gateway/sandbox/sandbox-gateway'
import { createPostgresSearchIndex } from './adapters/search-index/postgres/postgres-search-index'
import { admittingSearches } from './chapters/catalog/catalog.admit-search'
import { registerProductPictures } from './chapters/catalog/catalog.pictures.routes'
import { registerSearchProtocol } from './chapters/catalog/search-protocol/search-protocol'
import { registerFileLinks } from './chapters/files/files.links.routes'
import { registerOauth } from './chapters/identity/identity.oauth.routes'
import { createSessions } from './chapters/identity/identity.sessions'
import { registerGatewayCallbacks } from './chapters/payments/payments.callbacks.routes'
import { featuresOfRole } from './chapters/team/team.roles'
import { createDb, type Db } from './db/db'
import { ensureSecret } from './db/secrets'
import { ENDPOINTS } from './endpoints'
import { registerDocs } from './http/docs'
import { registerHealth } from './http/health'
import type { House } from './http/house'
import { registerMailbox } from './http/mailbox'
import { mount } from './http/mount'
import { registerSandboxPay } from './http/sandbox-pay'
import { createServer } from './http/server'
import { registerWeb } from './http/web'
import type { JobHandlers } from './jobs/worker'
import type { MailPort } from './ports/mail'
import type { ObjectStore } from './ports/object-store'
import type { Gateways, PaymentGateway } from './ports/payment-gateway'
import type { PdfPort } from './ports/pdf'
import type { Ports } from './ports/ports'
import type { SearchIndex } from './ports/search-index'
import type { LiveOptions } from './realtime/sockets'
import { startLive, type LiveServer } from './realtime/start-live'
import { ON_SIGNALS } from './on-signals'
import { jobHandlers } from './job-handlers'
import { SOCKET_ENDPOINTS } from './socket-endpoints'
import { SUBSCRIPTIONS } from './subscriptions'

export interface AppOptions {
  pool: pg.Pool
  /** Of a copy of the database; without one what may be old is read from the database, too. */
  replica?: pg.Pool
  /** Keeps what is uploaded. */
  objects: ObjectStore
  logger?: FastifyServerOptions['logger']
  /** Whose `X-Forwarded-…` headers are believed. */
  trustProxy?: string[] | false
  /** Ms that balancers need to find out that this process ends. */
  noticeMs?: number
  /** Answers are held against their contracts. */
  checkAnswers?: boolean
  /** The built web app; without it only the calls are served. */
  webDist?: string
  /** Carries mail away; without it mail stays in the database. */
  mail?: MailPort
  /** Anybody may read kept mail at `/mailbox`: never in production. */
  mailbox?: boolean
  /** Where people find the app; absent: where it listens, as `listensAt` was told. */
  publicUrl?: string
  /** Sign the tokens; without them keys are made and kept in the database. */
  signingKeys?: SigningKeys
  /** The provider's mailbox that the profile names; without it none is named. */
  marketingEmail?: string
  /** Knows the accounts; without one they are our own. */
  issuer?: IssuerSettings
  /** Asks banks; without one a sandbox answers. */
  gateway?: PaymentGateway
  /** Let people pay; without them the sandbox does. */
  gateways?: Omit<ChargingSet, 'sandbox'>
  /** Lets people pay without money, never in production; for how many milliseconds it is waited. */
  sandbox?: boolean | { patience: number }
  /** Finds products; without one the database does. */
  index?: SearchIndex
  /** Makes PDF files; without one the app starts its own. */
  pdf?: PdfPort
}

export interface App {
  server: FastifyInstance
  db: Db
  index: SearchIndex
  gateways: Gateways
  /** What is done about each job. */
  jobs: JobHandlers
  /** Lets sockets in; when it stops, the app is not ready any more, before they are sent elsewhere; `url` is the database's. */
  openLive: (url: string) => LiveServer
  /** Told once it is known: links in mails lead there when no public address is given. */
  listensAt: (address: string) => void
}

/** Where the app is found: known once it listens. */
function placesOf({ publicUrl, sandbox }: AppOptions) {
  let listening = ''
  return {
    address: () => listening,
    publicUrl: () => publicUrl ?? listening,
    patience: typeof sandbox === 'object' ? sandbox.patience : undefined,
    listensAt: (url: string) => {
      listening = url
    },
  }
}

function portsOf(
  options: AppOptions,
  identity: Ports['identity'],
  index: SearchIndex,
  charging: ChargingSet,
): Ports {
  return {
    identity,
    index,
    gateway: options.gateway ?? createSandboxGateway(),
    gateways: arrangeGateways(charging),
    pdf: options.pdf ?? createPdfmake(),
    workbook: createExceljs(),
    objects: options.objects,
    marketingEmail: options.marketingEmail ?? '',
  }
}

/** Sockets on the same port, in the same house. */
const openingLive =
  (
    { trustProxy, noticeMs = 0 }: AppOptions,
    parts: Pick<LiveOptions, 'house' | 'server' | 'leave'>,
  ) =>
  (url: string) => {
    const told = { endpoints: SOCKET_ENDPOINTS, onSignals: ON_SIGNALS }
    return startLive({ ...parts, ...told, url, noticeMs, proxies: trustProxy || [] })
  }

/** Made once for a database. */
const SECRETS = [
  'file-links',
  'first-passwords',
  'same-calls',
  'search-keys',
  'storage-ids',
] as const

/** The one assembly: every chapter, every subscription. */
export async function createApp(options: AppOptions): Promise<App> {
  const db = createDb(options.pool)
  for (const name of SECRETS) await ensureSecret(db, name)
  const identity = openIdentityProvider(db, options)
  const places = placesOf(options)
  const sandbox = options.sandbox === false ? undefined : await openSandbox(db, places)
  const charging = { ...options.gateways, ...(sandbox && { sandbox: sandbox.charging }) }
  const index = options.index ?? createPostgresSearchIndex(options.pool)
  const house: House = {
    db,
    replica: options.replica ? createDb(options.replica) : db,
    sessions: createSessions(db, identity, featuresOfRole),
    ports: portsOf(options, identity, index, charging),
    subscriptions: SUBSCRIPTIONS,
    checkAnswers: options.checkAnswers ?? false,
  }
  const server = await createServer({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
  })
  server.addHook('onClose', async () => {
    await Promise.all([house.ports.pdf.close(), house.ports.workbook.close()])
  })
  const leave = registerHealth(server, db)
  registerOauth(server, { db, identity })
  registerSearchProtocol(server, index, admittingSearches(house))
  registerFileLinks(server, { db, objects: options.objects })
  registerProductPictures(server, options.objects)
  registerGatewayCallbacks(server, { db, gateways: house.ports.gateways })
  if (sandbox) registerSandboxPay(server, db)
  for (const endpoint of ENDPOINTS) mount(server, house, endpoint)
  await registerDocs(
    server,
    ENDPOINTS.map(({ contract }) => contract),
  )
  if (options.mailbox === true) registerMailbox(server, db, options.publicUrl)
  await registerWeb(server, options.webDist)

  const { publicUrl, listensAt } = places
  const post = { db, port: options.mail ?? createDatabaseMail(), publicUrl }
  const jobs = jobHandlers(post, house, sandbox, server.log)
  return {
    server,
    db,
    index,
    gateways: house.ports.gateways,
    jobs,
    openLive: openingLive(options, { house, server, leave }),
    listensAt,
  }
}
