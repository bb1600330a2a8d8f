import type pg from 'pg'
import { openAccountLookup } from './adapters/payment-gateway/open-account-lookup'
import type { IssuerSettings } from './adapters/identity-provider/external/issuer-settings'
import type { SigningKeys } from './adapters/identity-provider/keys'
import { readSigningKeys } from './adapters/identity-provider/file-keys'
import { createSmtpMail } from './adapters/mail/smtp/smtp-mail'
import { openObjectStore } from './adapters/object-store/open-object-store'
import type { ConfiguredGateways } from './adapters/payment-gateway/arrange-gateways'
import { openGateways } from './adapters/payment-gateway/open-gateways'
import type { Config } from './config'
import type { AccountLookup } from './ports/account-lookup'
import type { MailPort } from './ports/mail'
import type { ObjectStore } from './ports/object-store'
import type { PdfPort } from './ports/pdf'
import type { SearchIndex } from './ports/search-index'

/** The external systems and settings from which `openContext` opens the application. */
export interface ContextOptions {
  pool: pg.Pool
  /** Pool of a replica for reads that may lag; undefined: the main database. */
  replica?: pg.Pool
  objects: ObjectStore
  /** True: responses are validated against their contracts. */
  checkAnswers?: boolean
  /** Undefined: mail stays in the database. */
  mail?: MailPort
  /** Public address of the application; undefined: the address given to `listensAt`. */
  publicUrl?: string
  /** Keys that sign tokens; undefined: generated and stored in the database. */
  signingKeys?: SigningKeys
  /** The provider's email address shown in the profile; undefined: none is shown. */
  marketingEmail?: string
  /** External identity provider; undefined: the built-in one. */
  issuer?: IssuerSettings
  /** Undefined: the sandbox. */
  accountLookup?: AccountLookup
  gateways?: Omit<ConfiguredGateways, 'sandbox'>
  /** Enables payments without money, never in production; `patience` is its timeout in milliseconds. */
  sandbox?: boolean | { patience: number }
  /** Search index for products; undefined: the database. */
  index?: SearchIndex
  pdf?: PdfPort
}

function mailOf({ smtp, publicUrl }: Config) {
  return {
    ...(smtp && { mail: createSmtpMail(smtp) }),
    ...(publicUrl !== undefined && { publicUrl }),
  }
}

export async function identityOf({ signingKeysFile, issuer }: Config) {
  return {
    ...(signingKeysFile !== undefined && { signingKeys: await readSigningKeys(signingKeysFile) }),
    ...(issuer && { issuer }),
  }
}

/** Creates the external systems of the configuration, for both the HTTP server and the jobs. */
export async function contextOptionsOf(
  config: Config,
  {
    pool,
    replica,
    index,
  }: { pool: pg.Pool; replica?: pg.Pool | undefined; index?: SearchIndex | undefined },
): Promise<ContextOptions> {
  return {
    pool,
    ...(replica && { replica }),
    ...(index && { index }),
    objects: await openObjectStore(config),
    accountLookup: openAccountLookup(config.oy),
    gateways: openGateways(config),
    sandbox: config.sandbox,
    checkAnswers: config.environment === 'test',
    ...(config.marketingEmail !== undefined && { marketingEmail: config.marketingEmail }),
    ...mailOf(config),
    ...(await identityOf(config)),
  }
}
