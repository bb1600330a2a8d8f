import { ActionIcon, Alert, Button, Menu } from '@mantine/core'
import type { CompanyFile } from '@pasok/domain/company/provider/provider.model'
import {
  providerCompanyFileTexts,
  providerCompanyTexts,
} from '@pasok/domain/company/provider/provider.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowRight,
  IconBuildingOff,
  IconCheck,
  IconCircleCheck,
  IconCrown,
  IconDots,
  IconInfoCircle,
  IconListSearch,
  IconRefresh,
} from '@tabler/icons-react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { LoadError } from '../../../../documents/load-error'
import { CompanyStageChip } from '../../../../features/company/provider-chip'
import {
  type LookedAt,
  useCompanyFile,
  useNextWaiting,
} from '../../../../features/company/provider-companies.queries'
import { CompanyDetails } from '../../../../features/company/provider-company-details'
import { CompanyDocuments } from '../../../../features/company/provider-documents'
import { TransferDialog } from '../../../../features/company/provider-hand-over-dialog'
import { ReturnDialog } from '../../../../features/company/provider-return-dialog'
import { ApiError } from '../../../../lib/api-error'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { look } from '../../../../ui/look'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import classes from './company.module.css'
import { type CompanyDecision, type Decided, useCompanyDecision } from './use-company-decision'
import { FailureNotice } from '../../../../documents/failure-notice'
import { useFormats } from '../../../../lib/format'

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
function CompanyNotices({ file, isChanged, decision }: CompanyNoticesProps) {
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

interface CompanyActionsProps {
  file: CompanyFile
  decision: CompanyDecision
}

function CompanyActions({ file, decision }: CompanyActionsProps) {
  const t = useTexts(providerCompanyFileTexts)
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'return' | 'hand-over' | null>(null)
  const [reason, setReason] = useState('')
  const { actions, standing } = file
  const isOpen = standing !== 'verified'
  const close = () => setOpened(null)
  const onReturn = async (words: string) => {
    const isDone = await decision.sendBack(words)
    if (isDone) setReason('')
    close()
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('more')}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCrown size={16} aria-hidden />}
            onClick={() => setOpened('hand-over')}
          >
            {t('handOver')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconListSearch size={16} aria-hidden />}
            onClick={() => void navigate({ to: '/provider/audit', search: { company: file._id } })}
          >
            {t('auditOf')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {actions.return && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          disabled={decision.isVerifying}
          onClick={() => setOpened('return')}
        >
          {t('return')}
        </Button>
      )}
      {isOpen && (
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={decision.isVerifying}
          disabled={!actions.verify || decision.isReturning}
          aria-describedby={actions.verify ? undefined : 'cannot-verify'}
          onClick={() => void decision.verify()}
        >
          {t('verify')}
        </Button>
      )}
      {opened === 'return' && (
        <ReturnDialog
          company={file.legal_name}
          reason={reason}
          onReason={setReason}
          pending={decision.isReturning}
          onClose={() => {
            setReason('')
            close()
          }}
          onReturn={(words) => void onReturn(words)}
        />
      )}
      {opened === 'hand-over' && (
        <TransferDialog
          file={file}
          pending={decision.isHandingOver}
          onClose={close}
          onChoose={(heir) => {
            close()
            void decision.transfer(heir)
          }}
        />
      )}
    </>
  )
}

type File = NonNullable<LookedAt['file']>

function Company({ file, looked }: { file: File; looked: LookedAt }) {
  const navigate = useNavigate()
  const { document } = useSearch({ from: '/provider/companies/$id' })
  const decision = useCompanyDecision(file, looked.load)
  const choose = (id: string) =>
    void navigate({
      to: '/provider/companies/$id',
      params: { id: file._id },
      search: (before) => ({ ...before, document: id }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <PageHead
        sticky
        title={file.legal_name}
        aside={<CompanyStageChip stage={file.standing} />}
        actions={<CompanyActions file={file} decision={decision} />}
      />
      <CompanyNotices file={file} isChanged={looked.isChanged} decision={decision} />
      <div className={`${classes.columns} ${look('grid', 'align-start', 'gap-md')}`}>
        <CompanyDetails file={file} />
        <div className={`${classes.documents} ${look('grid')}`}>
          <CompanyDocuments
            documents={file.legal_documents}
            latest={looked.latest?.legal_documents ?? []}
            chosenId={document}
            onChoose={choose}
            onLoadAgain={() => void looked.load()}
          />
        </div>
      </div>
    </>
  )
}

function Missing() {
  const t = useTexts(providerCompanyFileTexts)
  const tp = useTexts(providerTexts)
  return (
    <>
      <PageHead title={tp('companies')} />
      <EmptyState
        icon={<IconBuildingOff size={22} />}
        text={t('missing')}
        helper={t('missingHelp')}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/provider" />}>{t('toList')}</Button>
        }
      />
    </>
  )
}

/** `/provider/companies/$id`: one company with its documents, and the verification decision. */
export default function CompanyScreen() {
  const tp = useTexts(providerTexts)
  const { id } = useParams({ from: '/provider/companies/$id' })
  const looked = useCompanyFile(id)
  const { file, error, isFetching, load } = looked
  if (file) return <Company key={file._id} file={file} looked={looked} />
  if (error instanceof ApiError && error.status === 404) return <Missing />
  return (
    <>
      <PageHead sticky title={tp('companies')} />
      {error ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void load()} />
      ) : (
        <div className={`${classes.columns} ${look('grid', 'align-start', 'gap-md')}`}>
          <div className={look('card')}>
            <SkeletonRows rows={12} />
          </div>
          <div className={look('card')}>
            <SkeletonRows rows={12} />
          </div>
        </div>
      )}
    </>
  )
}
