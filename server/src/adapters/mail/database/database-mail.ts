import type { MailPort } from '../../../ports/mail'

/** Mail that goes nowhere: it stays in the database, where `/mailbox` shows it. */
export function createDatabaseMail(): MailPort {
  return { leaves: false, send: async () => undefined }
}
