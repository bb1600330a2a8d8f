import { ProfileContactDialog } from '../../../features/company/profile-contact-dialog'
import type { ProfileDialogProps } from '../../../features/company/use-profile-form'
import { PlaceFields } from '../../../features/regions/place-fields'

/** The company's dialog with the regions' fields in it. */
export function ContactDialog(props: ProfileDialogProps) {
  return <ProfileContactDialog {...props} PlaceFields={PlaceFields} />
}
