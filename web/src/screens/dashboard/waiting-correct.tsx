import { Button } from '@mantine/core'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { WIZARD_REDIRECT_DELAY_MS } from '@pasok/domain/identity/identity.constants'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { CompanyWizard } from '../../features/company/company-wizard'
import { companyKey } from '../../features/company/company.queries'
import { UploadField } from '../../features/files/upload-field'
import { PlaceFields } from '../../features/regions/place-fields'
import { call } from '../../lib/api'
import { renewSession, useSession } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { PageHead } from '../../ui/page-head'
import { ReturnedNotice } from './waiting-returned'

const WAITING = '/dashboard'

/** Returns to the waiting screen one second after submitting, unless the user has left already. */
function useReturn(): () => void {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current = setTimeout(() => router.history.replace(WAITING), WIZARD_REDIRECT_DELAY_MS)
  }
}

/**
 * `?page=correct`: both wizard steps again, to correct the submitted data; a returned company submits again.
 */
export function WaitingCorrect() {
  const t = useTexts(companyWizardTexts)
  const queries = useQueryClient()
  const { company_detail: detail, buyer_id } = useSession()
  const isReturnedNow = detail.returned_reason !== ''
  // Stored once, so that the texts stay while the page is shown for another second after submitting.
  const [isReturned, setReturned] = useState(isReturnedNow)
  if (isReturnedNow && !isReturned) setReturned(true)
  const goBack = useReturn()
  const finish = async () => {
    if (isReturnedNow) await call('resubmitCompany', {})
    // The data is submitted; a failed session renewal must not make the user submit again.
    await renewSession(false).catch(() => undefined)
    await queries.invalidateQueries({ queryKey: companyKey(buyer_id) })
    toastSuccess(t(isReturned ? 'resubmitted' : 'saved'))
    goBack()
  }
  return (
    <>
      <PageHead
        title={t(isReturned ? 'correctTitle' : 'changeTitle')}
        text={t(isReturned ? 'correctHelp' : 'changeHelp')}
        actions={
          <Button
            component={Link}
            to={WAITING}
            variant="default"
            leftSection={<IconArrowLeft size={16} stroke={1.75} aria-hidden />}
          >
            {t('toWaiting')}
          </Button>
        }
      />
      {isReturnedNow && <ReturnedNotice reason={detail.returned_reason} />}
      <CompanyWizard
        pieces={{ PlaceFields, UploadField }}
        submitLabel={t(isReturned ? 'resubmit' : 'submit')}
        onSaved={finish}
      />
    </>
  )
}
