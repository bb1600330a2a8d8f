import type { MailPort } from '../../../ports/mail'

/** Creates a mail port that sends nothing: the mails stay in the database, where `/mailbox` shows them. */
export function createDatabaseMail(): MailPort {
  return { leaves: false, send: async () => undefined }
}
