import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database'
import { startSmtp, type SmtpTestServer } from '../../test/smtp'
import { createDatabaseMail } from '../adapters/mail/database/database-mail'
import { createSmtpMail } from '../adapters/mail/smtp/smtp-mail'
import { createDb, type Db } from '../db/db'
import { addJob } from '../db/jobs'
import { runDueJobs, startWorker, type JobHandlers, type Worker } from '../jobs/worker'
import type { MailPort } from '../ports/mail'
import { storeMailFile, postMail } from './post-mail'
import { sendMail } from './send-mail'
import { eventually } from '../../test/eventually'

const LINK = 'https://pasok.test/reset-password?token=secret'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = createDb(database.pool)
})
afterAll(() => database.drop())

const servers: SmtpTestServer[] = []
const workers: Worker[] = []
const startServer = async (...options: Parameters<typeof startSmtp>) => {
  const server = await startSmtp(...options)
  servers.push(server)
  return server
}
const smtpAt = (port: number) =>
  createSmtpMail({
    url: `smtp://127.0.0.1:${port}`,
    from: { name: 'Pasok', email: 'no-reply@pasok.test' },
  })
const logged: string[] = []
const log = {
  debug: () => undefined,
  warn: (_: object, message: string) => logged.push(message),
  error: (_: object, message: string) => logged.push(message),
}
const handlersOf = (port: MailPort): JobHandlers => ({
  'send-mail': (job) => sendMail({ db, port, publicUrl: () => 'https://pasok.test' }, job),
})
const start = (port: MailPort) => {
  const worker = startWorker({ pool: database.pool, handlers: handlersOf(port), log })
  workers.push(worker)
}
const runDue = (port: MailPort) =>
  runDueJobs({ pool: database.pool, handlers: handlersOf(port), log })

const post = (email = 'ani@maju.test', uselessAfter?: Date, fileId?: string) =>
  db.transaction().execute((trx) =>
    postMail(
      trx,
      {
        ...(fileId !== undefined && { fileId }),
        kind: 'reset-password',
        to: { email, name: 'Ani' },
        language: 'en',
        words: {
          subject: { en: 'Reset', id: 'Atur ulang' },
          heading: { en: 'Reset', id: 'Atur ulang' },
          lines: [],
          button: { en: 'Reset', id: 'Atur ulang' },
        },
        path: '/reset-password?token=secret',
      },
      uselessAfter,
    ),
  )
const FILE = { name: 'PR-1.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF-1.7') }
const storeFile = () => db.transaction().execute((trx) => storeMailFile(trx, FILE))
const countFiles = async () => (await db.selectFrom('mail_files').select('id').execute()).length
const mailsWords = async () => (await mails()).map(({ html, text }) => html + text)
const mails = () => db.selectFrom('mails').selectAll().orderBy('id').execute()

beforeEach(async () => {
  logged.length = 0
  await database.pool.query(
    'delete from graphile_worker._private_jobs; delete from mails; delete from mail_files',
  )
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

describe('a file that goes with mails', () => {
  it('goes with each of them, and is forgotten once the last has left', async () => {
    const id = await storeFile()
    await post('ani@maju.test', undefined, id)
    await post('budi@maju.test', undefined, id)
    const refusing = await startServer({
      refuse: (email) => (email === 'budi@maju.test' ? 'later' : undefined),
    })
    expect(await runDue(smtpAt(refusing.port))).toHaveLength(1)
    expect(await countFiles()).toBe(1)
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    const server = await startServer()
    expect(await runDue(smtpAt(server.port))).toEqual([])
    for (const { received } of [refusing, server])
      expect(received.map(({ mail }) => mail.attachments.map(({ filename }) => filename))).toEqual([
        [FILE.name],
      ])
    expect(await countFiles()).toBe(0)
  })

  it('is forgotten with a mail that is of no use any more, and kept with one that stays here', async () => {
    await post('ani@maju.test', new Date(Date.now() - 1000), await storeFile())
    expect(await runDue(createDatabaseMail())).toEqual([])
    expect(await countFiles()).toBe(0)
    await post('ani@maju.test', undefined, await storeFile())
    expect(await runDue(createDatabaseMail())).toEqual([])
    expect(await countFiles()).toBe(1)
  })

  it('is forgotten when the last two mails leave at the same moment', async () => {
    const id = await storeFile()
    await post('ani@maju.test', undefined, id)
    await post('budi@maju.test', undefined, id)
    let arrived = 0
    let together = () => {}
    const both = new Promise<void>((resolve) => {
      together = resolve
    })
    const port: MailPort = {
      leaves: true,
      send: () => {
        if (++arrived === 2) together()
        return both
      },
    }
    const to = { db, port, publicUrl: () => 'https://pasok.test' }
    await Promise.all((await mails()).map((mail) => sendMail(to, { mailId: mail.id })))
    expect(await countFiles()).toBe(0)
  })
})

describe('a posted mail', () => {
  it('is sent once with its link, and its words are wiped', async () => {
    const server = await startServer()
    await post()
    expect(await runDue(smtpAt(server.port))).toEqual([])
    expect(server.received).toHaveLength(1)
    const [row] = await mails()
    expect(server.received[0]?.mail).toMatchObject({
      subject: 'Reset',
      messageId: `<${row?.id}@pasok.test>`,
      to: [{ address: 'ani@maju.test', name: 'Ani' }],
    })
    expect(server.received[0]?.mail.html).toContain(`href="${LINK}"`)
    expect(server.received[0]?.mail.text).toContain(LINK)
    expect(row).toMatchObject({ html: '', text: '', tries: 1, last_error: null })
    expect(row?.sent_at).toBeInstanceOf(Date)
    // Repeating the job, as after a crash, sends nothing.
    await addJob(db, 'send-mail', { mailId: row?.id ?? '' })
    expect(await runDue(smtpAt(server.port))).toEqual([])
    expect(server.received).toHaveLength(1)
  })

  it('stays readable where no mail leaves', async () => {
    await post()
    expect(await runDue(createDatabaseMail())).toEqual([])
    const [row] = await mails()
    expect(row).toMatchObject({ sent_at: null, tries: 0 })
    expect(row?.html).toContain('token=secret')
  })

  it('waits while the mail server is away, keeps why, and leaves once it is back', async () => {
    const away = await startSmtp()
    await away.close()
    await post()
    start(smtpAt(away.port))
    await eventually(async () => expect((await mails())[0]?.tries).toBe(1))
    const [row] = await mails()
    expect(row?.last_error).toMatch(/ECONNREFUSED/)
    expect(row?.html).toContain('token=secret')
    expect(logged).toEqual(['jobs: failed, retried later'])
    const back = await startServer({ port: away.port })
    await eventually(() => expect(back.received).toHaveLength(1))
    await eventually(async () => {
      const [sent] = await mails()
      expect(sent).toMatchObject({ html: '', text: '', last_error: null })
      expect(sent?.tries).toBeGreaterThan(1)
    })
  })

  it('that one recipient refuses holds up no other', async () => {
    const refuse = (to: string) => (to === 'bad@maju.test' ? 'no such person' : undefined)
    const server = await startServer({ refuse })
    await post('bad@maju.test')
    await post('good@maju.test')
    expect((await runDue(smtpAt(server.port))).map(String)).toEqual([
      expect.stringMatching(/EENVELOPE.*no such person/),
    ])
    expect(server.received.map(({ envelope }) => envelope.to)).toEqual([['good@maju.test']])
    const rows = await mails()
    expect(rows.map(({ to_email, tries }) => [to_email, tries])).toEqual([
      ['bad@maju.test', 1],
      ['good@maju.test', 1],
    ])
  })

  it('keeps no long reason', async () => {
    await post()
    const send = () => Promise.reject(new Error('x'.repeat(10_000)))
    await runDue({ leaves: true, send })
    expect((await mails())[0]?.last_error).toHaveLength(500)
  })

  it('is sent once, however many processes send', async () => {
    const server = await startServer({
      beforeTaking: () => new Promise((resolve) => setTimeout(resolve, 20)),
    })
    start(smtpAt(server.port))
    start(smtpAt(server.port))
    const people = Array.from({ length: 40 }, (_, at) => `person${at}@maju.test`)
    await Promise.all(people.map((email) => post(email)))
    await eventually(async () => {
      const rows = await mails()
      expect(rows.filter(({ sent_at }) => sent_at === null)).toEqual([])
    })
    const recipients = server.received.flatMap(({ envelope }) => envelope.to)
    expect(recipients.toSorted()).toEqual(people.toSorted())
    expect(logged).toEqual([])
  })
})

it('is not sent once it is of no use, and says so', async () => {
  const sent: string[] = []
  const port: MailPort = { leaves: true, send: async ({ to }) => void sent.push(to.email) }
  await post('late@maju.test', new Date(Date.now() - 1_000))
  await post('early@maju.test', new Date(Date.now() + 60_000))
  await runDue(port)
  expect(sent).toEqual(['early@maju.test'])
  expect(await mailsWords()).toEqual(['', ''])
  const late = (await mails()).find(({ to_email }) => to_email === 'late@maju.test')
  expect(late).toMatchObject({ sent_at: null, last_error: 'Not sent: too late' })
})
