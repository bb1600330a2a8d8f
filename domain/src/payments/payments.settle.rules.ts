import { SETTLE_AGAIN_AT_MOST, SETTLE_AGAIN_SECONDS } from './payments.constants'

/**
 * Seconds until a gateway is asked again that has been asked in vain for so many: the longer it has been
 * silent, the longer, so that those who wait for one that is away don't all ask it every minute.
 */
export const pauseAfter = (secondsInVain: number): number =>
  Math.min(Math.max(SETTLE_AGAIN_SECONDS, Math.floor(secondsInVain / 4)), SETTLE_AGAIN_AT_MOST)
