import type { Address } from '@pasok/domain/company/company.model'
import { AddressDialog } from '../../../features/company/address-dialog'
import { ProfileContactDialog } from '../../../features/company/profile-contact-dialog'
import { ProfileDetailDialog } from '../../../features/company/profile-detail-dialog'
import { ProfileSocialDialog } from '../../../features/company/profile-social-dialog'
import type { ProfileDialogProps } from '../../../features/company/use-profile-form'
import { PlaceFields } from '../../../features/regions/place-fields'

/** What of the company is edited in a dialog of its own. */
export type Part = 'detail' | 'contact' | 'social'

/** The dialog of a part of Company Info, with the regions' fields where it has an address. */
export function PartDialog({ part, ...props }: ProfileDialogProps & { part: Part }) {
  if (part === 'detail') return <ProfileDetailDialog {...props} />
  if (part === 'social') return <ProfileSocialDialog {...props} />
  return <ProfileContactDialog {...props} PlaceFields={PlaceFields} />
}

interface CompanyAddressDialogProps {
  /** None: a new one. */
  address: Address | undefined
  onClose: () => void
}

/** The dialog of an address, with the regions' fields in it. */
export function CompanyAddressDialog(props: CompanyAddressDialogProps) {
  return <AddressDialog {...props} PlaceFields={PlaceFields} />
}
