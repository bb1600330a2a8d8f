import { listenForNotices } from '../../../db/hear-notices'

/** Triggers on the tables of the index notify this channel. */
const CHANNEL = 'search'

/** A copy of a table in memory. */
export interface Follower {
  expire(): void
  onListening(isListening: boolean): void
}

/** Announces changes of the index's tables to the copies, and whether changes are announced at all. */
export function listenForChanges(
  url: string,
  followers: readonly Follower[],
  log: (line: string) => void,
): { stop(): Promise<void> } {
  const announce = (isListening: boolean) => {
    for (const follower of followers) follower.onListening(isListening)
  }
  return listenForNotices(
    { url, channel: CHANNEL },
    {
      onNotice: () => {
        for (const follower of followers) follower.expire()
      },
      listens: () => announce(true),
      onEnd: () => announce(false),
      onTrouble: (error) =>
        log(`search: listening connection lost, reconnecting (${String(error)})`),
    },
  )
}
