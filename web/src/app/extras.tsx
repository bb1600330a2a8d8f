import { useHotkeys } from '@mantine/hooks'
import { useEffect } from 'react'
import { calmStore, CalmWatch } from '../lib/calm'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useStore } from '../lib/store'
import { closeWithToast } from '../lib/toast'
import type { ExtrasLayerProps } from './extras-layer'
import { closeExtra, extraStore } from './extras.store'
import { useAway } from './use-away'
import { useGoKeys } from './use-go-keys'

// No part of the first load: the screen stands before anybody asks for these.
const ExtrasLayer = lazyPiece(async () => (await import('./extras-layer')).ExtrasLayer)

/** What the network kept back comes with it; who asks for one of them doesn't wait until it is calm. */
function Later() {
  const asked = useStore(extraStore)
  useEffect(() => {
    if (asked !== null) ExtrasLayer.load().catch(closeWithToast(closeExtra))
  }, [asked])
  useAway(ExtrasLayer.preload)
  return null
}

/** What every screen has besides: the connection's banner, palette, shortcuts, feedback. */
export function Extras(props: ExtrasLayerProps) {
  useHotkeys([['mod+K', () => extraStore.set('palette')]], [])
  useHotkeys([['shift+?', () => extraStore.set('shortcuts')]])
  useGoKeys(props.doors)
  const isCalm = useStore(calmStore)
  return (
    <>
      {!isCalm && <CalmWatch />}
      <LazyBoundary late optional fallback={<Later />}>
        <ExtrasLayer {...props} />
      </LazyBoundary>
    </>
  )
}
