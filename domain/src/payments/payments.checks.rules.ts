import { MAX_RETRY_SECONDS, RETRY_SECONDS } from './payments.constants'

/**
 * Returns the seconds until a silent gateway is queried again: the longer it has been silent, the
 * longer, so that many waiting payments do not all query it every minute.
 */
export const pauseAfter = (secondsInVain: number): number =>
  Math.min(Math.max(RETRY_SECONDS, Math.floor(secondsInVain / 4)), MAX_RETRY_SECONDS)
