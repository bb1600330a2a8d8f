import { platformSettingTexts } from '@pasok/domain/vendors/vendors.platform-setting.texts'
import { TERM_LIMITS, type TermField } from '@pasok/domain/vendors/vendors.terms.rules'
import { bodyOf, differencesOf } from '../../../documents/edited-form'
import { FormBody } from '../../../documents/form-body'
import { SaveBar } from '../../../documents/save-bar'
import { TermsFields } from '../../../features/vendors/terms-fields'
import { useTexts } from '../../../lib/texts'
import { Card } from '../../../ui/two-columns'
import type { PlatformForm } from './use-platform-form'
import { look } from '../../../ui/look'

/** In the order of the specification. */
const ORDER: readonly TermField[] = [
  'default_discount',
  'default_payment_term',
  'default_down_payment',
]

/** Spec 2 §2, Platform setting: three required numbers. */
export function PlatformCard({ form }: { form: PlatformForm }) {
  const t = useTexts(platformSettingTexts)
  const rangeOf = (field: TermField) => {
    const { min, max } = TERM_LIMITS[field]
    return t('range', { min, max })
  }
  const words = {
    default_discount: { label: t('discount'), help: rangeOf('default_discount') },
    default_payment_term: { label: t('paymentTerm'), help: rangeOf('default_payment_term') },
    default_down_payment: { label: t('downPayment'), help: rangeOf('default_down_payment') },
  }
  const told = ORDER.map((field) => ({
    label: words[field].label,
    of: (draft: PlatformForm['draft']) => draft[field],
  }))
  return (
    <Card title={t('heading')}>
      <form
        noValidate
        className={look('stack', 'gap-md')}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <p className={look('dimmed', 'mt-2', 'mb-4')}>{t('headingText')}</p>
        <FormBody
          {...bodyOf(form, (theirs) => differencesOf(told, form.draft, theirs))}
          failureTitle={t('notSaved')}
        >
          <TermsFields form={form} order={ORDER} words={words} />
        </FormBody>
        <SaveBar inCard form={form} label={t('save')} />
      </form>
    </Card>
  )
}
