import { DeskGuard } from '../desk-guard'
import { VENDOR_DESK } from '../vendor-desk'

export default function VendorFrame() {
  return <DeskGuard desk={VENDOR_DESK} />
}
