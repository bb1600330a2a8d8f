import { Pagination } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useInstantSearch, usePagination } from 'react-instantsearch'
import { count } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { usePhone } from '../../lib/use-phone'
import classes from './search-pages.module.css'
import { look } from '../../ui/look'

/** Shown where the index's maximum number of hits is reached, with advice on narrowing the search. */
function MoreThanPages() {
  const t = useTexts(catalogTexts)
  const { results } = useInstantSearch()
  const { page, nbPages, nbHits, hitsPerPage, hits } = results
  const shown = page * hitsPerPage + hits.length
  if (page !== nbPages - 1 || shown >= nbHits) return null
  return (
    <p className={`${look('dimmed', 'text-center', 'mt-md')} ${classes.more}`} role="status">
      {t('moreThanPages', { shown: count(shown), count: count(nbHits) })}
    </p>
  )
}

/** Pager of the hits; `onTurn` scrolls to the first hit of the new page. */
export function SearchPages({ onTurn }: { onTurn: () => void }) {
  const t = useTexts(catalogTexts)
  const words = useTexts(shellTexts)
  const phone = usePhone()
  const { currentRefinement, nbPages, refine } = usePagination()
  if (nbPages <= 1) return null
  return (
    <>
      <MoreThanPages />
      <nav
        className={`${look('flex', 'justify-center', 'py-md')} ${classes.pages}`}
        aria-label={t('pages')}
      >
        <Pagination
          total={nbPages}
          value={currentRefinement + 1}
          siblings={phone ? 0 : 1}
          size="sm"
          gap={phone ? 4 : 8}
          getControlProps={(control) => ({
            'aria-label': words(control === 'next' ? 'pagerNext' : 'pagerPrevious'),
          })}
          getItemProps={(page) => ({ 'aria-label': t('pageNumber', { page }) })}
          onChange={(page) => {
            refine(page - 1)
            onTurn()
          }}
        />
      </nav>
    </>
  )
}
