import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database'
import { createDb, type Db } from '../db/db'
import { readStoredMails } from './stored-mails'
import { postMail } from './post-mail'
import type { NewMail } from './render-mail'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = createDb(database.pool)
})
afterAll(() => database.drop())

const mail: NewMail = {
  kind: 'test',
  to: { email: 'ani@maju.test', name: 'Ani' },
  language: 'id',
  words: {
    subject: { en: 'Hello {{name}}', id: 'Halo {{name}}' },
    heading: { en: 'Hello', id: 'Halo' },
    lines: [{ en: 'One', id: 'Satu' }],
    button: { en: 'Open', id: 'Buka' },
  },
  values: { name: 'Ani' },
  path: '/verify-email?token=a&b=%26',
}
const post = (given: Partial<NewMail> = {}) =>
  db.transaction().execute((trx) => postMail(trx, { ...mail, ...given }))
const counts = async () => {
  const { rows } = await database.pool.query<{ mails: number; jobs: number }>(
    `select (select count(*)::int from mails) as mails,
            (select count(*)::int from graphile_worker.jobs) as jobs`,
  )
  return rows[0]
}

describe('postMail', () => {
  it('leaves neither mail nor job when its transaction is undone', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await postMail(trx, mail)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await counts()).toEqual({ mails: 0, jobs: 0 })
  })

  it('writes the mail, in its language, and the job that sends it', async () => {
    await post()
    expect(await counts()).toEqual({ mails: 1, jobs: 1 })
    const { rows } = await database.pool.query(
      `select m.*, t.identifier, j.payload from mails m, graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id`,
    )
    const [row] = rows
    expect(row).toMatchObject({
      kind: 'test',
      to_email: 'ani@maju.test',
      to_name: 'Ani',
      language: 'id',
      subject: 'Halo Ani',
      sent_at: null,
      tries: 0,
      last_error: null,
      identifier: 'send-mail',
    })
    expect(row.payload).toEqual({ mailId: row.id })
  })

  it('knows the public address only when the mail is read', async () => {
    const { rows } = await database.pool.query<{ text: string }>('select text from mails')
    expect(rows[0]?.text).toContain('{{publicUrl}}/verify-email')
    const [storedMail] = await readStoredMails(db, 'https://pasok.test', { limit: 1 })
    expect(storedMail?.links).toEqual(['https://pasok.test/verify-email?token=a&b=%26'])
    expect(storedMail?.text).toContain('https://pasok.test/verify-email?token=a&b=%26')
    expect(`${storedMail?.html}${storedMail?.text}`).not.toContain('publicUrl')
  })

  it('keeps line breaks out of whom it goes to', async () => {
    await post({ to: { email: 'b@maju.test', name: 'B\r\nBcc: x@evil.test\u0000' } })
    const [storedMail] = await readStoredMails(db, '', { to: 'b@maju', limit: 1 })
    expect(storedMail).toMatchObject({ to: 'b@maju.test', toName: 'B Bcc: x@evil.test' })
  })

  it('finds mail by a part of the recipient, taken as it stands, newest first', async () => {
    for (const email of ['c_1@maju.test', 'c11@maju.test', 'c%@maju.test'])
      await post({ to: { email, name: 'Cahya' } })
    const found = async (to: string) =>
      (await readStoredMails(db, '', { to, limit: 10 })).map((storedMail) => storedMail.to)
    expect(await found('cahya')).toEqual(['c%@maju.test', 'c11@maju.test', 'c_1@maju.test'])
    expect(await found('C_1')).toEqual(['c_1@maju.test'])
    expect(await found('c%@')).toEqual(['c%@maju.test'])
    expect(await found('nobody')).toEqual([])
  })
})
