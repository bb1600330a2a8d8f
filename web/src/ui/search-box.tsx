import { CloseButton, TextInput } from '@mantine/core'
import { listTexts } from '@pasok/domain/kernel/list.texts'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../lib/texts'
import { look } from './look'
import classes from './search-box.module.css'

/** How long the typing rests before it is searched for; ms. */
const REST = 250

interface SearchBoxProps {
  label: string
  /** What the address says. */
  value: string
  onSearch: (search: string | undefined) => void
}

/** Searches as one types; what was typed goes into the address once it rests. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const t = useTexts(listTexts)
  const [typed, setTyped] = useState(value)
  const said = useRef(value)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Back, or a cleared filter: the address has changed by another hand.
    if (value === said.current) return
    said.current = value
    setTyped(value)
  }, [value])
  const router = useRouter()
  const search = () => {
    const next = typed.trim()
    // Who has left for a row, whose screen is still on its way, would be called back.
    const isLeaving = router.latestLocation.pathname !== router.state.resolvedLocation?.pathname
    if (next === said.current || isLeaving) return
    said.current = next
    onSearch(next || undefined)
  }
  const searchAtRest = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(searchAtRest, REST)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextInput
      ref={field}
      className={`${look('phone-own-line')} ${classes.search}`}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed !== '' && (
          <CloseButton
            size="sm"
            aria-label={t('clearSearch')}
            onClick={() => {
              setTyped('')
              field.current?.focus()
            }}
          />
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) search()
      }}
    />
  )
}
