import { fileErrors } from '@pasok/domain/files/files.errors'
import { AppError, failure } from '@pasok/domain/kernel/errors'

/** Seconds after which a store that is away is asked again. */
const COME_AGAIN = 5

/** The object store is away, or what was kept there is gone; the cause is for the log. */
export const storeAway = (cause?: unknown): AppError =>
  Object.assign(
    new AppError(failure('unavailable', { text: fileErrors.storeAway }).problems, COME_AGAIN),
    cause !== undefined && { cause },
  )
