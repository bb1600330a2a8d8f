import { Button, VisuallyHidden } from '@mantine/core'
import type { CompanyDetail } from '@pasok/domain/company/company.model'
import { companyWaitingTexts } from '@pasok/domain/company/company.waiting.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import {
  IconAlertTriangle,
  IconCheck,
  IconHourglass,
  IconMail,
  IconPencil,
  IconRefresh,
} from '@tabler/icons-react'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type Fact, Facts } from '../../documents/facts'
import { LoadError } from '../../documents/load-error'
import { type Company, companyKey, useCompany } from '../../features/company/company.queries'
import { call, queryKey } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { NONE, useFormats } from '../../lib/format'
import { renewSession, useSession } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import { toastError, toastNotice, toastSuccess } from '../../lib/toast'
import { look } from '../../ui/look'
import { PageHead } from '../../ui/page-head'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { ReturnedNotice } from './waiting-returned'
import classes from './waiting.module.css'
import { FailureNotice } from '../../documents/failure-notice'

/** Sends the verification mail again; an error is shown beside the button. */
export function MailAgain({ email }: { email: string }) {
  const t = useTexts(companyWaitingTexts)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const requestMail = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await call('requestVerificationMail', { body: { email } })
      toastSuccess(t('mailSent', { email }))
    } catch (reason) {
      setFailure(messageOf(reason))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={look('stack', 'align-start', 'gap-xs', 'mt-xs')}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMail size={16} stroke={1.75} aria-hidden />}
        loading={busy}
        onClick={() => void requestMail()}
      >
        {t('mailAgain')}
      </Button>
      {failure !== null && (
        <FailureNotice
          title={t('mailNotSent')}
          messages={[failure]}
          onClose={() => setFailure(null)}
        />
      )}
    </div>
  )
}

interface WaitingNextProps {
  isReturned: boolean
  /** Undefined while unknown; treated as verified. */
  isEmailVerified: boolean | undefined
}

/** The steps from submission to the full menu, with the company's present step. */
export function WaitingNext({ isReturned, isEmailVerified = true }: WaitingNextProps) {
  const t = useTexts(companyWaitingTexts)
  const { owner_email: email } = useSession()
  return (
    <section
      className={`${classes.card} ${look('card', 'rounded-lg')}`}
      aria-labelledby="waiting-next"
    >
      <h2 id="waiting-next" className={look('text-lg', 'semibold', 'mb-md')}>
        {t('whatNext')}
      </h2>
      <ol>
        <Stop state="done" name={t('nextSent')}>
          {t('nextSentHelp')}
        </Stop>
        <Stop
          state={isEmailVerified ? 'done' : 'now'}
          name={t(isEmailVerified ? 'nextEmail' : 'nextEmailOpen')}
        >
          {t(isEmailVerified ? 'nextEmailDone' : 'nextEmailHelp', { email })}
          {!isEmailVerified && <MailAgain email={email} />}
        </Stop>
        <Stop state={isReturned ? 'wrong' : 'now'} name={t('nextCheck')}>
          {t(isReturned ? 'nextReturned' : 'nextCheckHelp')}
        </Stop>
        <Stop state="later" name={t('nextOpen')}>
          {t('nextOpenHelp')}
        </Stop>
      </ol>
    </section>
  )
}

type StopState = 'done' | 'now' | 'wrong' | 'later'
const WORDS = {
  done: 'stateDone',
  now: 'stateNow',
  wrong: 'stateNow',
  later: 'stateLater',
} as const satisfies Record<StopState, keyof typeof companyWaitingTexts>

const SIGNS: Record<StopState, ReactNode> = {
  done: <IconCheck size={14} stroke={2.5} />,
  now: <IconHourglass size={14} stroke={2} />,
  wrong: <IconAlertTriangle size={14} stroke={2} />,
  later: null,
}

const GROUNDS = {
  done: 'on-green',
  now: 'on-amber',
  wrong: 'on-amber',
  later: 'on-gray',
} as const

interface StopProps {
  state: StopState
  name: string
  children: ReactNode
}

function Stop({ state, name, children }: StopProps) {
  const t = useTexts(companyWaitingTexts)
  return (
    <li className={`${classes.stop} ${look('relative', 'flex', 'gap-sm')}`}>
      <span
        className={`${classes.sign} ${look('centered', 'flex-none', 'round', GROUNDS[state])}`}
        aria-hidden
      >
        {SIGNS[state]}
      </span>
      <div className={look('min-w-0')}>
        <p className={look('medium', state === 'later' && 'dimmed')}>
          {name}
          <VisuallyHidden>: {t(WORDS[state])}</VisuallyHidden>
        </p>
        <div className={look('dimmed', 'break-anywhere')}>{children}</div>
      </div>
    </li>
  )
}

interface WaitingSentProps {
  company: UseQueryResult<Company>
  /** False for a returned company, whose notice already links to the correction. */
  mayChange: boolean
}

function WaitingSent({ company, mayChange }: WaitingSentProps) {
  const t = useTexts(companyWaitingTexts)
  return (
    <section
      className={`${classes.card} ${look('card', 'rounded-lg')}`}
      aria-labelledby="waiting-sent"
    >
      <h2 id="waiting-sent" className={look('text-lg', 'semibold', 'mb-md')}>
        {t('sent')}
      </h2>
      {company.data ? (
        <SentFacts company={company.data} />
      ) : company.isError ? (
        <LoadError
          error={company.error}
          busy={company.isFetching}
          onRetry={() => void company.refetch()}
        />
      ) : (
        <SkeletonRows rows={6} height={29} />
      )}
      {mayChange && (
        <Button
          renderRoot={(props) => <Link {...props} to="/dashboard" search={{ page: 'correct' }} />}
          className={look('mt-lg')}
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
        >
          {t('change')}
        </Button>
      )}
    </section>
  )
}

function SentFacts({ company }: { company: Company }) {
  const t = useTexts(companyWaitingTexts)
  const { dateTime } = useFormats()
  const { legal_documents: documents, type_value: type, submitted_at: submitted } = company
  const given = documents.filter(({ file_id }) => file_id !== '').length
  const documentsText =
    documents.length > 0
      ? t('documentsCount', { given, asked: documents.length })
      : t(company.type === '' ? 'documentsNoType' : 'documentsNone')
  const place = [company.street, company.city, company.postcode].filter((part) => part !== '')
  const facts: Fact[] = [
    { label: t('company'), value: company.legal_name },
    { label: t('companyType'), value: type || NONE },
    { label: t('contact'), value: company.technical_contact || NONE },
    { label: t('address'), value: place.join(', ') || NONE },
    { label: t('submitted'), value: submitted ? dateTime(submitted) : NONE },
    { label: t('documents'), value: documentsText },
  ]
  return <Facts facts={facts} />
}

/** Milliseconds between polls while the screen is visible. */
const LOOK_AGAIN_MS = 30_000

const isVerified = ({ verification_status: status }: CompanyDetail) => status === 'VERIFIED'

/** Returns true when the company was verified, returned or submitted again. */
const differs = (a: CompanyDetail, b: CompanyDetail) =>
  a.verification_status !== b.verification_status || a.returned_reason !== b.returned_reason

interface WaitingStatus {
  /** True while checking, and until the dashboard opens. */
  busy: boolean
  /** Time of the last automatic check in milliseconds since 1970; 0 for none. */
  lookedAt: number
  check: () => Promise<void>
}

/**
 * Check status (Spec 1 §4); also polls while the screen is visible. When the session is updated, the dashboard
 * opens.
 */
export function useWaitingStatus(): WaitingStatus {
  const t = useTexts(companyWaitingTexts)
  const queries = useQueryClient()
  const { company_detail: known, buyer_id } = useSession()
  const [isChecking, setChecking] = useState(false)
  const looks = useQuery({
    queryKey: queryKey('getSetting', {}),
    queryFn: ({ signal }) => call('getSetting', { signal, background: true }),
    refetchInterval: LOOK_AGAIN_MS,
    // A user returning to the tab sees the current status.
    refetchOnWindowFocus: 'always',
  })
  const onDetail = useEffectEvent((latest: CompanyDetail) => {
    if (differs(latest, known)) renewSession(true).catch(() => undefined)
  })
  useEffect(() => {
    if (looks.data) onDetail(looks.data.company_detail)
  }, [looks.data])

  const foundOf = ({ returned_reason: reason }: CompanyDetail) =>
    reason === '' ? t('stillUnverified') : t('stillReturned', { reason })
  const check = async () => {
    setChecking(true)
    try {
      // Uses the query, so that "Last checked" and the page include this check.
      const { company_detail: latest } = await queries.query({
        queryKey: queryKey('getSetting', {}),
        queryFn: ({ signal }) => call('getSetting', { signal }),
        staleTime: 0,
      })
      void queries.invalidateQueries({ queryKey: companyKey(buyer_id) })
      if (!isVerified(latest)) toastNotice(foundOf(latest), 'still-unverified')
      if (differs(latest, known)) await renewSession(false)
    } catch (failure) {
      toastError(messageOf(failure))
    } finally {
      setChecking(false)
    }
  }
  return { busy: isChecking || isVerified(known), lookedAt: looks.dataUpdatedAt, check }
}

/** Waiting screen, "Waiting Verifiy" (Spec 1 §2, §4): next steps, submitted data, Check status. */
export function WaitingScreen() {
  const t = useTexts(companyWaitingTexts)
  const shell = useTexts(shellTexts)
  const { time } = useFormats()
  const { fullname, email, owner_email, buyer_name, company_detail: detail } = useSession()
  const status = useWaitingStatus()
  const company = useCompany(LOOK_AGAIN_MS)
  // Before the verification, only the owner may change the company (`company.abilities.ts`).
  const isOwner = email === owner_email
  const isReturned = detail.returned_reason !== ''
  return (
    <>
      <PageHead
        title={`${shell('welcome')} ${fullname}`}
        text={t(isReturned ? 'titleReturned' : 'title', { company: buyer_name })}
        actions={
          <Button
            variant={isReturned ? 'default' : 'filled'}
            leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
            loading={status.busy}
            onClick={() => void status.check()}
          >
            {t('checkStatus')}
          </Button>
        }
      />
      {isReturned && (
        <ReturnedNotice
          reason={detail.returned_reason}
          action={
            isOwner && (
              <Button
                renderRoot={(props) => (
                  <Link {...props} to="/dashboard" search={{ page: 'correct' }} />
                )}
              >
                {t('correct')}
              </Button>
            )
          }
        />
      )}
      <div className={`${classes.columns} ${look('grid', 'align-start', 'gap-md')}`}>
        <WaitingNext isReturned={isReturned} isEmailVerified={company.data?.owner_email_verified} />
        <WaitingSent company={company} mayChange={isOwner && !isReturned} />
      </div>
      <p className={look('dimmed', 'text-xs', 'mt-md')}>
        {t('looksByItself')}{' '}
        {status.lookedAt > 0 &&
          t('lastLooked', { time: time(new Date(status.lookedAt).toISOString()) })}
      </p>
    </>
  )
}
