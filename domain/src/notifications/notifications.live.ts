/** What an open screen can follow: a kind of document, whatever happens to it. */
export const LIVE_TOPICS = [
  'request',
  'order',
  'receipt',
  'invoice',
  'payment',
  'relation',
  'company',
  // That was kept for the provider, who alone hears of it.
  'money',
] as const
export type LiveTopic = (typeof LIVE_TOPICS)[number]

/** A document that changed. */
export interface LiveChange {
  topic: LiveTopic
  id: string
  /** What people know it by. */
  code: string
}

/** More than these at once are not told one by one: everything is read again. */
export const MOST_CHANGES = 200

/** Seconds before a first cursor of which changes are told: a screen may have been read just before it. */
export const FIRST_LOOK_BACK = 15

/** Minutes that a change is kept, and those that a cursor is good for: a change may be older than its commit. */
export const CHANGES_KEPT = 60
export const CURSOR_LIFE = 50
