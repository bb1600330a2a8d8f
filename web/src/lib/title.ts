import { useEffect } from 'react'
import { createStore } from './store'

const PRODUCT = 'Pasok'

/** The title of the screen, also the last breadcrumb of a page inside a module. */
export const titleStore = createStore('')

/** Names the browser's tab and the last breadcrumb. `PageHead` does it by itself. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT
    titleStore.set(title)
    return () => titleStore.set('')
  }, [title])
}
