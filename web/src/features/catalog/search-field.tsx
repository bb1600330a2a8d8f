import { CloseButton, Kbd, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { SUGGESTIONS_INDEX, SUGGESTIONS_SHOWN } from '@pasok/domain/catalog/catalog.constants'
import { cutQuery } from '@pasok/domain/catalog/search/search-words'
import { searchTexts } from '@pasok/domain/catalog/search/search.texts'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconHistory, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useSearchBox } from 'react-instantsearch'
import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'
import { readRecent } from './recent-searches'
import { createSearchClient } from './search-client'
import classes from './search-field.module.css'
import { offersFor, type SearchOffer } from './search-offers'

interface OfferKeysInput {
  setOpen: (isOpen: boolean) => void
  /** Suggestions; empty while the list is closed. */
  offers: readonly string[]
  onPick: (query: string) => void
  /** Called for Enter without a selected suggestion. */
  onConfirm: () => void
  /** Called for Down on the last suggestion, or without suggestions. */
  onLeaveDown: () => void
  /** Called for Escape without suggestions. */
  onEscape: () => void
}

/**
 * Keyboard control of a search field with suggestions: arrow keys move through them and on to the results,
 * Enter picks one, Escape closes the list. The selection is stored as text, because the list changes while the
 * user types.
 */
function useOfferKeys(input: OfferKeysInput) {
  const { setOpen, offers } = input
  const [wanted, setWanted] = useState<string>()
  const active = offers.find((query) => query === wanted)
  const isOpen = offers.length > 0
  const goDown = () => {
    const next = offers[active === undefined ? 0 : offers.indexOf(active) + 1]
    setWanted(next)
    if (next !== undefined) return
    setOpen(false)
    input.onLeaveDown()
  }
  const goUp = () => setWanted(active && offers[offers.indexOf(active) - 1])
  const escape = () => {
    // The suggestions for an empty field must not appear after Escape has cleared it.
    setOpen(false)
    if (!isOpen) input.onEscape()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
    else if (event.key === 'ArrowDown') goDown()
    else if (event.key === 'ArrowUp' && isOpen) goUp()
    else if (event.key === 'Enter' && active !== undefined) input.onPick(active)
    else if (event.key === 'Enter') input.onConfirm()
    else if (event.key === 'Escape') escape()
    else return
    event.preventDefault()
  }
  return { active, leave: () => setWanted(undefined), onKeyDown }
}

/** Milliseconds for which suggestions are cached; they are computed once an hour. */
const FRESH_MS = 300_000

/** Loads popular searches that begin with these words; without words, the most popular ones. */
function useSuggestions(words: string, enabled: boolean): readonly string[] {
  const [client] = useState(createSearchClient)
  const query = words.trim()
  const { data } = useQuery({
    queryKey: [SUGGESTIONS_INDEX, query],
    queryFn: async () => {
      const { results } = await client.searchForHits<{ query: string }>({
        requests: [{ indexName: SUGGESTIONS_INDEX, query, hitsPerPage: SUGGESTIONS_SHOWN }],
      })
      return results[0]?.hits.map((hit) => hit.query) ?? []
    },
    enabled,
    staleTime: FRESH_MS,
    // Suggestions are optional: the search works without them.
    retry: false,
    placeholderData: keepPreviousData,
  })
  return enabled ? (data ?? []) : []
}

/** Milliseconds after the last key until suggestions are loaded. */
const TYPING_MS = 120

interface OffersProps {
  listId: string
  offers: readonly SearchOffer[]
  active: string | undefined
  onPick: (query: string) => void
}

const KINDS = [
  { kind: 'recent', label: 'recent', Icon: IconHistory },
  { kind: 'suggestion', label: 'suggestions', Icon: IconSearch },
] as const

function Offers({ listId, offers, active, onPick }: OffersProps) {
  const t = useTexts(searchTexts)
  const placed = offers.map((offer, at) => ({ ...offer, id: `${listId}-${at}` }))
  return (
    <div
      id={listId}
      className={`${look('frame', 'floating', 'p-4')} ${classes.offers}`}
      role="listbox"
      aria-label={t('offers')}
    >
      {KINDS.map(({ kind, label, Icon }) => {
        const own = placed.filter((offer) => offer.kind === kind)
        if (own.length === 0) return null
        return (
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <div id={`${listId}-${kind}`} className={`${look('dimmed', 'tiny')} ${classes.group}`}>
              {t(label)}
            </div>
            {own.map(({ id, query }) => (
              <UnstyledButton
                key={id}
                id={id}
                className={`${look('row', 'gap-10', 'rounded-sm', 'entry')} ${classes.option}`}
                role="option"
                tabIndex={-1}
                aria-selected={query === active}
                // Pressing a suggestion must not blur the field, which would close the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(query)}
              >
                <Icon size={16} aria-hidden className={look('quiet')} />
                <span className={look('truncate')}>{query}</span>
              </UnstyledButton>
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** Returns the typed text; follows changes by Back, reset or the address. */
function useTyped() {
  const { query, refine } = useSearchBox()
  const [typed, setTyped] = useState(query)
  // The field's own last query: any other query comes from Back, a reset or the address.
  const requested = useRef(query)
  useEffect(() => {
    if (query === requested.current) return
    requested.current = query
    setTyped(query)
  }, [query])
  const search = (given: string) => {
    const text = cutQuery(given)
    setTyped(text)
    requested.current = text
    refine(text)
  }
  return { typed, search }
}

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  /** Called when Down moves on to the results. */
  onLeaveDown: () => void
  /** Called with the words once the user has finished typing them. */
  onSearched: (words: string) => void
}

/**
 * Searches with every key press; suggests recent and popular searches (the ARIA combobox pattern). `/` focuses
 * the field from anywhere on the screen.
 */
export function SearchField({ field, onLeaveDown, onSearched }: SearchFieldProps) {
  const t = useTexts(catalogTexts)
  const listId = useId()
  const owner = ownerKeyOf(useSession())
  const { typed, search } = useTyped()
  const [isOpen, setOpen] = useState(false)
  const [debounced] = useDebouncedValue(typed, TYPING_MS)
  const suggestions = useSuggestions(debounced, isOpen)
  const offers = isOpen ? offersFor(typed, readRecent(owner), suggestions) : []
  const confirm = (words: string) => {
    setOpen(false)
    onSearched(words)
  }
  const pick = (query: string) => {
    search(query)
    confirm(query)
  }
  const keys = useOfferKeys({
    setOpen,
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
        setOpen(true)
      },
    ],
  ])
  const hasList = offers.length > 0
  return (
    <div className={look('relative')}>
      <TextInput
        ref={field}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={activeAt >= 0 ? `${listId}-${activeAt}` : undefined}
        autoComplete="off"
        spellCheck={false}
        size="md"
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          typed === '' ? (
            <Kbd className={look('phone-hidden', 'touch-hidden')} aria-hidden>
              /
            </Kbd>
          ) : (
            <CloseButton aria-label={t('clearSearch')} onClick={() => search('')} />
          )
        }
        value={typed}
        onChange={(event) => {
          search(event.currentTarget.value)
          setOpen(true)
          keys.leave()
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={keys.onKeyDown}
      />
      {hasList && <Offers listId={listId} offers={offers} active={keys.active} onPick={pick} />}
    </div>
  )
}
