import { DeskGuard } from '../desk-guard'
import { PROVIDER_DESK } from '../provider-desk'

export default function ProviderFrame() {
  return <DeskGuard desk={PROVIDER_DESK} />
}
