import { openIdentityProvider } from './adapters/identity-provider/open-identity-provider'
import { createDatabaseMail } from './adapters/mail/database/database-mail'
import {
  arrangeGateways,
  type ConfiguredGateways,
} from './adapters/payment-gateway/arrange-gateways'
import { openSandbox, type Sandbox } from './adapters/payment-gateway/sandbox/open-sandbox'
import { createSandboxAccountLookup } from './adapters/payment-gateway/sandbox/sandbox-account-lookup'
import { createPdfmake } from './adapters/pdf/pdfmake/pdfmake-pdf'
import { createPostgresSearchIndex } from './adapters/search-index/postgres/postgres-search-index'
import { createExceljs } from './adapters/workbook/exceljs/exceljs-workbook'
import { createSessions } from './chapters/identity/sign-in/sessions'
import { featuresOfRole } from './chapters/team/roles/users-with-feature'
import type { ContextOptions } from './context-options'
import { createDb } from './db/db'
import { ensureSecret } from './db/secrets'
import type { AppContext } from './http/app-context'
import { jobHandlers } from './job-handlers'
import type { FeedLog } from './jobs/feed-index'
import type { JobHandlers } from './jobs/worker'
import type { Ports } from './ports/ports'
import type { SearchIndex } from './ports/search-index'
import { SUBSCRIPTIONS } from './subscriptions'

export interface OpenedContext {
  context: AppContext
  sandbox: Sandbox | undefined
  jobs: (log: FeedLog) => JobHandlers
  /**
   * Sets the listening address once it is known: links in mails use it when no public address is configured.
   */
  listensAt: (address: string) => void
  close: () => Promise<void>
}

/** Returns the application's addresses, which are known only after it listens. */
function placesOf({ publicUrl, sandbox }: ContextOptions) {
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
  options: ContextOptions,
  identity: Ports['identity'],
  index: SearchIndex,
  configured: ConfiguredGateways,
): Ports {
  return {
    identity,
    index,
    accountLookup: options.accountLookup ?? createSandboxAccountLookup(),
    gateways: arrangeGateways(configured),
    pdf: options.pdf ?? createPdfmake(),
    workbook: createExceljs(),
    objects: options.objects,
    marketingEmail: options.marketingEmail ?? '',
  }
}

/** Secrets that are created once per database. */
const SECRETS = [
  'file-links',
  'first-passwords',
  'same-calls',
  'search-keys',
  'storage-ids',
] as const

/** Opens the ports and connects them to the database, for the HTTP server or for the jobs. */
export async function openContext(options: ContextOptions): Promise<OpenedContext> {
  const db = createDb(options.pool)
  for (const name of SECRETS) await ensureSecret(db, name)
  const identity = openIdentityProvider(db, options)
  const places = placesOf(options)
  const sandbox = options.sandbox === false ? undefined : await openSandbox(db, places)
  const configured = { ...options.gateways, ...(sandbox && { sandbox: sandbox.gateway }) }
  const index = options.index ?? createPostgresSearchIndex(options.pool)
  const ports = portsOf(options, identity, index, configured)
  const context: AppContext = {
    db,
    replica: options.replica ? createDb(options.replica) : db,
    sessions: createSessions(db, identity, featuresOfRole),
    ports,
    subscriptions: SUBSCRIPTIONS,
    checkAnswers: options.checkAnswers ?? false,
  }
  const post = { db, port: options.mail ?? createDatabaseMail(), publicUrl: places.publicUrl }
  return {
    context,
    sandbox,
    jobs: (log) => jobHandlers(post, context, sandbox, log),
    listensAt: places.listensAt,
    close: async () => {
      await Promise.all([ports.pdf.close(), ports.workbook.close(), ports.index.close?.()])
    },
  }
}
