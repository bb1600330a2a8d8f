import { PortalGuard } from '../portal-guard'
import { VENDOR_PORTAL } from '../vendor-portal'

export default function VendorFrame() {
  return <PortalGuard portal={VENDOR_PORTAL} />
}
