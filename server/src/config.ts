import { join, resolve } from 'node:path'
import { z } from 'zod'
import { GATEWAY_SETTINGS, readGateways, type GatewayConfig } from './config.gateways'
import { assembleIssuer, IDENTITY_SETTINGS, type IssuerConfig } from './config.identity'
import { assembleS3, S3_SETTINGS, type S3Config } from './config.s3'
import { assembleSearch, SEARCH_SETTINGS, type SearchConfig } from './config.search'
import {
  isProxy,
  isUrl,
  onOrOff,
  read,
  readSender,
  setting,
  type Sender,
  type Setting,
} from './config.shapes'
import { StartError } from './start-error'

/** The repository's root folder, for both the sources and the bundle. */
const ROOT = join(import.meta.dirname, '..', '..')
const MIGRATIONS_DIR = join(ROOT, 'server', 'migrations')

const databaseAddress = {
  must: 'an address that begins with postgres://',
  secret: true,
  schema: z.string().refine((text) => isUrl(text, 'postgres:', 'postgresql:')),
} as const

export const SETTINGS = {
  PORT: setting({
    meaning: 'TCP port of the web app and the API; 0 chooses a free one.',
    usual: '`3000`',
    must: 'a whole number from 0 to 65535',
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= 65_535),
  }),
  HOST: setting({
    meaning: 'Address to listen on; `0.0.0.0` accepts connections from other machines.',
    usual: '`127.0.0.1`',
    must: 'a host name or an IP address',
    schema: z.string().regex(/^[A-Za-z0-9.:_-]+$/),
  }),
  PUBLIC_URL: setting({
    meaning:
      'Address at which users reach Pasok. It is printed at the start, and links in mails use it.',
    usual: '`http://` and the address on which the server listens',
    must: 'an http or https address without a path',
    schema: z
      .string()
      .refine((text) => isUrl(text, 'http:', 'https:') && new URL(text).pathname === '/')
      .transform((text) => new URL(text).origin),
  }),
  DATABASE_URL: setting({
    meaning:
      'PostgreSQL database, version 15 or newer: `postgres://user:password@host:port/database`.',
    usual: 'the embedded PostgreSQL, with its files in `DATA_DIR`',
    ...databaseAddress,
  }),
  DATABASE_REPLICA_URL: setting({
    meaning: 'Replica of `DATABASE_URL` (hot standby) that serves reports and their files.',
    usual: 'reports are read from the primary database',
    ...databaseAddress,
  }),
  DATA_DIR: setting({
    meaning: 'Folder for the embedded database, uploaded files and a copy of the search index.',
    usual: '`.data` beside `package.json`',
    must: 'a folder',
    schema: z.string().transform((path) => resolve(path)),
  }),
  DEMO: setting({
    meaning:
      '`on` loads demo companies and accounts into an empty database. Only with the embedded database and outside production.',
    usual:
      '`on` with the embedded database outside production and without `IDENTITY_ISSUER`, otherwise `off`',
    must: 'on or off',
    schema: onOrOff,
  }),
  SMTP_URL: setting({
    meaning:
      'Mail server: `smtp://user:password@host:587` (uses TLS if the server offers it; `?requireTLS=true` requires it) or `smtps://…:465`.',
    usual:
      'no mail is sent; it is stored in the database and, with the embedded database outside production, shown at `/mailbox`',
    must: 'an address that begins with smtp:// or smtps://',
    secret: true,
    schema: z.string().refine((text) => isUrl(text, 'smtp:', 'smtps:') && new URL(text).hostname),
  }),
  MAIL_FROM: setting({
    meaning:
      'Sender of all mail, such as `Pasok <no-reply@example.com>`; required with `SMTP_URL`.',
    usual: 'none',
    must: 'a mail address, alone or as Name <address>',
    schema: z.string().transform((text, context): Sender => {
      const sender = readSender(text)
      if (sender) return sender
      context.addIssue('no mail address')
      return z.NEVER
    }),
  }),
  MARKETING_EMAIL: setting({
    meaning:
      "The provider's mail address, to which users write about changes they cannot make themselves.",
    usual: 'none; a demo address in demo mode',
    must: 'a mail address',
    schema: z.email(),
  }),
  ...S3_SETTINGS,
  ...SEARCH_SETTINGS,
  ...IDENTITY_SETTINGS,
  ...GATEWAY_SETTINGS,
  NODE_ENV: setting({
    meaning: 'Set `production` for real use; `npm start` does not set it.',
    usual: '`development`',
    must: 'development, test or production',
    schema: z.enum(['development', 'test', 'production']),
  }),
  LOG_LEVEL: setting({
    meaning: 'Lowest level that is logged.',
    usual: '`info`',
    must: 'trace, debug, info, warn, error, fatal or silent',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  }),
  TRUSTED_PROXY: setting({
    meaning:
      'Proxies whose `X-Forwarded-…` headers are trusted: addresses, networks (`10.0.0.0/8`) or `loopback`, `linklocal`, `uniquelocal`, separated by commas.',
    usual: 'none',
    must: 'addresses or networks, separated by commas',
    schema: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .refine((parts) => parts.every(isProxy)),
  }),
  NOTICE_SECONDS: setting({
    meaning:
      'Seconds for which a process still serves requests after a stop signal, while `/health/ready` already answers 503. Set as many as the load balancer needs to notice.',
    usual: '`0`',
    must: 'a whole number from 0 to 300',
    schema: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .refine((seconds) => seconds <= 300),
  }),
  WEB_DIST: setting({
    meaning: 'Folder with the built web app.',
    usual: '`web/dist`',
    must: 'a folder',
    schema: z.string().transform((path) => resolve(path)),
  }),
}

const DEMO_MARKETING_EMAIL = 'marketing@pasok.test'

type Value<N extends keyof typeof SETTINGS> =
  (typeof SETTINGS)[N] extends Setting<infer T> ? T : never

export interface Config extends GatewayConfig {
  port: number
  host: string
  /** Undefined: the address on which the server is listening. */
  publicUrl: string | undefined
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined
  /** Undefined: reports are read from the main database. */
  replicaUrl: string | undefined
  dataDir: string
  demo: boolean
  /** Undefined: mail stays in the database. */
  smtp: { url: string; from: Sender } | undefined
  /** True: anyone can read stored mail at `/mailbox`. */
  mailbox: boolean
  marketingEmail: string | undefined
  /** Undefined: files are stored in `dataDir`. */
  s3: S3Config | undefined
  /** Undefined: products are searched in the database. */
  search: SearchConfig | undefined
  /** Undefined: keys are generated and stored in the database. */
  signingKeysFile: string | undefined
  /** Undefined: accounts are stored in the application's database. */
  issuer: IssuerConfig | undefined
  environment: Value<'NODE_ENV'>
  logLevel: Value<'LOG_LEVEL'>
  trustedProxies: string[]
  noticeMs: number
  webDist: string
  migrationsDir: string
}

function readSmtp(env: NodeJS.ProcessEnv): Config['smtp'] {
  const url = read(env, 'SMTP_URL', SETTINGS.SMTP_URL)
  const from = read(env, 'MAIL_FROM', SETTINGS.MAIL_FROM)
  if (url === undefined) return undefined
  if (from === undefined)
    throw new StartError(
      'bad_setting',
      'MAIL_FROM must be given with SMTP_URL: the sender of all mail.',
    )
  return { url, from }
}

function readS3(env: NodeJS.ProcessEnv): S3Config | undefined {
  return assembleS3({
    bucket: read(env, 'S3_BUCKET', SETTINGS.S3_BUCKET),
    endpoint: read(env, 'S3_ENDPOINT', SETTINGS.S3_ENDPOINT),
    region: read(env, 'S3_REGION', SETTINGS.S3_REGION),
    isPathStyle: read(env, 'S3_PATH_STYLE', SETTINGS.S3_PATH_STYLE),
    accessKeyId: read(env, 'S3_ACCESS_KEY_ID', SETTINGS.S3_ACCESS_KEY_ID),
    secretAccessKey: read(env, 'S3_SECRET_ACCESS_KEY', SETTINGS.S3_SECRET_ACCESS_KEY),
  })
}

function readSearch(env: NodeJS.ProcessEnv): SearchConfig | undefined {
  return assembleSearch({
    applicationId: read(env, 'ALGOLIA_APPLICATION_ID', SETTINGS.ALGOLIA_APPLICATION_ID),
    adminKey: read(env, 'ALGOLIA_ADMIN_KEY', SETTINGS.ALGOLIA_ADMIN_KEY),
    searchKey: read(env, 'ALGOLIA_SEARCH_KEY', SETTINGS.ALGOLIA_SEARCH_KEY),
    host: read(env, 'ALGOLIA_HOST', SETTINGS.ALGOLIA_HOST),
  })
}

function readIssuer(env: NodeJS.ProcessEnv): IssuerConfig | undefined {
  return assembleIssuer({
    issuer: read(env, 'IDENTITY_ISSUER', SETTINGS.IDENTITY_ISSUER),
    audience: read(env, 'IDENTITY_AUDIENCE', SETTINGS.IDENTITY_AUDIENCE),
    clientId: read(env, 'IDENTITY_CLIENT_ID', SETTINGS.IDENTITY_CLIENT_ID),
    connection: read(env, 'IDENTITY_CONNECTION', SETTINGS.IDENTITY_CONNECTION),
  })
}

/**
 * Reads the configuration; no other code of the server reads the environment. @throws StartError naming the
 * invalid variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const databaseUrl = read(env, 'DATABASE_URL', SETTINGS.DATABASE_URL)
  const replicaUrl = read(env, 'DATABASE_REPLICA_URL', SETTINGS.DATABASE_REPLICA_URL)
  if (replicaUrl !== undefined && databaseUrl === undefined)
    throw new StartError(
      'bad_setting',
      'DATABASE_REPLICA_URL needs a DATABASE_URL: the PostgreSQL that comes with Pasok has no copy.',
    )
  const environment = read(env, 'NODE_ENV', SETTINGS.NODE_ENV) ?? 'development'
  const mayDemo = databaseUrl === undefined && environment !== 'production'
  const issuer = readIssuer(env)
  const demo = read(env, 'DEMO', SETTINGS.DEMO) ?? (mayDemo && !issuer)
  if (demo && !mayDemo) {
    throw new StartError(
      'bad_setting',
      'DEMO must be off in production and with a DATABASE_URL: its accounts have a known password.',
    )
  }
  if (demo && issuer)
    throw new StartError(
      'bad_setting',
      'DEMO must be off with an IDENTITY_ISSUER, which does not know the demo accounts.',
    )
  const smtp = readSmtp(env)
  return {
    port: read(env, 'PORT', SETTINGS.PORT) ?? 3000,
    host: read(env, 'HOST', SETTINGS.HOST) ?? '127.0.0.1',
    publicUrl: read(env, 'PUBLIC_URL', SETTINGS.PUBLIC_URL),
    databaseUrl,
    replicaUrl,
    dataDir: read(env, 'DATA_DIR', SETTINGS.DATA_DIR) ?? join(ROOT, '.data'),
    demo,
    smtp,
    mailbox: mayDemo && smtp === undefined,
    marketingEmail:
      read(env, 'MARKETING_EMAIL', SETTINGS.MARKETING_EMAIL) ??
      (demo ? DEMO_MARKETING_EMAIL : undefined),
    s3: readS3(env),
    search: readSearch(env),
    signingKeysFile: read(env, 'SIGNING_KEYS_FILE', SETTINGS.SIGNING_KEYS_FILE),
    issuer,
    ...readGateways(env, { mayDemo, isProduction: environment === 'production' }),
    environment,
    logLevel: read(env, 'LOG_LEVEL', SETTINGS.LOG_LEVEL) ?? 'info',
    noticeMs: (read(env, 'NOTICE_SECONDS', SETTINGS.NOTICE_SECONDS) ?? 0) * 1_000,
    trustedProxies: read(env, 'TRUSTED_PROXY', SETTINGS.TRUSTED_PROXY) ?? [],
    webDist: read(env, 'WEB_DIST', SETTINGS.WEB_DIST) ?? join(ROOT, 'web', 'dist'),
    migrationsDir: MIGRATIONS_DIR,
  }
}
