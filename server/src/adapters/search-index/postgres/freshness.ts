import { listenForNotices } from '../../../db/hear-notices'

/**
 * Decides when a copy of a table must be read again. While the process listens for changes, the copy is
 * current until a change is announced; otherwise it is read before each use.
 */
export class Freshness {
  private readonly read: () => Promise<void>
  private reading: Promise<void> | undefined
  private isListening = false
  /** `expired` is incremented by `expire`; `readFor` is its value when the last finished read began. */
  private expired = 1
  private readFor = 0
  private readAt = Number.NEGATIVE_INFINITY

  constructor(read: () => Promise<void>) {
    this.read = read
  }

  /** Marks the copy as outdated: the next use reads the table first. */
  expire(): void {
    this.expired++
  }

  /** Changes made while nobody listened were not announced, so the copy is outdated when listening begins. */
  onListening(isListening: boolean): void {
    this.isListening = isListening
    this.expired++
  }

  /**
   * Resolves when the copy contains all changes that this process wrote or that were announced to it; while nobody
   * listens, everything that was in the table when this method was called.
   */
  async refresh(): Promise<void> {
    const calledAt = performance.now()
    const expired = this.expired
    const isOutdated = () => this.readFor < expired || (!this.isListening && this.readAt < calledAt)
    while (isOutdated()) {
      this.reading ??= this.readNow().finally(() => {
        this.reading = undefined
      })
      await this.reading
    }
  }

  /** Resolves when no read is running. */
  async idle(): Promise<void> {
    await this.reading?.catch(() => undefined)
  }

  private async readNow(): Promise<void> {
    const { expired } = this
    const startedAt = performance.now()
    await this.read()
    this.readAt = startedAt
    this.readFor = expired
  }
}

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
