import { CloseButton, Combobox, Kbd, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { searchTexts } from '@pasok/domain/catalog/catalog.search.texts'
import { IconHistory, IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useSearchBox } from 'react-instantsearch'
import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { useTexts } from '../../lib/texts'
import { readRecent } from './recent-searches'
import classes from './search-field.module.css'
import { offersFor, type SearchOffer } from './search-offers'
import { useSuggestions } from './suggestions'
import { useOfferKeys } from './use-offer-keys'

/** Milliseconds after the last key until searches are offered. */
const TYPING = 120

interface OffersProps {
  listId: string
  offers: readonly SearchOffer[]
  active: string | undefined
}

/** One's own last searches, and what others look for. */
function Offers({ listId, offers, active }: OffersProps) {
  const t = useTexts(searchTexts)
  const optionsOf = (kind: SearchOffer['kind']) =>
    offers
      .map(({ query }, at) => ({ query, at }))
      .filter(({ at }) => offers[at]?.kind === kind)
      .map(({ query, at }) => (
        <Combobox.Option
          key={query}
          value={query}
          id={`${listId}-${at}`}
          className={classes.option}
          selected={query === active}
          aria-selected={query === active}
        >
          {kind === 'recent' ? (
            <IconHistory size={16} aria-hidden />
          ) : (
            <IconSearch size={16} aria-hidden />
          )}
          <span className={classes.words}>{query}</span>
        </Combobox.Option>
      ))
  const [recent, others] = [optionsOf('recent'), optionsOf('suggestion')]
  return (
    <Combobox.Options id={listId} aria-label={t('offers')}>
      {recent.length > 0 && <Combobox.Group label={t('recent')}>{recent}</Combobox.Group>}
      {others.length > 0 && <Combobox.Group label={t('suggestions')}>{others}</Combobox.Group>}
    </Combobox.Options>
  )
}

/** The words as typed, and how they are searched; what comes from Back or the address is taken in. */
function useTyped() {
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
  return { typed, search }
}

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  /** Arrow down leaves for the results. */
  onLeaveDown: () => void
  /** These words are what the person looks for. */
  onSettle: (words: string) => void
}

/**
 * Searches with every key; offers the last searches and what others look for, by the pattern of a
 * combobox. `/` leads here from anywhere on the screen.
 */
export function SearchField({ field, onLeaveDown, onSettle }: SearchFieldProps) {
  const t = useTexts(catalogTexts)
  const listId = useId()
  const owner = ownerKeyOf(useSession())
  const { typed, search } = useTyped()
  const combobox = useCombobox({ onDropdownClose: () => keys.leave() })
  const { dropdownOpened: isOpen } = combobox
  const [asked] = useDebouncedValue(typed, TYPING)
  const suggestions = useSuggestions(asked, isOpen)
  const offers = isOpen ? offersFor(typed, readRecent(owner), suggestions) : []
  const confirm = (words: string) => {
    combobox.closeDropdown()
    onSettle(words)
  }
  const pick = (query: string) => {
    search(query)
    confirm(query)
  }
  const keys = useOfferKeys({
    combobox,
    offers: offers.map(({ query }) => query),
    onPick: pick,
    onConfirm: () => confirm(typed),
    onLeaveDown,
    onEscape: () => search(''),
  })
  const activeAt = offers.findIndex(({ query }) => query === keys.active)
  useHotkeys([
    [
      '/',
      () => {
        field.current?.select()
        combobox.openDropdown()
      },
    ],
  ])
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        <TextInput
          ref={field}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={offers.length > 0}
          aria-controls={offers.length > 0 ? listId : undefined}
          aria-activedescendant={activeAt >= 0 ? `${listId}-${activeAt}` : undefined}
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
          onChange={(event) => {
            search(event.currentTarget.value)
            combobox.openDropdown()
            keys.leave()
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={keys.onKeyDown}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={offers.length === 0}>
        <Offers listId={listId} offers={offers} active={keys.active} />
      </Combobox.Dropdown>
    </Combobox>
  )
}
