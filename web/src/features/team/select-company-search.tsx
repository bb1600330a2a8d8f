import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import { superAdminTexts } from '@pasok/domain/team/team.super-admin.texts'
import { IconSearch } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'

/** Milliseconds after the last key until the list is searched. */
const PAUSE_MS = 250

interface SelectCompanySearchProps {
  name: string
  onSearch: (name: string) => void
}

/** Search company and Clear (Spec 1 §2). */
export function SelectCompanySearch({ name, onSearch }: SelectCompanySearchProps) {
  const t = useTexts(superAdminTexts)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(name)
  // The field's own last search: any other name comes from Back or the address.
  const requested = useRef(name)
  useEffect(() => {
    if (name === requested.current) return
    requested.current = name
    setTyped(name)
  }, [name])
  const search = (text: string) => {
    if (text === requested.current) return
    requested.current = text
    onSearch(text)
  }
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  })
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    search(typed.trim())
  }
  const clear = () => {
    setTyped('')
    search('')
    field.current?.focus()
  }
  return (
    <form role="search" className={look('flex', 'gap-xs', 'mb-md')} onSubmit={onSubmit}>
      <TextInput
        ref={field}
        className={look('flex-1')}
        maw={360}
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button variant="default" disabled={typed === ''} onClick={clear}>
        {t('clear')}
      </Button>
    </form>
  )
}
