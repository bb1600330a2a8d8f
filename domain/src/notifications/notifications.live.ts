export const LIVE_TOPICS = [
  'request',
  'order',
  'receipt',
  'invoice',
  'payment',
  'relation',
  'company',
  // Money left to the provider to apply or refund; only the provider receives its changes.
  'money',
] as const
export type LiveTopic = (typeof LIVE_TOPICS)[number]

export interface LiveChange {
  topic: LiveTopic
  id: string
  /** The code shown to users. */
  code: string
}

/** Maximum number of changes in a response; beyond that the screen reloads everything. */
export const MAX_CHANGES = 200

/**
 * Seconds before its first cursor from which a screen receives changes, because its data may have
 * been read shortly before.
 */
export const FIRST_LOOK_BACK = 15

/**
 * Minutes for which changes are stored and cursors are valid; a cursor's life is shorter, because a
 * change may be older than its commit.
 */
export const CHANGE_LIFETIME = 60
export const CURSOR_LIFE = 50
