import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database'
import { createDb, type Db } from '../db/db'
import { writeEvents } from '../db/events'
import { storeMailFile, postMail } from '../mail/post-mail'
import { SUBSCRIPTIONS } from '../subscriptions'
import { sweepOldRows } from './sweep-old-rows'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = createDb(database.pool)
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query('delete from mails; delete from mail_files'))

const WORDS = { en: 'Decide', id: 'Putuskan' }
const FILE = { name: 'PR-1.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF-1.7') }

/** Creates a mail with a file, both of the given age. */
async function posted(age: string): Promise<string> {
  const id = await db.transaction().execute(async (trx) => {
    const fileId = await storeMailFile(trx, FILE)
    await postMail(trx, {
      kind: 'request-to-decide',
      to: { email: 'ani@maju.test', name: 'Ani' },
      language: 'en',
      words: { subject: WORDS, heading: WORDS, lines: [], button: WORDS },
      path: '/',
      fileId,
    })
    return fileId
  })
  await database.pool.query(
    'update mails set created_at = now() - $2::interval where file_id = $1',
    [id, age],
  )
  await database.pool.query(
    'update mail_files set created_at = now() - $2::interval where id = $1',
    [id, age],
  )
  return id
}
const filesLeft = async () => (await db.selectFrom('mail_files').select('id').execute()).length
const mailsLeft = () => db.selectFrom('mails').select(['html', 'file_id']).execute()

it('keeps a mail that may still leave, with its file', async () => {
  const id = await posted('29 days')
  await sweepOldRows(db)
  expect(await filesLeft()).toBe(1)
  expect(await mailsLeft()).toMatchObject([{ file_id: id }])
})

it('wipes a mail that was never sent, and its file with it', async () => {
  await posted('31 days')
  await sweepOldRows(db)
  expect(await filesLeft()).toBe(0)
  expect(await mailsLeft()).toEqual([{ html: '', file_id: null }])
})

it('deletes old mails with their files', async () => {
  await posted('181 days')
  await database.pool.query("update mails set html = '', text = ''")
  await sweepOldRows(db)
  expect(await filesLeft()).toBe(0)
  expect(await mailsLeft()).toEqual([])
})

it('deletes a file that no mail has, but one that is being written', async () => {
  await posted('2 hours')
  await posted('1 minute')
  await database.pool.query('delete from mails')
  await sweepOldRows(db)
  expect(await filesLeft()).toBe(1)
})

it('keeps the event of a job that has not succeeded for a week, and removes it afterwards', async () => {
  const eventOf = { name: 'report.made', payload: { downloadId: 'x', status: 'Ready' } } as const
  await db
    .transaction()
    .execute((trx) => writeEvents(trx, SUBSCRIPTIONS, [{ ...eventOf, companyId: null }]))
  await database.pool.query("update outbox set delivered_at = now() - interval '8 days'")
  const eventsLeft = async () => (await db.selectFrom('outbox').select('id').execute()).length
  await sweepOldRows(db)
  expect(await eventsLeft()).toBe(1)
  await database.pool.query('delete from graphile_worker._private_jobs')
  await sweepOldRows(db)
  expect(await eventsLeft()).toBe(0)
})
