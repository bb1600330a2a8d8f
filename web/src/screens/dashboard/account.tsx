import { Button, Text } from '@mantine/core'
import { accountTexts } from '@pasok/domain/identity/identity.account.texts'
import { Facts } from '../../documents/facts'
import { useResetRequest } from '../../features/identity/use-mail-request'
import { useFormats } from '../../lib/format'
import { useSession } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import { PageHead } from '../../ui/page-head'
import classes from './account.module.css'

/** As many as a password might have, whatever it has. */
const MASK = '••••••••'

/** Spec 1 §2, `/dashboard/account`: who one is here, and a new password by mail. */
export function AccountScreen() {
  const t = useTexts(accountTexts)
  const { date } = useFormats()
  const { fullname, email, role, buyer_name, created_at } = useSession()
  const { busy, error, sent, send } = useResetRequest()
  return (
    <>
      <PageHead title={t('heading')} />
      <section className={classes.card}>
        <Facts
          facts={[
            { label: t('fullName'), value: fullname },
            { label: t('email'), value: email },
            {
              label: t('password'),
              value: (
                <span>
                  <span aria-hidden>{MASK}</span>
                  <span className={classes.spoken}>{t('hidden')}</span>
                </span>
              ),
            },
            { label: t('role'), value: role.name },
            { label: t('company'), value: buyer_name },
            { label: t('since'), value: date(created_at) },
          ]}
        />
        <Button variant="default" loading={busy} mt="md" onClick={() => void send(email)}>
          {t('sendReset')}
        </Button>
        <div role="status" className={classes.status}>
          {sent && error === null && (
            <>
              <Text size="sm">{t('sent', { email: sent.email })}</Text>
              <Text size="sm" c="dimmed">
                {t('sentHelp')}
              </Text>
            </>
          )}
        </div>
        {error !== null && (
          <Text role="alert" size="sm" c="red">
            {error}
          </Text>
        )}
        <Text size="sm" c="dimmed" mt="md">
          {t('help')}
        </Text>
      </section>
    </>
  )
}
