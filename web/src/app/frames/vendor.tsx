import { PortalGuard } from '../desk-guard'
import { VENDOR_PORTAL } from '../vendor-desk'

export default function VendorFrame() {
  return <PortalGuard portal={VENDOR_PORTAL} />
}
