import type { Db } from '../../../db/db'
import { PROVIDER } from '../../../db/scope'
import { deleteOldCallbacks } from './callbacks.store'

/** Deletes callbacks processed long ago, never unprocessed ones. @returns their number. */
export const sweepCallbacks = (db: Db): Promise<number> => deleteOldCallbacks(db, PROVIDER)
