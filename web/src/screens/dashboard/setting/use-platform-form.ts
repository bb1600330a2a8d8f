import type { PlatformSetting } from '@pasok/domain/vendors/vendors.platform-setting.contract'
import { platformSettingTexts } from '@pasok/domain/vendors/vendors.platform-setting.texts'
import { usePlatformSettingRecord } from '../../../features/vendors/platform-setting.queries'
import { draftOfTerms, termsOf } from '../../../features/vendors/terms-draft'
import { useTermsForm } from '../../../features/vendors/use-terms-form'

const REQUIRED = {
  default_discount: platformSettingTexts.discountRequired,
  default_down_payment: platformSettingTexts.downPaymentRequired,
  default_payment_term: platformSettingTexts.paymentTermRequired,
}

/** Spec 2 §2, Setting Platform, as it is typed. */
export function usePlatformForm(setting: PlatformSetting) {
  const { write, read } = usePlatformSettingRecord()
  return useTermsForm({
    initial: () => draftOfTerms(setting),
    version: setting.version,
    required: REQUIRED,
    contentOf: termsOf,
    write: (draft, version) =>
      write({ ...termsOf(draft), ...(version !== undefined && { version }) }),
    read: async () => {
      const newest = await read()
      return { draft: draftOfTerms(newest), version: newest.version }
    },
  })
}
export type PlatformForm = ReturnType<typeof usePlatformForm>
