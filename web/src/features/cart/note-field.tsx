import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts'
import classes from './cart-lines.module.css'

/** As the request's note (`domain: kernel/shapes`, longText). */
const LONGEST = 2_000
/** Milliseconds without a key until the note is kept. */
const PAUSE = 800

interface NoteFieldProps {
  name: string
  note: string
  onNote: (note: string) => void
}

/** A line's note, kept by itself a moment after typing. */
export function NoteField({ name, note, onNote }: NoteFieldProps) {
  const t = useTexts(cartTexts)
  const [draft, setDraft] = useState<string>()
  const pending = useRef<string>(undefined)
  const hand = useRef(onNote)
  hand.current = onNote

  const keep = () => {
    if (pending.current !== undefined) hand.current(pending.current.trim())
    pending.current = undefined
  }
  const type = (text: string) => {
    pending.current = text
    setDraft(text)
  }
  useEffect(() => {
    if (draft === undefined) return undefined
    const timer = setTimeout(keep, PAUSE)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => keep, [])
  return (
    <input
      className={classes.note}
      value={draft ?? note}
      maxLength={LONGEST}
      placeholder={t('addNote')}
      aria-label={t('noteOf', { name })}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        keep()
        setDraft(undefined)
      }}
    />
  )
}
