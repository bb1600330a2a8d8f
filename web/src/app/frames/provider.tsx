import { DeskGuard } from '../desk-guard'
import { PROVIDER_DESK } from '../provider-desk'

/** The console is for the provider's staff. */
export default function ProviderFrame() {
  return <DeskGuard desk={PROVIDER_DESK} />
}
