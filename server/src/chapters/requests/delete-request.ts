import type { BuyerWork } from '../../db/move'
import { getLocked } from './get-locked'
import { moveRequest } from './move-request'

/** Deletes a draft: it is marked, never removed (law 3). */
export async function deleteRequest(work: BuyerWork, id: string): Promise<void> {
  await moveRequest(work, await getLocked(work, id), 'delete')
}
