import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useSearchBox } from 'react-instantsearch'
import { useTexts } from '../../lib/texts'

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  /** Arrow down leaves for the results. */
  onLeaveDown: () => void
}

/** Searches with every key; `/` leads here from anywhere on the screen. */
export function SearchField({ field, onLeaveDown }: SearchFieldProps) {
  const t = useTexts(catalogTexts)
  const { query, refine } = useSearchBox()
  const [typed, setTyped] = useState(query)
  // What the field itself asked for last: any other query came from Back, a reset or the address.
  const asked = useRef(query)
  useEffect(() => {
    if (query === asked.current) return
    asked.current = query
    setTyped(query)
  }, [query])
  const search = (text: string) => {
    setTyped(text)
    asked.current = text
    refine(text)
  }
  useHotkeys([['/', () => field.current?.select()]])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== '') search('')
    else if (event.key === 'ArrowDown') onLeaveDown()
    else return
    event.preventDefault()
  }
  return (
    <TextInput
      ref={field}
      type="search"
      role="searchbox"
      autoComplete="off"
      spellCheck={false}
      size="md"
      aria-label={t('search')}
      placeholder={t('searchPlaceholder')}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        typed === '' ? (
          <Kbd aria-hidden>/</Kbd>
        ) : (
          <CloseButton aria-label={t('clearSearch')} onClick={() => search('')} />
        )
      }
      value={typed}
      onChange={(event) => search(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}
