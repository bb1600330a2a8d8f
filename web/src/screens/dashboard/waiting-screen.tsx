import { Button } from '@mantine/core'
import { companyWaitingTexts } from '@pasok/domain/company/company.waiting.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../features/company/company.queries'
import { useFormats } from '../../lib/format'
import { useSession } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import { PageHead } from '../../ui/page-head'
import { WaitingNext } from './waiting-next'
import { ReturnedNotice } from './waiting-returned'
import { WaitingSent } from './waiting-sent'
import { LOOK_AGAIN, useWaitingStatus } from './waiting-status'
import classes from './waiting.module.css'
import { look } from '../../ui/look'

/** Spec 1 §2, §4, "Waiting Verifiy": what happens next, what was sent, Check status. */
export function WaitingScreen() {
  const t = useTexts(companyWaitingTexts)
  const shell = useTexts(shellTexts)
  const { time } = useFormats()
  const { fullname, email, owner_email, buyer_name, company_detail: detail } = useSession()
  const status = useWaitingStatus()
  const company = useCompany(LOOK_AGAIN)
  // Until it is verified, its owner alone may change the company (`company.abilities.ts`).
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
