import type { Text } from './texts'

/** The texts of a mail; `{{name}}` marks a value. Each line is a paragraph. */
export interface MailWords {
  readonly subject: Text
  readonly heading: Text
  readonly lines: readonly Text[]
  readonly button?: Text
  /** Small print: the link's lifetime, or what to do about an unexpected mail. */
  readonly note?: Text
}
