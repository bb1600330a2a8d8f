import { companyProfileTexts } from '@pasok/domain/company/company.profile.texts'
import { RecordDialog } from '../../documents/record-dialog'
import { useTexts } from '../../lib/texts'
import { sentPhone } from '../../ui/phone'
import { AddressFields } from './address-fields'
import { BusinessNameField, CategoryField, ContactFields } from './company-fields'
import { lineOf } from './place-line'
import {
  contactPart,
  detailPart,
  SOCIAL_FIELDS,
  type SocialDraft,
  socialPart,
} from './profile-parts'
import { type ProfileDialogProps, useProfileForm } from './use-profile-form'
import type { WizardPieces } from './wizard-pieces'
import { look } from '../../ui/look'
import { SocialFields } from './social-fields'
import { TextInput } from '@mantine/core'
import { stripCode } from '@pasok/domain/company/company.rules'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { MarketingLine } from './marketing-line'

/** Business name, category and custom code (Spec 1 §2); other details are changed by the provider. */
export function ProfileDetailDialog(props: ProfileDialogProps) {
  const t = useTexts(companyProfileTexts)
  const form = useProfileForm(props, detailPart)
  const { draft, state, type } = form
  const fields = { form: draft, state, onType: type }
  return (
    <RecordDialog
      title={t('detailTitle')}
      failureTitle={t('saveFailed')}
      form={form}
      fields={[
        { label: t('businessName'), of: ({ name }) => name },
        { label: t('category'), of: ({ category }) => category },
        { label: t('customCode'), of: ({ costume_code: code }) => stripCode(code) },
      ]}
      onClose={props.onClose}
    >
      <BusinessNameField {...fields} />
      <CategoryField {...fields} required={false} />
      <TextInput
        label={t('customCode')}
        description={t('customCodeHelp')}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_NAME}
        value={draft.costume_code}
        onChange={({ currentTarget }) => type({ costume_code: currentTarget.value })}
        onBlur={() => type({ costume_code: stripCode(draft.costume_code) })}
      />
      <MarketingLine
        text={t('otherFields')}
        textWithoutMail={t('otherFieldsNoMail')}
        email={props.company.marketing_email}
      />
    </RecordDialog>
  )
}

/** The four social media links (Spec 1 §2). */
export function ProfileSocialDialog(props: ProfileDialogProps) {
  const t = useTexts(companyProfileTexts)
  const form = useProfileForm(props, socialPart)
  return (
    <RecordDialog
      title={t('socialTitle')}
      failureTitle={t('saveFailed')}
      form={form}
      fields={SOCIAL_FIELDS.map((field) => ({
        label: t(field),
        of: (draft: SocialDraft) => draft[field],
      }))}
      onClose={props.onClose}
    >
      <SocialFields form={form.draft} state={form.state} onType={form.type} />
    </RecordDialog>
  )
}

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
