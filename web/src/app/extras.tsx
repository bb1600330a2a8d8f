import { lazy, Suspense, type ComponentType } from 'react'
import type { Door } from './doors'

// No part of the first load: the screen stands before anybody asks for these.
const ExtrasLayer = lazy<ComponentType<ExtrasProps>>(() =>
  import('./extras-layer').then(
    ({ ExtrasLayer: Loaded }) => ({ default: Loaded }),
    () => ({ default: Nothing }),
  ),
)

/** Where the network failed: the screen goes on without them. */
const Nothing = () => null

interface ExtrasProps {
  /** The screens that this person may open. */
  doors: readonly Door[]
  feedback?: 'open' | 'closed'
}

/** What every screen has besides: the connection's banner, palette, shortcuts, feedback. */
export function Extras(props: ExtrasProps) {
  return (
    <Suspense>
      <ExtrasLayer {...props} />
    </Suspense>
  )
}
