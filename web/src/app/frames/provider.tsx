import { PortalGuard } from '../desk-guard'
import { PROVIDER_PORTAL } from '../provider-desk'

export default function ProviderFrame() {
  return <PortalGuard portal={PROVIDER_PORTAL} />
}
