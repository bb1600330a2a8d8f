import { CloseButton, TextInput } from '@mantine/core'
import { listTexts } from '@pasok/domain/kernel/list.texts'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../lib/texts'
import { look } from './look'
import classes from './search-box.module.css'

/** Search delay after the last keystroke, in milliseconds. */
const REST_MS = 250

interface SearchBoxProps {
  label: string
  value: string
  onSearch: (search: string | undefined) => void
}

/** Search box that updates the address shortly after typing. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const t = useTexts(listTexts)
  const [typed, setTyped] = useState(value)
  const lastSent = useRef(value)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The address was changed by Back or by clearing a filter.
    if (value === lastSent.current) return
    lastSent.current = value
    setTyped(value)
  }, [value])
  const router = useRouter()
  const search = () => {
    const next = typed.trim()
    // Searching would cancel a navigation that is still loading.
    const isLeaving = router.latestLocation.pathname !== router.state.resolvedLocation?.pathname
    if (next === lastSent.current || isLeaving) return
    lastSent.current = next
    onSearch(next || undefined)
  }
  const searchAtRest = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(searchAtRest, REST_MS)
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
