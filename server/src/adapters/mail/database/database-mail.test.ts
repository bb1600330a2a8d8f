import { createDb } from '../../../db/db'
import { freshDatabase } from '../../../../test/database'
import { describeMail } from '../mail.conformance'
import { createDatabaseMail } from './database-mail'
import { expect, it } from 'vitest'

describeMail('mail that stays in the database', async () => {
  const database = await freshDatabase()
  const db = createDb(database.pool)
  return {
    port: createDatabaseMail(),
    async keep({ id, to, subject, html, text }) {
      const row = { id, kind: 'test', language: 'en' as const, subject, html, text }
      await db
        .insertInto('mails')
        .values({ ...row, to_email: to.email, to_name: to.name })
        .execute()
    },
    async read(email) {
      const rows = await db.selectFrom('mails').selectAll().where('to_email', '=', email).execute()
      return rows.map(({ id, to_email, to_name, subject, html, text }) => ({
        identity: id,
        to: { email: to_email, name: to_name },
        subject,
        html,
        text,
      }))
    },
    close: () => database.drop(),
  }
})

it('says that its mail leaves nothing', () => {
  expect(createDatabaseMail().leaves).toBe(false)
})
