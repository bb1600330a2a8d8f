/** A file that goes with a mail. */
export interface MailFile {
  name: string
  mediaType: string
  content: Uint8Array
}

/** A mail, ready to be sent. */
export interface OutgoingMail {
  /** Stays the same when it is tried again, so that a receiver can know it again. */
  id: string
  to: { email: string; name: string }
  subject: string
  html: string
  text: string
  files?: readonly MailFile[]
}

/** Carries mail away. */
export interface MailPort {
  /** False where mail stays in the database, to be read at `/mailbox`. */
  readonly leaves: boolean
  /** @throws whatever went wrong: the mail is tried again. */
  send(mail: OutgoingMail): Promise<void>
}
