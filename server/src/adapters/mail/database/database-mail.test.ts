import { createDb } from '../../../db/db'
import { freshDatabase } from '../../../../test/database'
import { findMailFile } from '../../../mail/stored-mails'
import { storeMailFile } from '../../../mail/post-mail'
import { describeMail } from '../mail.conformance'
import { createDatabaseMail } from './database-mail'
import { expect, it } from 'vitest'

describeMail('mail that stays in the database', async () => {
  const database = await freshDatabase()
  const db = createDb(database.pool)
  const filesOf = async (mailId: string) => {
    const file = await findMailFile(db, mailId)
    return file ? [{ ...file, content: Buffer.from(file.content) }] : []
  }
  return {
    port: createDatabaseMail(),
    async save({ id, to, subject, html, text, files = [] }) {
      const [file] = files
      const file_id = file
        ? await db.transaction().execute((trx) => storeMailFile(trx, file))
        : null
      const row = { file_id, id, kind: 'test', language: 'en' as const, subject, html, text }
      await db
        .insertInto('mails')
        .values({ ...row, to_email: to.email, to_name: to.name })
        .execute()
    },
    async read(email) {
      const rows = await db.selectFrom('mails').selectAll().where('to_email', '=', email).execute()
      return Promise.all(
        rows.map(async ({ id, to_email, to_name, subject, html, text }) => ({
          identity: id,
          to: { email: to_email, name: to_name },
          subject,
          html,
          text,
          files: await filesOf(id),
        })),
      )
    },
    close: () => database.drop(),
  }
})

it('says that its mail leaves nothing', () => {
  expect(createDatabaseMail().leaves).toBe(false)
})
