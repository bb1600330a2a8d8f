import { useEffect } from 'react'
import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { requestTitleFocus } from '../lib/title'

type Place = Pick<ParsedLocation<Record<string, unknown>>, 'pathname' | 'search'>

function readPage({ pathname, search: { page, id, slug } }: Place) {
  const isNamed = typeof page === 'string' && !/^\d*$/.test(page)
  return isNamed ? { pathname, page, id, slug } : { pathname }
}

/**
 * Returns true when two addresses show the same page. Filters, tabs and page numbers do not make another page,
 * nor does the id that a new document gets when first saved.
 */
export function isSamePage(from: Place, to: Place): boolean {
  const [before, after] = [readPage(from), readPage(to)]
  const sameDocument = before.id === undefined || before.id === after.id
  return (
    before.pathname === after.pathname &&
    before.page === after.page &&
    before.slug === after.slug &&
    sameDocument
  )
}

/**
 * Moves the focus to the title of a new page, as a real page load would, so that screen readers announce the
 * page.
 */
export function useFocusOnRoute(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation && !isSamePage(fromLocation, toLocation)) requestTitleFocus()
      }),
    [router],
  )
}
