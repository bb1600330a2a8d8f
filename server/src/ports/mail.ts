export interface MailFile {
  name: string
  mediaType: string
  content: Uint8Array
}

export interface OutgoingMail {
  /** Unchanged in retries, so that the receiver can recognize duplicates. */
  id: string
  to: { email: string; name: string }
  subject: string
  html: string
  text: string
  files?: readonly MailFile[]
}

export interface MailPort {
  /** False when mail stays in the database, readable at `/mailbox`. */
  readonly leaves: boolean
  /** @throws any error; the mail is then retried. */
  send(mail: OutgoingMail): Promise<void>
}
