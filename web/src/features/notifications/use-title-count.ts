import { useEffect } from 'react'
import { badgeOf } from '../../lib/format'
import { titleStore } from '../../lib/title'

const COUNTED = /^\(\d+\+?\) /

function showCount(count: number): void {
  const bare = document.title.replace(COUNTED, '')
  document.title = count > 0 ? `(${badgeOf(count)}) ${bare}` : bare
}

/** Shows the number of unread notifications in the page title, visible in background tabs. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    showCount(count)
    const end = titleStore.subscribe(() => showCount(count))
    return () => {
      end()
      showCount(0)
    }
  }, [count])
}
