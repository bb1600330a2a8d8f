import { hearNotices } from '../db/hear-notices'
import { OUTBOX_CHANNEL } from '../db/outbox'

/** When no notice comes (a lost connection, a failed delivery), the outbox is looked at anyway. */
const LOOK_EVERY_MS = 5_000

export interface Watch {
  /** Waits for the look that is under way. */
  stop(): Promise<void>
}

/**
 * Looks at the outbox now, whenever something was committed to it, and by itself every few seconds;
 * one look at a time. `goesOn` turns false when it is stopped: a look may then end early.
 */
export function watchOutbox(
  url: string,
  look: (goesOn: () => boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
): Watch {
  let isStopped = false
  let running: Promise<void> | undefined
  let isWanted = false

  const drain = async () => {
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        await look(() => !isStopped)
      } catch (error) {
        onFailure(error)
      }
    }
  }
  const wake = () => {
    isWanted = true
    running ??= drain().finally(() => {
      running = undefined
      if (isWanted && !isStopped) wake()
    })
  }
  const ear = hearNotices(
    { url, channel: OUTBOX_CHANNEL },
    // A database that is away is told of by whoever looks.
    { hear: wake, listens: wake, onTrouble: () => undefined },
  )
  const timer = setInterval(wake, LOOK_EVERY_MS)
  wake()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await Promise.all([running, ear.stop()])
    },
  }
}
