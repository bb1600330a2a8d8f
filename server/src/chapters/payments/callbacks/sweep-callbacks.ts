import type { Db } from '../../../db/db'
import { PROVIDER } from '../../../db/scope'
import { deleteOldCallbacks } from './callbacks.store'

/** Removes callbacks that were done long ago; one that is not done stays. @returns how many. */
export const sweepCallbacks = (db: Db): Promise<number> => deleteOldCallbacks(db, PROVIDER)
