import { useEffect } from 'react'
import { titleStore } from '../../lib/title'

/** Beyond this a number says no more than 'many'. */
const MOST = 99
const COUNTED = /^\(\d+\+?\) /

function showCount(count: number): void {
  const bare = document.title.replace(COUNTED, '')
  const number = count > MOST ? `${MOST}+` : String(count)
  document.title = count > 0 ? `(${number}) ${bare}` : bare
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
