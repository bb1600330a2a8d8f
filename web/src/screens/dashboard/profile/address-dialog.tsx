import type { Address } from '@pasok/domain/company/company.model'
import { AddressDialog } from '../../../features/company/address-dialog'
import { PlaceFields } from '../../../features/regions/place-fields'

interface ProfileAddressDialogProps {
  /** None: a new one. */
  address: Address | undefined
  onClose: () => void
}

/** The company's dialog with the regions' fields in it. */
export function ProfileAddressDialog(props: ProfileAddressDialogProps) {
  return <AddressDialog {...props} PlaceFields={PlaceFields} />
}
