import { SETTLE_AGAIN_AT_MOST, SETTLE_AGAIN_SECONDS } from './payments.constants'

/**
 * Returns the seconds until a silent gateway is queried again: the longer it has been silent, the
 * longer, so that many waiting payments do not all query it every minute.
 */
export const pauseAfter = (secondsInVain: number): number =>
  Math.min(Math.max(SETTLE_AGAIN_SECONDS, Math.floor(secondsInVain / 4)), SETTLE_AGAIN_AT_MOST)
