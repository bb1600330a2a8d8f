/** A page elsewhere, which must not reach back into this one. */
const isPage = (url: string) => /^https?:$/.test(new URL(url, window.location.href).protocol)

/**
 * Opens a tab for an address that is known later; without one the tab goes again. Where the browser
 * lets none be opened there is a link to press.
 */
export function openTab() {
  const tab = window.open('', '_blank')
  return {
    goTo: (url: string | null) => {
      if (!tab) return
      if (url === null || !isPage(url)) {
        tab.close()
        return
      }
      tab.opener = null
      tab.location.replace(url)
    },
  }
}
