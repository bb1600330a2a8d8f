import { companyProfileTexts } from '@pasok/domain/company/company.profile.texts'
import { RecordDialog } from '../../documents/record-dialog'
import { useTexts } from '../../lib/texts'
import { SOCIAL_FIELDS, socialPart, type SocialDraft } from './profile-parts'
import { SocialFields } from './social-fields'
import { useProfileForm, type ProfileDialogProps } from './use-profile-form'

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
