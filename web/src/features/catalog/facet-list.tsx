import { Box, Checkbox, TextInput, UnstyledButton } from '@mantine/core'
import { searchTexts } from '@pasok/domain/catalog/search/search.texts'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { count } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import classes from './facet-list.module.css'
import type { Facet } from './facets'
import { look } from '../../ui/look'

interface FacetListProps {
  facet: Facet
  /** True while the first response is loading: reserves the space. */
  isPending: boolean
}

const ROOM = 5
const SEARCH_LABELS = { brand: 'searchBrand', vendor: 'searchVendor' } as const

/** Search text within a facet; its matches are updated together with the hits. */
function useWordsWithin(facet: Facet) {
  const { results } = useInstantSearch()
  const [words, setWords] = useState('')
  const again = useEffectEvent(() => {
    if (words !== '') facet.searchWithin(words)
  })
  useEffect(() => again(), [results])
  const search = (text: string) => {
    setWords(text)
    facet.searchWithin(text)
  }
  return { words, search }
}

type ValueProps = { item: Facet['items'][number]; onToggle: () => void }

function Value({ item, onToggle }: ValueProps) {
  return (
    <li className={classes.value}>
      <Checkbox
        size="xs"
        classNames={{ body: look('align-center'), labelWrapper: look('grow') }}
        label={
          <span className={look('flex', 'justify-between', 'align-baseline', 'gap-xs', 'text-xs')}>
            <span className={look('truncate')} title={item.label}>
              {item.label}
            </span>
            <span className={look('dimmed', 'tiny', 'tabular')}>{count(item.count)}</span>
          </span>
        }
        checked={item.isRefined}
        onChange={onToggle}
      />
    </li>
  )
}

export function FacetList({ facet, isPending }: FacetListProps) {
  const t = useTexts(catalogTexts)
  const ts = useTexts(searchTexts)
  const { words, search } = useWordsWithin(facet)
  const { items } = facet
  const isSearched = words !== ''
  const toggle = (value: string) => {
    if (isSearched) search('')
    facet.toggle(value)
  }
  const none = isSearched ? ts('noSuchFacet') : t('noFacet')
  return (
    <fieldset className={classes.facet} data-rows={isPending ? ROOM : undefined}>
      <Box component="legend" mb={6} className={look('p-0', 'text-xs', 'semibold')}>
        {t(facet.name)}
      </Box>
      {(facet.canShowMore || isSearched) && (
        <TextInput
          type="search"
          size="xs"
          mb={6}
          aria-label={ts(SEARCH_LABELS[facet.name])}
          placeholder={ts(SEARCH_LABELS[facet.name])}
          leftSection={<IconSearch size={14} aria-hidden />}
          maxLength={100}
          value={words}
          onChange={(event) => search(event.currentTarget.value)}
        />
      )}
      {items.length === 0 && !isPending && <p className={look('dimmed', 'text-xs')}>{none}</p>}
      <ul>
        {items.map((item) => (
          <Value key={item.value} item={item} onToggle={() => toggle(item.value)} />
        ))}
      </ul>
      {facet.canShowMore && !isSearched && (
        <UnstyledButton
          mt={4}
          className={look(
            'inline-row',
            'gap-4',
            'color-link',
            'text-xs',
            'medium',
            'hover-underline',
            'phone-touch',
          )}
          aria-expanded={facet.isShowingMore}
          onClick={facet.toggleShowMore}
        >
          {t(facet.isShowingMore ? 'showLess' : 'showMore')}
          <IconChevronDown
            size={14}
            aria-hidden
            className={look('turn', 'turned')}
            data-opened={facet.isShowingMore || undefined}
          />
        </UnstyledButton>
      )}
    </fieldset>
  )
}
