import { useEffect } from 'react'
import { badgeOf } from '../../lib/format'
import { titleStore } from '../../lib/title'

const COUNTED = /^\(\d+\+?\) /

function showCount(count: number): void {
  const bare = document.title.replace(COUNTED, '')
  document.title = count > 0 ? `(${badgeOf(count)}) ${bare}` : bare
}

/** How much is unread, before the title of whatever screen stands: it is seen in a tab behind others. */
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
