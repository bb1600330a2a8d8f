import { useEffect } from 'react'
import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { askTitleFocus } from '../lib/title'

type Place = Pick<ParsedLocation<Record<string, unknown>>, 'pathname' | 'search'>

function readPage({ pathname, search: { page, id, slug } }: Place) {
  const isNamed = typeof page === 'string' && !/^\d*$/.test(page)
  return isNamed ? { pathname, page, id, slug } : { pathname }
}

/**
 * True when two addresses show the same page: filters, tabs and page numbers in them make no other
 * page, nor does the id that a new document gets when it is first saved.
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
 * After going to another page the keyboard stands at its title, as after a real page load; those who
 * can't see the page hear its name.
 */
export function useFocusOnRoute(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation && !isSamePage(fromLocation, toLocation)) askTitleFocus()
      }),
    [router],
  )
}
