import { DeskGuard } from '../desk-guard'
import { VENDOR_DESK } from '../vendor-desk'

/** The desk is for a vendor's people. */
export default function VendorFrame() {
  return <DeskGuard desk={VENDOR_DESK} />
}
