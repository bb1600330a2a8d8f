import { useMemo } from 'react'
import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { useStore } from '../../lib/store'
import type { KeptEntry } from './kept-entry'
import { receivingOf, type ReceivingDatabase } from './receiving.database'

/** What the person who is signed in typed in this browser. */
export const useReceiving = (): ReceivingDatabase => receivingOf(ownerKeyOf(useSession()))

/** One package's entry; undefined until it is read, null when nothing is kept of it. */
export function useKeptEntry(packageId: string): KeptEntry | null | undefined {
  const all = useStore(useReceiving().entries)
  return all && (all.find((entry) => entry.packageId === packageId) ?? null)
}

/** Everything that was typed and not sent yet, the newest first. */
export function useKeptEntries(): readonly KeptEntry[] | undefined {
  const all = useStore(useReceiving().entries)
  return useMemo(
    () =>
      all
        ?.filter(({ isTyped }) => isTyped)
        .toSorted((one, other) => other.changedAt - one.changedAt),
    [all],
  )
}
