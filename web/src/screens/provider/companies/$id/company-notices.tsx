import { Alert, Button } from '@mantine/core'
import type { CompanyFile } from '@pasok/domain/company/company.provider.model'
import {
  providerCompanyFileTexts,
  providerCompanyTexts,
} from '@pasok/domain/company/company.provider.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import {
  IconAlertTriangle,
  IconArrowRight,
  IconCircleCheck,
  IconInfoCircle,
  IconRefresh,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { FailureNotice } from '../../../../documents/failure-notice'
import { useNextWaiting } from '../../../../features/company/provider-companies.queries'
import { useFormats } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import type { CompanyDecision, Decided } from './use-company-decision'
import { look } from '../../../../ui/look'

function DecidedNotice({ file, decided }: { file: CompanyFile; decided: Decided }) {
  const t = useTexts(providerCompanyFileTexts)
  const tc = useTexts(providerCompanyTexts)
  const next = useNextWaiting(file._id, true)
  const box = useRef<HTMLDivElement>(null)
  // The focused button disappeared with the decision.
  useEffect(() => box.current?.focus(), [])
  const words = { company: file.legal_name }
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="status"
      color="green"
      icon={<IconCircleCheck size={18} aria-hidden />}
      title={t(decided === 'verify' ? 'isVerified' : 'isReturned', words)}
    >
      {t('ownerTold')} {next.data === null && t('noneLeft')}
      <div className={look('mt-sm')}>
        {next.data ? (
          <Button
            size="xs"
            rightSection={<IconArrowRight size={14} aria-hidden />}
            renderRoot={(props) => (
              <Link {...props} to="/provider/companies/$id" params={{ id: next.data?._id ?? '' }} />
            )}
          >
            {t('nextWaiting', { company: next.data.legal_name })}
          </Button>
        ) : (
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => <Link {...props} to="/provider" />}
          >
            {tc('showWaiting')}
          </Button>
        )}
      </div>
    </Alert>
  )
}

function useHindrances(file: CompanyFile): readonly string[] {
  const t = useTexts(providerCompanyFileTexts)
  if (file.actions.verify || file.standing === 'verified') return []
  return [
    ...(file.standing === 'registering' ? [t('becauseWizard')] : []),
    ...(file.standing === 'returned' ? [t('becauseReturned')] : []),
    ...(file.email_verified ? [] : [t('becauseEmail', { email: file.owner_email })]),
  ]
}

function Hindrances({ file }: { file: CompanyFile }) {
  const t = useTexts(providerCompanyFileTexts)
  const { relative } = useFormats()
  const hindrances = useHindrances(file)
  const { returned_reason: reason } = file.detail
  return (
    <>
      {hindrances.length > 0 && (
        <Alert
          color="yellow"
          role="note"
          id="cannot-verify"
          icon={<IconInfoCircle size={18} aria-hidden />}
          title={t('cannotVerify')}
        >
          <ul className={look(hindrances.length > 1 && 'bullets')}>
            {hindrances.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Alert>
      )}
      {file.standing === 'returned' && reason !== '' && (
        <Alert
          color="gray"
          role="note"
          title={t('returnedBecause', {
            time: file.decided_at === null ? '' : relative(file.decided_at),
          })}
        >
          <p className={look('break-anywhere', 'pre-wrap')}>{reason}</p>
        </Alert>
      )}
    </>
  )
}

interface CompanyNoticesProps {
  file: CompanyFile
  isChanged: boolean
  decision: CompanyDecision
}

/** Notices before the decision, and its result. */
export function CompanyNotices({ file, isChanged, decision }: CompanyNoticesProps) {
  const t = useTexts(providerCompanyFileTexts)
  const tp = useTexts(providerTexts)
  const { failure, decided } = decision
  const again = (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconRefresh size={14} aria-hidden />}
      onClick={() => void decision.loadAgain()}
    >
      {tp('loadAgain')}
    </Button>
  )
  return (
    <div className={look('stack', 'gap-sm', 'mb-md', 'empty-hidden')}>
      {failure && (
        <FailureNotice
          title={failure.title}
          messages={[failure.message]}
          onClose={decision.dismiss}
          action={failure.isLost ? again : undefined}
        />
      )}
      {isChanged && !failure?.isLost && (
        <Alert
          color="yellow"
          role="status"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t('changedTitle')}
        >
          {t('changedText')}
          <div className={look('mt-sm')}>{again}</div>
        </Alert>
      )}
      {decided && <DecidedNotice file={file} decided={decided} />}
      {!decided && <Hindrances file={file} />}
    </div>
  )
}
