import { companyProfileTexts } from '@pasok/domain/company/company.profile.texts'
import { RecordDialog } from '../../documents/record-dialog'
import { useTexts } from '../../lib/texts'
import { sentPhone } from '../../ui/phone'
import { AddressFields } from './address-fields'
import { ContactFields } from './company-fields'
import { lineOf } from './place-line'
import { contactPart } from './profile-parts'
import { useProfileForm, type ProfileDialogProps } from './use-profile-form'
import type { WizardPieces } from './wizard-pieces'
import { look } from '../../ui/look'

/** Contact and Address (Spec 1 §2): contact name, two phone numbers and the address. */
export function ProfileContactDialog({
  PlaceFields,
  ...props
}: ProfileDialogProps & Pick<WizardPieces, 'PlaceFields'>) {
  const t = useTexts(companyProfileTexts)
  const form = useProfileForm(props, contactPart)
  const { draft, state, type } = form
  return (
    <RecordDialog
      title={t('contactTitle')}
      failureTitle={t('saveFailed')}
      form={form}
      fields={[
        { label: t('contactName'), of: ({ technical_contact: name }) => name },
        { label: t('mainPhone'), of: ({ phone }) => sentPhone(phone) },
        { label: t('mobilePhone'), of: ({ whatsapp }) => sentPhone(whatsapp) },
        { label: t('addressLine'), of: ({ place }) => lineOf(place) },
      ]}
      onClose={props.onClose}
    >
      <ContactFields form={draft} state={state} onType={type} />
      <p className={look('dimmed')}>{t('contactAddressHelp')}</p>
      <AddressFields
        PlaceFields={PlaceFields}
        place={draft.place}
        state={state}
        onChange={(place, field) => type({ place }, field)}
      />
    </RecordDialog>
  )
}
