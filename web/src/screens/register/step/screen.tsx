import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { useQueryClient } from '@tanstack/react-query'
import { companyKey } from '../../../features/company/company.queries'
import { CompanyWizard } from '../../../features/company/company-wizard'
import { UploadField } from '../../../features/files/upload-field'
import { PlaceFields } from '../../../features/regions/place-fields'
import { call } from '../../../lib/api'
import { renewSession, useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { PageHead } from '../../../ui/page-head'

/** `/register/step` (Spec 1 §2): the only screen of a first-time user. */
export default function RegisterStepScreen() {
  const t = useTexts(companyWizardTexts)
  const shell = useTexts(shellTexts)
  const queries = useQueryClient()
  const { fullname, auth_id, buyer_id } = useSession()
  // The guard opens the dashboard one second after the session is updated (Spec 1 §4).
  const finish = async () => {
    await call('updateBuyerUser', { params: { auth_id }, body: { isFirstTime: false } })
    await renewSession(false)
    await queries.invalidateQueries({ queryKey: companyKey(buyer_id) })
    toastSuccess(t('registered'))
  }
  return (
    <>
      <PageHead title={`${shell('welcome')} ${fullname}`} text={t('welcomeHelp')} />
      <CompanyWizard
        pieces={{ PlaceFields, UploadField }}
        submitLabel={t('submit')}
        onSaved={finish}
      />
    </>
  )
}
