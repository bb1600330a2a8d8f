import { Pagination } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { usePagination } from 'react-instantsearch'
import { useTexts } from '../../lib/texts'
import classes from './search-pages.module.css'

/** The pages of hits; `onTurn` brings the first of the new ones into sight. */
export function SearchPages({ onTurn }: { onTurn: () => void }) {
  const t = useTexts(catalogTexts)
  const words = useTexts(shellTexts)
  const { currentRefinement, nbPages, refine } = usePagination()
  if (nbPages <= 1) return null
  return (
    <nav className={classes.pages} aria-label={t('pages')}>
      <Pagination
        total={nbPages}
        value={currentRefinement + 1}
        siblings={1}
        size="sm"
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
  )
}
