import { v7 } from 'uuid'

/** Generates the `_id` of a new record as UUIDv7, so that keys increase with time. */
export const newId = (): string => v7()
