import { formTexts } from '@pasok/domain/kernel/form.texts'
import { useCallback, useRef, useState } from 'react'
import { ApiError } from './api-error'
import { tx } from './texts'

/** A record as it stands on the server. */
export interface Seen<Draft> {
  draft: Draft
  version: number
}

export interface Conflict<Draft> {
  theirs: Draft
  /** Writes one's own over what somebody else wrote meanwhile. */
  keepMine: () => Promise<boolean>
  takeTheirs: () => void
}

interface RecordSaveOptions<Draft> {
  /** What the form began with. */
  base: Draft
  /** None: a record that is new. */
  version?: number | undefined
  write: (draft: Draft, version: number | undefined) => Promise<unknown>
  /** The record as it stands now; null when it is gone. */
  read: () => Promise<Seen<Draft> | null>
  /** Shows what somebody else wrote, in place of one's own. */
  onTaken?: (theirs: Draft) => void
}

export interface RecordSave<Draft> {
  /** True when it is saved. */
  save: (draft: Draft) => Promise<boolean>
  isSaving: boolean
  error: Error | null
  dismiss: () => void
  conflict: Conflict<Draft> | null
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isStale = (error: unknown) => error instanceof ApiError && error.code === 'stale_version'
const gone = () => new ApiError({ status: 404, code: 'not_found', message: tx(formTexts.gone) })

/** Meanwhile somebody else changed what this form shows, too. */
export class Overtaken<Draft> extends Error {
  readonly newest: Seen<Draft>

  constructor(newest: Seen<Draft>) {
    super(tx(formTexts.conflictTitle))
    this.newest = newest
  }
}

/**
 * Writes, and once more over a newer version whose part of this form is as it was.
 * @throws Overtaken when somebody changed the same; ApiError.
 */
export async function writeOver<Draft>(
  { write, read }: Pick<RecordSaveOptions<Draft>, 'write' | 'read'>,
  draft: Draft,
  seen: { draft: Draft; version: number | undefined },
): Promise<void> {
  try {
    await write(draft, seen.version)
  } catch (error) {
    if (!isStale(error)) throw error
    const newest = await read()
    if (!newest) throw gone()
    if (isSame(newest.draft, draft)) return
    if (!isSame(newest.draft, seen.draft)) throw new Overtaken(newest)
    await write(draft, newest.version)
  }
}

/**
 * Saves a record that several people edit. Whoever comes second is told what differs, and chooses;
 * nothing is overwritten unseen, and nothing typed is lost.
 */
export function useRecordSave<Draft>(options: RecordSaveOptions<Draft>): RecordSave<Draft> {
  const { base, version, onTaken } = options
  const seen = useRef({ draft: base, version })
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [clash, setClash] = useState<{ mine: Draft; newest: Seen<Draft> } | null>(null)
  const save = async (draft: Draft): Promise<boolean> => {
    setSaving(true)
    setError(null)
    setClash(null)
    try {
      await writeOver(options, draft, seen.current)
      return true
    } catch (reason) {
      if (reason instanceof Overtaken)
        setClash({ mine: draft, newest: reason.newest as Seen<Draft> })
      else setError(reason instanceof Error ? reason : new Error(String(reason)))
      return false
    } finally {
      setSaving(false)
    }
  }
  const dismiss = useCallback(() => setError(null), [])
  const conflict = clash && {
    theirs: clash.newest.draft,
    keepMine: () => {
      seen.current = clash.newest
      return save(clash.mine)
    },
    takeTheirs: () => {
      seen.current = clash.newest
      setClash(null)
      onTaken?.(clash.newest.draft)
    },
  }
  return { save, isSaving, error, dismiss, conflict }
}
