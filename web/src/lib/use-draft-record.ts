import { formTexts } from '@pasok/domain/kernel/form.texts'
import { useRef, useState } from 'react'
import { tx } from './texts'
import { toastSuccess } from './toast'
import { isSame, writeOver, type Baseline, type RecordCalls, type Seen } from './write-over'

interface DraftRecordOptions<Draft> extends RecordCalls<Draft> {
  initial: () => Draft
  /** Undefined for a new record. */
  version: number | undefined
  onSaved: () => void
  /** Called after a failed save, for example to focus a field. */
  onFailed?: (error: Error) => void
}

const isNewer = (version: number | undefined, than: number | undefined): boolean =>
  version !== undefined && than !== undefined && version > than

type Started<Draft> = Pick<DraftRecordOptions<Draft>, 'initial' | 'version' | 'contentOf'>

/** The draft; while unchanged, and after saving, it follows newer versions of the record. */
function useTyped<Draft extends object>(options: Started<Draft>) {
  const { initial, version, contentOf = (one: Draft) => one } = options
  const [baseline, setBaseline] = useState<Baseline<Draft>>(() => ({ draft: initial(), version }))
  const [draft, setDraft] = useState(baseline.draft)
  /** Whether the last save included the whole draft; input typed during the save is not included. */
  const [saved, setSaved] = useState<'whole' | 'part' | null>(null)
  const isAs = (other: Draft) => isSame(contentOf(draft), contentOf(other))
  const isChanged = !isAs(baseline.draft)
  const begin = (record: Baseline<Draft>) => {
    setBaseline(record)
    setDraft(record.draft)
    setSaved(null)
  }
  const rebase = (record: Baseline<Draft>) => {
    setBaseline(record)
    setSaved(null)
  }
  if ((!isChanged || saved) && isNewer(version, baseline.version)) {
    const record = { draft: initial(), version }
    if (saved === 'part') rebase(record)
    else begin(record)
  }
  return { baseline, setBaseline, begin, draft, setDraft, setSaved, isAs, isChanged }
}

/** Saves the draft and stores the error or the conflict with another user's version. */
function useSaving<Draft extends object>(options: DraftRecordOptions<Draft>, draft: Draft) {
  const { onSaved, onFailed } = options
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [newest, setNewest] = useState<(Seen<Draft> & { message: string }) | null>(null)
  // A ref, because a second press may come before the next render.
  const isBusy = useRef(false)
  /** Resolves to the success message; null when not saved. */
  const attempt = async (from: Baseline<Draft>): Promise<string | null> => {
    try {
      const outcome = await writeOver(options, draft, from)
      if (outcome.kind === 'written') return outcome.message
      if (outcome.kind === 'same') return tx(formTexts.sameSaved)
      setNewest({ ...outcome.newest, message: outcome.message })
    } catch (reason) {
      const failure = reason instanceof Error ? reason : new Error(String(reason))
      setError(failure)
      onFailed?.(failure)
    }
    return null
  }
  const forget = () => {
    setError(null)
    setNewest(null)
  }
  const save = async (from: Baseline<Draft>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setSaving(true)
    forget()
    const message = await attempt(from)
    isBusy.current = false
    setSaving(false)
    if (message === null) return false
    toastSuccess(message)
    onSaved()
    return true
  }
  return { save, isSaving, error, newest, forget }
}

/**
 * Form state of a record edited by several users: draft, saving, conflicts. A user who saves second sees the
 * differences and chooses a version; no change is overwritten unseen and no input is lost.
 */
export function useDraftRecord<Draft extends object>(options: DraftRecordOptions<Draft>) {
  const { baseline, setBaseline, begin, draft, setDraft, setSaved, isAs, isChanged } =
    useTyped(options)
  const isTyping = useRef(false)
  const saving = useSaving(options, draft)
  const { isSaving, error, newest, forget } = saving
  const save = async (from: Baseline<Draft>): Promise<boolean> => {
    isTyping.current = false
    const isWritten = await saving.save(from)
    if (isWritten) setSaved(isTyping.current ? 'part' : 'whole')
    return isWritten
  }
  const change = (next: (before: Draft) => Draft) => {
    forget()
    isTyping.current = true
    setSaved(null)
    setDraft(next)
  }
  const hasConflict = newest !== null && !isAs(newest.draft)
  return {
    draft,
    isChanged,
    isSaving,
    error,
    change,
    type: (typed: Partial<Draft>) => change((before) => ({ ...before, ...typed })),
    /** Resolves to true when saved. */
    save: () => save(baseline),
    dismiss: forget,
    conflict: hasConflict
      ? {
          theirs: newest.draft,
          message: newest.message,
          /** Overwrites the other user's version. */
          keepMine: () => {
            setBaseline(newest)
            return save(newest)
          },
          takeTheirs: () => {
            begin(newest)
            forget()
          },
        }
      : null,
  }
}

export type DraftRecord<Draft extends object> = ReturnType<typeof useDraftRecord<Draft>>
