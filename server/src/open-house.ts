import type pg from 'pg'
import type { IssuerSettings } from './adapters/identity-provider/external/issuer-settings'
import type { SigningKeys } from './adapters/identity-provider/keys'
import { openIdentityProvider } from './adapters/identity-provider/open-identity-provider'
import { createDatabaseMail } from './adapters/mail/database/database-mail'
import { arrangeGateways, type ChargingSet } from './adapters/payment-gateway/arrange-gateways'
import { openSandbox, type Sandbox } from './adapters/payment-gateway/sandbox/open-sandbox'
import { createSandboxGateway } from './adapters/payment-gateway/sandbox/sandbox-gateway'
import { createPdfmake } from './adapters/pdf/pdfmake/pdfmake-pdf'
import { createPostgresSearchIndex } from './adapters/search-index/postgres/postgres-search-index'
import { createExceljs } from './adapters/workbook/exceljs/exceljs-workbook'
import { createSessions } from './chapters/identity/sign-in/sessions'
import { featuresOfRole } from './chapters/team/roles/holders'
import { createDb } from './db/db'
import { ensureSecret } from './db/secrets'
import type { House } from './http/house'
import { jobHandlers } from './job-handlers'
import type { FeedLog } from './jobs/feed-index'
import type { JobHandlers } from './jobs/worker'
import type { MailPort } from './ports/mail'
import type { ObjectStore } from './ports/object-store'
import type { PaymentGateway } from './ports/payment-gateway'
import type { PdfPort } from './ports/pdf'
import type { Ports } from './ports/ports'
import type { SearchIndex } from './ports/search-index'
import { SUBSCRIPTIONS } from './subscriptions'

/** What routes and jobs stand on. */
export interface HouseOptions {
  pool: pg.Pool
  /** Of a copy of the database; without one what may be old is read from the database, too. */
  replica?: pg.Pool
  /** Keeps what is uploaded. */
  objects: ObjectStore
  /** Answers are held against their contracts. */
  checkAnswers?: boolean
  /** Carries mail away; without it mail stays in the database. */
  mail?: MailPort
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

export interface OpenedHouse {
  house: House
  sandbox: Sandbox | undefined
  /** What is done about each job. */
  jobs: (log: FeedLog) => JobHandlers
  /** Called once the address is known: links in mails lead there when no public address is given. */
  listensAt: (address: string) => void
  close: () => Promise<void>
}

/** Where the app is found: known once it listens. */
function placesOf({ publicUrl, sandbox }: HouseOptions) {
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
  options: HouseOptions,
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

/** Made once for a database. */
const SECRETS = [
  'file-links',
  'first-passwords',
  'same-calls',
  'search-keys',
  'storage-ids',
] as const

/** Opens the ports and binds them to the database, for the HTTP server or for the jobs. */
export async function openHouse(options: HouseOptions): Promise<OpenedHouse> {
  const db = createDb(options.pool)
  for (const name of SECRETS) await ensureSecret(db, name)
  const identity = openIdentityProvider(db, options)
  const places = placesOf(options)
  const sandbox = options.sandbox === false ? undefined : await openSandbox(db, places)
  const charging = { ...options.gateways, ...(sandbox && { sandbox: sandbox.charging }) }
  const index = options.index ?? createPostgresSearchIndex(options.pool)
  const ports = portsOf(options, identity, index, charging)
  const house: House = {
    db,
    replica: options.replica ? createDb(options.replica) : db,
    sessions: createSessions(db, identity, featuresOfRole),
    ports,
    subscriptions: SUBSCRIPTIONS,
    checkAnswers: options.checkAnswers ?? false,
  }
  const post = { db, port: options.mail ?? createDatabaseMail(), publicUrl: places.publicUrl }
  return {
    house,
    sandbox,
    jobs: (log) => jobHandlers(post, house, sandbox, log),
    listensAt: places.listensAt,
    close: async () => {
      await Promise.all([ports.pdf.close(), ports.workbook.close()])
    },
  }
}
