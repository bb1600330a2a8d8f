import { Fetched, fetchAhead, pieceOf } from '../lib/fetched'
import type { ExtrasLayerProps } from './extras-layer'
import { useAway } from './use-away'

// No part of the first load: the screen stands before anybody asks for these.
const extrasLayer = pieceOf(async () => (await import('./extras-layer')).ExtrasLayer)

/** What the network kept back comes with it. */
function Later() {
  useAway(() => fetchAhead(extrasLayer))
  return null
}

/** What every screen has besides: the connection's banner, palette, shortcuts, feedback. */
export function Extras(props: ExtrasLayerProps) {
  return <Fetched piece={extrasLayer} props={props} fallback={<Later />} />
}
