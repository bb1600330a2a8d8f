import { useLiveQuery } from 'dexie-react-hooks'
import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import type { KeptEntry } from './kept-entry'
import { receivingOf, type ReceivingDatabase } from './receiving.database'

/** What the person who is signed in typed in this browser. */
export const useReceiving = (): ReceivingDatabase => receivingOf(ownerKeyOf(useSession()))

/** One package's entry; undefined until it is read, null when nothing is kept of it. */
export function useKeptEntry(packageId: string): KeptEntry | null | undefined {
  const { entries, owner } = useReceiving()
  return useLiveQuery(
    async () => (await entries.get(packageId)) ?? null,
    [owner, packageId],
    undefined,
  )
}

/** Everything that was typed and not sent yet, the newest first. */
export function useKeptEntries(): readonly KeptEntry[] | undefined {
  const { entries, owner } = useReceiving()
  return useLiveQuery(async () => {
    const all = await entries.toArray()
    return all
      .filter(({ isTyped }) => isTyped)
      .toSorted((one, other) => other.changedAt - one.changedAt)
  }, [owner])
}
