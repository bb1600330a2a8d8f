import { useEffect } from 'react'
import { Button, Group, Modal, Text } from '@mantine/core'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { renewSession, signOut, useMaybeSession } from '../lib/session'
import { markActivity } from '../lib/session.idle'
import { sessionStore } from '../lib/session.store'
import { useTexts } from '../lib/texts'
import { useActivity } from './activity'
import { useSessionLimit } from './session-limit'

/** Follows the session's life: activity, limits, renewal, and leaving when it is over. */
export function SessionWatch() {
  const signedIn = useMaybeSession() !== null
  const left = useSessionLimit()
  useActivity(signedIn)
  useRenewal(signedIn)
  useLeaving()
  return left === null ? null : <IdleWarning seconds={left} />
}

/** Roles may have changed since the session was stored. */
function useRenewal(signedIn: boolean): void {
  useEffect(() => {
    if (signedIn) renewSession(true).catch(() => undefined)
  }, [signedIn])
}

/** When the session is over, nothing of it stays: neither data nor screen. */
function useLeaving(): void {
  const router = useRouter()
  const queries = useQueryClient()
  useEffect(
    () =>
      sessionStore.subscribe(() => {
        if (sessionStore.get()) return
        queries.clear()
        void router.navigate({ to: '/', replace: true })
      }),
    [router, queries],
  )
}

function IdleWarning({ seconds }: { seconds: number }) {
  const t = useTexts(identityTexts)
  const shell = useTexts(shellTexts)
  const stay = () => markActivity()
  return (
    <Modal opened onClose={stay} title={t('idleTitle')} size={440} withCloseButton={false}>
      <Text mb="md" role="timer">
        {t('idleText', { seconds })}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => void signOut()}>
          {shell('logout')}
        </Button>
        <Button data-autofocus onClick={stay}>
          {t('idleStay')}
        </Button>
      </Group>
    </Modal>
  )
}
