import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts'
import { useMarkTyping } from './cart.typing'
import classes from './cart-lines.module.css'

/** Milliseconds without a key until the note is stored. */
const PAUSE = 800

interface NoteFieldProps {
  name: string
  note: string
  onNote: (note: string) => void
}

/** A line's note, stored automatically a moment after typing. */
export function NoteField({ name, note, onNote }: NoteFieldProps) {
  const t = useTexts(cartTexts)
  const [draft, setDraft] = useState<string>()
  const pending = useRef<string>(undefined)
  useMarkTyping(draft !== undefined && draft.trim() !== note)

  const store = () => {
    if (pending.current !== undefined) onNote(pending.current.trim())
    pending.current = undefined
  }
  const type = (text: string) => {
    pending.current = text
    setDraft(text)
  }
  const storeNow = useEffectEvent(store)
  useEffect(() => {
    if (draft === undefined) return undefined
    const timer = setTimeout(() => storeNow(), PAUSE)
    return () => clearTimeout(timer)
  }, [draft])
  // A row that goes away within the moment must not lose what was typed into it.
  useEffect(() => () => storeNow(), [])
  return (
    <input
      className={classes.note}
      value={draft ?? note}
      maxLength={LONGEST_NOTE}
      placeholder={t('addNote')}
      aria-label={t('noteOf', { name })}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        store()
        setDraft(undefined)
      }}
    />
  )
}
