import { useHotkeys } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { firstScreenLoadedStore, FirstScreenWatch } from '../lib/first-screen'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useStore } from '../lib/store'
import { closeWithToast } from '../lib/toast'
import type { NavigationEntry } from './navigation-entries'
import type { ExtrasLayerProps } from './extras-layer'
import { closeExtra, extraStore } from './extras.store'
import { useAway } from './use-away'

/** Milliseconds in which the letter must follow the `g`. */
const PATIENCE = 1_200

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** An open dialog or menu handles the keys. */
const isCovered = () => document.querySelector('[role="dialog"], [role="menu"]') !== null

/** Opens a screen by pressing `g` and then its letter. */
function useGoKeys(navigation: readonly NavigationEntry[]): void {
  const router = useRouter()
  useEffect(() => {
    let since = -Infinity
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, timeStamp } = event
      if (ctrlKey || metaKey || altKey || isTyping(event.target) || isCovered()) return
      if (timeStamp - since <= PATIENCE) {
        since = -Infinity
        const entry = navigation.find(({ letter }) => letter === key.toLowerCase())
        if (!entry) return
        event.preventDefault()
        void router.navigate({ to: entry.path })
      } else if (key === 'g') since = timeStamp
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [navigation, router])
}

// Not part of the first load: none of these is needed to show the screen.
const ExtrasLayer = lazyPiece(async () => (await import('./extras-layer')).ExtrasLayer)

/** Loads the extras immediately when the user opens one, and again when the connection returns. */
function Later() {
  const requested = useStore(extraStore)
  useEffect(() => {
    if (requested !== null) ExtrasLayer.load().catch(closeWithToast(closeExtra))
  }, [requested])
  useAway(ExtrasLayer.preload)
  return null
}

/** The additions of every screen: connection banner, palette, shortcuts and feedback. */
export function Extras(props: ExtrasLayerProps) {
  useHotkeys([['mod+K', () => extraStore.set('palette')]], [])
  useHotkeys([['shift+?', () => extraStore.set('shortcuts')]])
  useGoKeys(props.navigation)
  const isFirstScreenLoaded = useStore(firstScreenLoadedStore)
  return (
    <>
      {!isFirstScreenLoaded && <FirstScreenWatch />}
      <LazyBoundary late optional fallback={<Later />}>
        <ExtrasLayer {...props} />
      </LazyBoundary>
    </>
  )
}
