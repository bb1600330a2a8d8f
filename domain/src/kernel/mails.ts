import type { Text } from './texts'

/** The words of a mail; `{{name}}` marks a value put in. Each line is a paragraph. */
export interface MailWords {
  readonly subject: Text
  readonly heading: Text
  readonly lines: readonly Text[]
  /** What the mail's one button says; it needs a link then. */
  readonly button?: Text
  /** In small letters below: how long the link works, what to do if it was not asked for. */
  readonly note?: Text
}
