import { TextInput } from '@mantine/core'
import { companyProfileTexts } from '@pasok/domain/company/company.profile.texts'
import { stripCode } from '@pasok/domain/company/company.rules'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { RecordDialog } from '../../documents/record-dialog'
import { useTexts } from '../../lib/texts'
import { BusinessNameField, CategoryField } from './company-fields'
import { MarketingLine } from './marketing-line'
import { detailPart } from './profile-parts'
import { useProfileForm, type ProfileDialogProps } from './use-profile-form'

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
