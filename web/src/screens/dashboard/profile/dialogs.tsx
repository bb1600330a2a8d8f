import type { Address } from '@pasok/domain/company/company.model'
import { AddressDialog } from '../../../features/company/address-dialog'
import {
  ProfileContactDialog,
  ProfileDetailDialog,
  ProfileSocialDialog,
} from '../../../features/company/profile-contact-dialog'

import type { ProfileDialogProps } from '../../../features/company/use-profile-form'
import { PlaceFields } from '../../../features/regions/place-fields'

/** Parts of the company with a dialog of their own. */
export type Part = 'detail' | 'contact' | 'social'

/** Dialog for a part of Company Info, with the region fields if it has an address. */
export function PartDialog({ part, ...props }: ProfileDialogProps & { part: Part }) {
  if (part === 'detail') return <ProfileDetailDialog {...props} />
  if (part === 'social') return <ProfileSocialDialog {...props} />
  return <ProfileContactDialog {...props} PlaceFields={PlaceFields} />
}

interface CompanyAddressDialogProps {
  /** Undefined for a new address. */
  address: Address | undefined
  onClose: () => void
}

export function CompanyAddressDialog(props: CompanyAddressDialogProps) {
  return <AddressDialog {...props} PlaceFields={PlaceFields} />
}
