import { useRef, useState } from 'react'
import { toastSuccess } from './toast'
import { useRecordSave, type Seen } from './use-record-save'

interface DraftRecordOptions<Draft> {
  /** What the form begins with. */
  initial: () => Draft
  /** None: a record that is new. */
  version: number | undefined
  /** Gives the server's message. */
  write: (draft: Draft, version: number | undefined) => Promise<string>
  read: () => Promise<Seen<Draft> | null>
  onSaved: () => void
}

/** What is typed of a record that several people edit, saved and told. */
export function useDraftRecord<Draft>(options: DraftRecordOptions<Draft>) {
  const { version, read, onSaved } = options
  const [base, setBase] = useState(options.initial)
  const [draft, setDraft] = useState(base)
  const message = useRef('')
  const saving = useRecordSave<Draft>({
    base,
    version,
    read,
    write: async (typed, seen) => {
      message.current = await options.write(typed, seen)
    },
    onTaken: (theirs) => {
      setBase(theirs)
      setDraft(theirs)
    },
  })
  const done = (saved: boolean) => {
    if (!saved) return
    toastSuccess(message.current)
    onSaved()
  }
  return {
    draft,
    saving,
    type: (typed: Partial<Draft>) => {
      saving.dismiss()
      setDraft((before) => ({ ...before, ...typed }))
    },
    save: async (typed: Draft) => done(await saving.save(typed)),
    keepMine: async () => done((await saving.conflict?.keepMine()) ?? false),
    isChanged: JSON.stringify(draft) !== JSON.stringify(base),
  }
}
