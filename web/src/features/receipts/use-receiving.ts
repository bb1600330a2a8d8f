import { useMemo } from 'react'
import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { useStore } from '../../lib/store'
import type { StoredEntry } from './stored-entry'
import { receivingOf, type ReceivingDatabase } from './receiving.database'

export const useReceiving = (): ReceivingDatabase => receivingOf(ownerKeyOf(useSession()))

/** Returns a package's entry; undefined while loading, null when there is none. */
export function useStoredEntry(packageId: string): StoredEntry | null | undefined {
  const all = useStore(useReceiving().entries)
  return all && (all.find((entry) => entry.packageId === packageId) ?? null)
}

/** Returns all unsent entries with input, newest first. */
export function useStoredEntries(): readonly StoredEntry[] | undefined {
  const all = useStore(useReceiving().entries)
  return useMemo(
    () =>
      all
        ?.filter(({ isTyped }) => isTyped)
        .toSorted((one, other) => other.changedAt - one.changedAt),
    [all],
  )
}
