import { PortalGuard } from '../portal-guard'
import { PROVIDER_PORTAL } from '../provider-portal'

export default function ProviderFrame() {
  return <PortalGuard portal={PROVIDER_PORTAL} />
}
