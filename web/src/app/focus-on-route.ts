import { useEffect } from 'react'
import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { askTitleFocus } from '../lib/title'

/** Which page an address shows: filters, tabs and page numbers in it are the same page. */
function pageOf({ pathname, search }: ParsedLocation): string {
  const { page, id, slug }: Record<string, unknown> = { ...search }
  const named = typeof page === 'string' && !/^\d*$/.test(page)
  return [pathname, ...(named ? [page, id, slug] : [])].join(' ')
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
        if (fromLocation && pageOf(fromLocation) !== pageOf(toLocation)) askTitleFocus()
      }),
    [router],
  )
}
