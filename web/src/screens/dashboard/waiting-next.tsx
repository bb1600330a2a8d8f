import { Button, VisuallyHidden } from '@mantine/core'
import { companyWaitingTexts } from '@pasok/domain/company/company.waiting.texts'
import { IconAlertTriangle, IconCheck, IconHourglass, IconMail } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import classes from './waiting.module.css'
import { look } from '../../ui/look'
import { FailureNotice } from '../../documents/failure-notice'
import { call } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { toastSuccess } from '../../lib/toast'

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
