import { v7 } from 'uuid'

/** The `_id` of a new record: UUIDv7, so that keys grow with time. */
export const newId = (): string => v7()
