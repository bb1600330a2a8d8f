import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error'

/** The repository's folder, from the sources and from the bundle alike. */
export const ROOT = join(import.meta.dirname, '..', '..')
export const MIGRATIONS_DIR = join(ROOT, 'server', 'migrations')

interface Setting<T> {
  /** For docs/running.md. */
  meaning: string
  /** What holds when it is absent, for docs/running.md. */
  usual: string
  /** What a right value is: the end of the sentence 'PORT must be …'. */
  must: string
  /** Never repeated in an error. */
  secret?: true
  schema: z.ZodType<T, string>
}

const setting = <T>(one: Setting<T>): Setting<T> => one

function isUrl(text: string, ...protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

/** Names that the web server knows for its own networks. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0) return NETWORKS.has(text)
  const longest = family === 4 ? 32 : 128
  return (
    rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
  )
}

interface Sender {
  name: string
  email: string
}

/** `Pasok <no-reply@pasok.test>`, or the address alone. */
function readSender(text: string): Sender | undefined {
  const [, name = 'Pasok', inside] = /^"?([^"<>\p{Cc}]+?)"?\s*<(\S+)>$/u.exec(text) ?? []
  const email = inside ?? text
  return z.email().safeParse(email).success ? { name, email } : undefined
}

/** Every variable that the server reads from its environment. */
export const SETTINGS = {
  PORT: setting({
    meaning: 'TCP port of the web app and all calls; 0 takes a free one.',
    usual: '`3000`',
    must: 'a whole number from 0 to 65535',
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= 65_535),
  }),
  HOST: setting({
    meaning: 'Address to listen on; `0.0.0.0` opens it to other machines.',
    usual: '`127.0.0.1`',
    must: 'a host name or an IP address',
    schema: z.string().regex(/^[A-Za-z0-9.:_-]+$/),
  }),
  PUBLIC_URL: setting({
    meaning:
      'Address that people use, as it is printed at the start; the links in mails lead there.',
    usual: '`http://` and the address it listens on',
    must: 'an http or https address without a path',
    schema: z
      .string()
      .refine((text) => isUrl(text, 'http:', 'https:') && new URL(text).pathname === '/')
      .transform((text) => new URL(text).origin),
  }),
  DATABASE_URL: setting({
    meaning: 'PostgreSQL 15 or newer to use, as `postgres://user:password@host:port/database`.',
    usual: 'the PostgreSQL that comes with Pasok, started on `DATA_DIR`',
    must: 'an address that begins with postgres://',
    secret: true,
    schema: z.string().refine((text) => isUrl(text, 'postgres:', 'postgresql:')),
  }),
  DATA_DIR: setting({
    meaning: 'Folder of the embedded database.',
    usual: '`.data` beside `package.json`',
    must: 'a folder',
    schema: z.string().transform((path) => resolve(path)),
  }),
  DEMO: setting({
    meaning:
      'Demo companies and accounts: `on` or `off`. Only with the embedded database and outside production.',
    usual: '`on` with the embedded database outside production, else `off`',
    must: 'on or off',
    schema: z.stringbool({
      truthy: ['on', 'true', '1', 'yes'],
      falsy: ['off', 'false', '0', 'no'],
    }),
  }),
  SMTP_URL: setting({
    meaning:
      'Server that carries mail away, as `smtp://user:password@host:587` (TLS where the server offers it; `?requireTLS=true` insists) or `smtps://…:465`.',
    usual:
      'mail stays in the database; with the embedded one outside production it is read at `/mailbox`',
    must: 'an address that begins with smtp:// or smtps://',
    secret: true,
    schema: z.string().refine((text) => isUrl(text, 'smtp:', 'smtps:') && new URL(text).hostname),
  }),
  MAIL_FROM: setting({
    meaning: 'Sender of all mail, as `Pasok <no-reply@example.com>`; needed with `SMTP_URL`.',
    usual: 'none',
    must: 'a mail address, alone or as Name <address>',
    schema: z.string().transform((text, context): Sender => {
      const sender = readSender(text)
      if (sender) return sender
      context.addIssue('no mail address')
      return z.NEVER
    }),
  }),
  NODE_ENV: setting({
    meaning: '`production` for real use; `npm start` leaves it alone.',
    usual: '`development`',
    must: 'development, test or production',
    schema: z.enum(['development', 'test', 'production']),
  }),
  LOG_LEVEL: setting({
    meaning: 'Least grave line that is logged.',
    usual: '`info`',
    must: 'trace, debug, info, warn, error, fatal or silent',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  }),
  TRUSTED_PROXY: setting({
    meaning:
      'Proxies whose `X-Forwarded-…` headers are believed: addresses, networks (`10.0.0.0/8`) or `loopback`, `linklocal`, `uniquelocal`, separated by commas.',
    usual: 'none',
    must: 'addresses or networks, separated by commas',
    schema: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .refine((parts) => parts.every(isProxy)),
  }),
  WEB_DIST: setting({
    meaning: 'Folder of the built web app.',
    usual: '`web/dist`',
    must: 'a folder',
    schema: z.string().transform((path) => resolve(path)),
  }),
}

type Name = keyof typeof SETTINGS
type Value<N extends Name> = (typeof SETTINGS)[N] extends Setting<infer T> ? T : never

export interface Config {
  port: number
  host: string
  /** Absent: the address that the server finds itself listening on. */
  publicUrl: string | undefined
  /** Absent: the embedded database. */
  databaseUrl: string | undefined
  dataDir: string
  demo: boolean
  /** Absent: mail stays in the database. */
  smtp: { url: string; from: Sender } | undefined
  /** Kept mail can be read by anybody at `/mailbox`. */
  mailbox: boolean
  environment: Value<'NODE_ENV'>
  logLevel: Value<'LOG_LEVEL'>
  trustedProxies: string[]
  webDist: string
  migrationsDir: string
}

function read<T>(env: NodeJS.ProcessEnv, name: Name, one: Setting<T>): T | undefined {
  const text = env[name]?.trim()
  if (text === undefined || text === '') return undefined
  const parsed = one.schema.safeParse(text)
  if (parsed.success) return parsed.data
  const given = one.secret ? '' : `, not "${text}"`
  throw new StartError('bad_setting', `${name} must be ${one.must}${given}.`)
}

function readSmtp(env: NodeJS.ProcessEnv): Config['smtp'] {
  const url = read(env, 'SMTP_URL', SETTINGS.SMTP_URL)
  const from = read(env, 'MAIL_FROM', SETTINGS.MAIL_FROM)
  if (url === undefined) return undefined
  if (from === undefined)
    throw new StartError('bad_setting', 'MAIL_FROM must be given with SMTP_URL: who mail is from.')
  return { url, from }
}

/**
 * Reads the configuration; nothing else in the server reads the environment.
 * @throws StartError naming the variable that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const databaseUrl = read(env, 'DATABASE_URL', SETTINGS.DATABASE_URL)
  const environment = read(env, 'NODE_ENV', SETTINGS.NODE_ENV) ?? 'development'
  const mayDemo = databaseUrl === undefined && environment !== 'production'
  const demo = read(env, 'DEMO', SETTINGS.DEMO) ?? mayDemo
  if (demo && !mayDemo) {
    throw new StartError(
      'bad_setting',
      'DEMO must be off in production and with a DATABASE_URL: its accounts have a known password.',
    )
  }
  const smtp = readSmtp(env)
  return {
    port: read(env, 'PORT', SETTINGS.PORT) ?? 3000,
    host: read(env, 'HOST', SETTINGS.HOST) ?? '127.0.0.1',
    publicUrl: read(env, 'PUBLIC_URL', SETTINGS.PUBLIC_URL),
    databaseUrl,
    dataDir: read(env, 'DATA_DIR', SETTINGS.DATA_DIR) ?? join(ROOT, '.data'),
    demo,
    smtp,
    mailbox: mayDemo && smtp === undefined,
    environment,
    logLevel: read(env, 'LOG_LEVEL', SETTINGS.LOG_LEVEL) ?? 'info',
    trustedProxies: read(env, 'TRUSTED_PROXY', SETTINGS.TRUSTED_PROXY) ?? [],
    webDist: read(env, 'WEB_DIST', SETTINGS.WEB_DIST) ?? join(ROOT, 'web', 'dist'),
    migrationsDir: MIGRATIONS_DIR,
  }
}
