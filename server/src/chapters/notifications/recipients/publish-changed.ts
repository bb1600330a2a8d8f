import type { SignalMap } from '../../../db/signals'
import type { Live } from '../../../realtime/live'
import { PLATFORM_ID } from '../live/live.store'

/** Publishes a hint to the companies' open screens to request the changes. */
export function publishChanged(live: Live, { owners }: SignalMap['changed']): void {
  const rooms = owners.map((id) => (id === PLATFORM_ID ? 'provider' : (`owner:${id}` as const)))
  live.publish(rooms, 'changed', null)
}
