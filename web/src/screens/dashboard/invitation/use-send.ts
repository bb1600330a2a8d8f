import { invitationErrors } from '@pasok/domain/team/team.invitations.errors'
import type { Channel, Invited } from '@pasok/domain/team/team.invitations.model'
import { sameEmail, type Target } from '@pasok/domain/team/team.invitations.rules'
import { invitationTexts } from '@pasok/domain/team/team.invitations.texts'
import { useState, type RefObject } from 'react'
import { useSendInvitations } from '../../../features/team/invitations.queries'
import { ApiError } from '../../../lib/api-error'
import { useFormats } from '../../../lib/format'
import { useTexts, useTx } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { useAddresses } from './use-addresses'

const WHY = {
  'has-account': invitationErrors.hasAccount,
  'invited-already': invitationTexts.invitedAlready,
  limit: invitationTexts.limit,
} as const
const isLeft = (one: Invited): one is Invited & { outcome: keyof typeof WHY } =>
  Object.hasOwn(WHY, one.outcome)

interface Fields {
  emails: RefObject<HTMLInputElement | null>
  channel: RefObject<HTMLInputElement | null>
}

/** What is typed of new invitations, checked when it is sent (Spec 2 §5). */
export function useSend({ emails, channel: channelField }: Fields) {
  const t = useTexts(invitationTexts)
  const tx = useTx()
  const { dateTime } = useFormats()
  const sending = useSendInvitations()
  const addresses = useAddresses()
  const [channel, setChannel] = useState<Channel | null>(null)
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const issueAt = (path: string) =>
    sending.error instanceof ApiError ? sending.error.issueAt(path) : undefined

  const takeIn = (targets: readonly Target[], invited: readonly Invited[]) => {
    const names = new Map(targets.map(({ email, name }) => [sameEmail(email), name]))
    const left = invited.filter(isLeft).map(({ email, outcome, again }) => ({
      email,
      name: names.get(sameEmail(email)) ?? '',
      why: tx(WHY[outcome], { email, again: again === null ? '' : dateTime(again) }),
      waits: again !== null,
    }))
    const count = invited.length - left.length
    addresses.keep(left)
    setTried(false)
    if (left.length === 0) setWords('')
    if (count > 0) toastSuccess(count === 1 ? t('oneSent') : t('manySent', { count }))
  }
  const submit = async () => {
    setTried(true)
    const targets = addresses.settle()
    if (targets.length === 0 || targets.some(addresses.isStuck) || addresses.tooMany)
      return emails.current?.focus()
    if (channel === null) return channelField.current?.focus()
    const body = { target: [...targets], channel, body: words.trim() }
    const invited = await sending.mutateAsync(body).catch(() => null)
    if (invited) takeIn(targets, invited)
    return undefined
  }
  return {
    addresses,
    channel,
    setChannel,
    words,
    setWords: (next: string) => {
      setWords(next)
      if (sending.isError) sending.reset()
    },
    isChanged: addresses.isChanged || words.trim() !== '',
    submit,
    isSending: sending.isPending,
    emailError: isTried && !addresses.isChanged ? tx(invitationErrors.emailRequired) : undefined,
    channelError: isTried && channel === null ? tx(invitationErrors.channelRequired) : undefined,
    wordsError: issueAt('body'),
    /** What no field says. */
    failure: issueAt('body') === undefined ? sending.error : null,
    dismiss: () => sending.reset(),
  }
}
