import { describe, expect, it } from 'vitest'
import { readConfig } from './config'

const URL_WITH_PASSWORD = 'postgres://pasok:secret@db.test:5432/pasok'

describe('readConfig', () => {
  it('has a usual value for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      databaseUrl: undefined,
      replicaUrl: undefined,
      demo: true,
      environment: 'development',
      logLevel: 'info',
      trustedProxies: [],
      noticeMs: 0,
    })
    expect(readConfig({}).dataDir).toMatch(/[/\\]\.data$/)
    expect(readConfig({ PORT: ' ', DEMO: '' })).toEqual(readConfig({}))
  })

  it('reads what is given', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '::1',
        PUBLIC_URL: 'https://pasok.test/',
        DEMO: 'off',
        TRUSTED_PROXY: 'loopback, 10.0.0.0/8,::1',
      }),
    ).toMatchObject({
      port: 0,
      host: '::1',
      publicUrl: 'https://pasok.test',
      demo: false,
      trustedProxies: ['loopback', '10.0.0.0/8', '::1'],
    })
  })

  it('has no demo by itself in production or on a given database, and refuses it there', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL: URL_WITH_PASSWORD }).demo).toBe(false)
    expect(() => readConfig({ NODE_ENV: 'production', DEMO: 'on' })).toThrow(/^DEMO must be off/)
    expect(() => readConfig({ DATABASE_URL: URL_WITH_PASSWORD, DEMO: '1' })).toThrow(/^DEMO/)
  })

  it('reads from a copy of a given database alone', () => {
    const copy = { DATABASE_REPLICA_URL: 'postgres://pasok:secret@copy.test/pasok' }
    const { databaseUrl, replicaUrl } = readConfig({ DATABASE_URL: URL_WITH_PASSWORD, ...copy })
    expect([databaseUrl, replicaUrl]).toEqual([URL_WITH_PASSWORD, copy.DATABASE_REPLICA_URL])
    expect(() => readConfig(copy)).toThrow(/^DATABASE_REPLICA_URL needs a DATABASE_URL/)
  })

  it('reads the hosted index whole, or not at all', () => {
    const whole = {
      ALGOLIA_APPLICATION_ID: 'ABCD1234',
      ALGOLIA_ADMIN_KEY: 'admin',
      ALGOLIA_SEARCH_KEY: 'search',
    }
    const search = { applicationId: 'ABCD1234', adminKey: 'admin', searchKey: 'search' }
    expect(readConfig({}).search).toBeUndefined()
    expect(readConfig(whole).search).toEqual(search)
    expect(readConfig({ ...whole, ALGOLIA_HOST: 'https://search.test/' }).search).toEqual({
      ...search,
      host: 'https://search.test',
    })
    for (const name of Object.keys(whole))
      expect(() => readConfig({ ...whole, [name]: '' })).toThrow(/^ALGOLIA_.* given together/)
    expect(() => readConfig({ ALGOLIA_HOST: 'https://search.test' })).toThrow(/given together/)
    expect(() => readConfig({ ...whole, ALGOLIA_HOST: 'search.test' })).toThrow(/^ALGOLIA_HOST/)
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['HOST', 'a host'],
    ['PUBLIC_URL', 'pasok.test'],
    ['PUBLIC_URL', 'https://pasok.test/path'],
    ['DEMO', 'perhaps'],
    ['NODE_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXY', '10.0.0.0/33'],
    ['TRUSTED_PROXY', 'everyone'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} must be .*, not "${value.replaceAll('/', '.')}"\\.$`),
    )
  })

  it('lets people pay by the gateways that are set up whole, and tells no key', () => {
    const token = 'a-token-of-twenty-five-ch'
    const xendit = { XENDIT_SECRET_KEY: 'xnd_secret', XENDIT_CALLBACK_TOKEN: token }
    expect(readConfig({})).toMatchObject({ xendit: undefined, oy: undefined, sandbox: true })
    expect(readConfig(xendit)).toMatchObject({
      xendit: {
        baseUrl: 'https://api.xendit.co',
        secretKey: 'xnd_secret',
        callbackToken: token,
      },
      sandbox: false,
    })
    expect(readConfig({ ...xendit, PAYMENT_SANDBOX: 'on' }).sandbox).toBe(true)
    for (const name of Object.keys(xendit))
      expect(() => readConfig({ ...xendit, [name]: '' })).toThrow(/^XENDIT_.* given together/)
    const short = () => readConfig({ ...xendit, XENDIT_CALLBACK_TOKEN: 'short-secret' })
    expect(short).toThrow(/^XENDIT_CALLBACK_TOKEN must be a token of 16/)
    expect(short).not.toThrow(/short-secret/)
    const oy = { OY_USERNAME: 'pasok', OY_API_KEY: 'oy_secret' }
    expect(readConfig(oy)).toMatchObject({ oy: { callbackToken: undefined }, sandbox: true })
    expect(readConfig({ ...oy, OY_CALLBACK_TOKEN: token })).toMatchObject({
      oy: { baseUrl: 'https://partner.oyindonesia.com', callbackToken: token },
      sandbox: false,
    })
    expect(() => readConfig({ OY_CALLBACK_TOKEN: token })).toThrow(/^OY_USERNAME and OY_API_KEY/)
  })

  it('lets nobody pay without money in production, nor by itself on another database', () => {
    expect(readConfig({ NODE_ENV: 'production' }).sandbox).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://x@db/pasok' }).sandbox).toBe(false)
    expect(() => readConfig({ NODE_ENV: 'production', PAYMENT_SANDBOX: 'on' })).toThrow(
      /^PAYMENT_SANDBOX must be off in production/,
    )
  })

  it('sends mail by SMTP when it is told a server and a sender', () => {
    expect(readConfig({})).toMatchObject({ smtp: undefined, mailbox: true })
    const url = 'smtps://pasok:p%40ss@mail.test:465'
    const smtpFrom = (from: string) => readConfig({ SMTP_URL: url, MAIL_FROM: from }).smtp
    expect(smtpFrom('Pasok Mail <no-reply@pasok.test>')).toEqual({
      url,
      from: { name: 'Pasok Mail', email: 'no-reply@pasok.test' },
    })
    expect(smtpFrom('"Pasok, Ltd" <a@pasok.test>')?.from.name).toBe('Pasok, Ltd')
    expect(smtpFrom('a@pasok.test')?.from).toEqual({ name: 'Pasok', email: 'a@pasok.test' })
    expect(() => readConfig({ SMTP_URL: url })).toThrow(/^MAIL_FROM must be given with SMTP_URL/)
  })

  it.each(['Pasok', 'Pasok <pasok>', 'a@x.test, b@x.test', 'P <a@x.test> <b@x.test>'])(
    'takes no sender %j',
    (from) => expect(() => readConfig({ MAIL_FROM: from })).toThrow(/^MAIL_FROM must be a mail/),
  )

  it.each(['https://u:secret@mail.test', 'smtp:secret', 'mail.test:25:secret'])(
    'takes no mail server %j, and does not repeat it',
    (url) => {
      const read = () => readConfig({ SMTP_URL: url, MAIL_FROM: 'a@pasok.test' })
      expect(read).toThrow(/^SMTP_URL must be an address that begins with smtp:\/\/[^]*\.$/)
      expect(read).not.toThrow(/secret/)
    },
  )

  it('never repeats the database address', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://pasok:secret@db.test' })).toThrow(
      /^DATABASE_URL must be an address that begins with postgres:\/\/\.$/,
    )
  })

  it('keeps files in S3 when a bucket is given', () => {
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig({ S3_BUCKET: 'pasok-files', S3_REGION: 'ap-southeast-3' }).s3).toEqual({
      bucket: 'pasok-files',
      region: 'ap-southeast-3',
      endpoint: undefined,
      credentials: undefined,
      isPathStyle: false,
    })
    const given = {
      S3_BUCKET: 'pasok-files',
      S3_ENDPOINT: 'http://127.0.0.1:9000/',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(readConfig(given).s3).toEqual({
      bucket: 'pasok-files',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      isPathStyle: true,
    })
    expect(readConfig({ ...given, S3_PATH_STYLE: 'off' }).s3?.isPathStyle).toBe(false)
  })

  it.each([
    [{ S3_BUCKET: 'Pasok Files' }, /^S3_BUCKET must be the name of a bucket/],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, /^S3_BUCKET must be given/],
    [{ S3_ACCESS_KEY_ID: 'key' }, /^S3_BUCKET must be given/],
    [{ S3_BUCKET: 'files', S3_ENDPOINT: 'minio:9000' }, /^S3_ENDPOINT must be an http/],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' }, /must be given together/],
    [{ S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'secret' }, /must be given together/],
  ])('says what is wrong with %j', (env, words) => {
    expect(() => readConfig(env)).toThrow(words)
  })

  it('reads an issuer whole, without its last slash, and has no demo beside it', () => {
    const given = {
      IDENTITY_ISSUER: 'https://pasok.test/',
      IDENTITY_AUDIENCE: 'https://api.pasok.test',
      IDENTITY_CLIENT_ID: 'client',
    }
    expect(readConfig(given)).toMatchObject({
      demo: false,
      issuer: {
        issuer: 'https://pasok.test',
        audience: 'https://api.pasok.test',
        clientId: 'client',
        connection: 'Username-Password-Authentication',
      },
    })
    expect(readConfig({}).issuer).toBeUndefined()
    expect(() => readConfig({ ...given, DEMO: 'on' })).toThrow(/^DEMO must be off with/)
    for (const name of ['IDENTITY_ISSUER', 'IDENTITY_AUDIENCE', 'IDENTITY_CLIENT_ID'])
      expect(() => readConfig({ ...given, [name]: '' })).toThrow(/must be given together\.$/)
    expect(() => readConfig({ ...given, IDENTITY_AUDIENCE: 'client' })).toThrow(
      /^IDENTITY_AUDIENCE must not be IDENTITY_CLIENT_ID/,
    )
  })

  it.each(['http://127.0.0.1:9000', 'http://localhost:9000', 'http://[::1]:9000', 'https://a.b/c'])(
    'takes the issuer %s',
    (IDENTITY_ISSUER) => {
      const given = { IDENTITY_ISSUER, IDENTITY_AUDIENCE: 'api', IDENTITY_CLIENT_ID: 'client' }
      expect(readConfig(given).issuer?.issuer).toBe(IDENTITY_ISSUER)
    },
  )

  it.each([
    'http://pasok.test',
    'ftp://pasok.test',
    'https://a:b@pasok.test',
    'https://a.b/?c',
    'x',
  ])('refuses the issuer %s', (IDENTITY_ISSUER) => {
    expect(() => readConfig({ IDENTITY_ISSUER })).toThrow(/^IDENTITY_ISSUER must be an https/)
  })
})
