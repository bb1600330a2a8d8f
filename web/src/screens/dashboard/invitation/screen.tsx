import { Button, Pill, PillsInput, Select, Textarea, TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { CHANNELS } from '@pasok/domain/team/team.constants'
import { invitationErrors } from '@pasok/domain/team/invitations/invitations.errors'
import type { Channel, Invited } from '@pasok/domain/team/invitations/invitations.model'
import { sameEmail, type Target } from '@pasok/domain/team/invitations/invitations.rules'
import { invitationTexts } from '@pasok/domain/team/invitations/invitations.texts'
import { IconSend } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { LEAVE_PAGE, useLeaveQuestion } from '../../../documents/use-leave-question'
import { useSendInvitations } from '../../../features/team/invitations.queries'
import { ApiError, messageOf } from '../../../lib/api-error'
import { useFormats } from '../../../lib/format'
import { useTexts, useTx } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { InvitationList } from './invitation-list'
import classes from './screen.module.css'
import { type Addresses, useAddresses } from './use-addresses'

/** Optional names of the invited companies, as an alternative to writing them beside the addresses. */
function CompanyNames({ addresses: { targets, rename } }: { addresses: Addresses }) {
  const t = useTexts(invitationTexts)
  const [isOpen, setOpen] = useState(false)
  if (targets.length === 0) return null
  return (
    <div className={look('stack', 'align-start', 'gap-xs', 'mt-xs')}>
      <Button
        size="compact-sm"
        variant="default"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'hideNames' : 'addNames')}
      </Button>
      {isOpen &&
        targets.map((target) => (
          <TextInput
            key={target.email}
            classNames={{ root: look('w-full'), label: look('break-anywhere') }}
            label={t('companyOf', { email: target.email })}
            placeholder={t('companyPlaceholder')}
            autoComplete="off"
            maxLength={LONGEST_NAME}
            value={target.name}
            onChange={(event) => rename(target, event.currentTarget.value)}
          />
        ))}
    </div>
  )
}

interface AddressFieldProps {
  field: RefObject<HTMLInputElement | null>
  addresses: Addresses
  error: string | undefined
}

function Problems({ field, addresses }: Omit<AddressFieldProps, 'error'>) {
  const t = useTexts(invitationTexts)
  const wrong = addresses.targets.flatMap((target) => {
    const problem = addresses.problemOf(target)
    return problem === undefined ? [] : [{ target, problem }]
  })
  return (
    <ul className={look('grid', 'gap-4', 'error', 'text-xs')} aria-live="polite">
      {wrong.map(({ target, problem }) => (
        <li key={target.email} className={look('row', 'wrap', 'gap-xs', 'mt-6', 'break-anywhere')}>
          <span>{problem}</span>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('mendEmail', { email: target.email })}
            onClick={() => {
              addresses.mend(target)
              field.current?.focus()
            }}
          >
            {t('mend')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Field for several addresses, shown as chips: typed one after the other, or pasted together. */
function AddressField({ field, addresses, error }: AddressFieldProps) {
  const t = useTexts(invitationTexts)
  const { targets, typed, problemOf } = addresses
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      addresses.settle()
    }
    const last = targets.at(-1)
    if (event.key === 'Backspace' && typed === '' && last) {
      event.preventDefault()
      addresses.mend(last)
    }
  }
  return (
    <div className={look('min-w-0')}>
      <PillsInput
        required
        label={t('email')}
        description={t('emailHelp')}
        error={error ?? addresses.tooMany}
        onClick={() => field.current?.focus()}
      >
        <Pill.Group>
          {targets.map((target) => (
            <Pill
              key={target.email}
              className={look('max-w-full', problemOf(target) !== undefined && 'on-red')}
              title={target.name === '' ? undefined : target.email}
              withRemoveButton
              // Focusable with Tab, because Backspace only removes the last address.
              removeButtonProps={{
                'aria-label': t('removeEmail', { email: target.email }),
                'aria-hidden': undefined,
                tabIndex: 0,
              }}
              onRemove={() => {
                addresses.remove(target)
                field.current?.focus()
              }}
            >
              {target.name === '' ? target.email : `${target.name} · ${target.email}`}
            </Pill>
          ))}
          <PillsInput.Field
            ref={field}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={targets.length === 0 ? t('emailPlaceholder') : undefined}
            value={typed}
            onChange={(event) => addresses.type(event.currentTarget.value)}
            onPaste={(event) => {
              if (addresses.paste(event.clipboardData.getData('text'))) event.preventDefault()
            }}
            onKeyDown={onKeyDown}
            onBlur={() => addresses.settle()}
          />
        </Pill.Group>
      </PillsInput>
      <Problems field={field} addresses={addresses} />
      <CompanyNames addresses={addresses} />
    </div>
  )
}

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

/** Form of new invitations, validated on submit (Spec 2 §5). */
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

  const showOutcome = (targets: readonly Target[], invited: readonly Invited[]) => {
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
    if (invited) showOutcome(targets, invited)
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
    /** Error that belongs to no field. */
    failure: issueAt('body') === undefined ? sending.error : null,
    dismiss: () => sending.reset(),
  }
}

const LONGEST_WORDS = 1_000

/** Form with addresses, channel and Send Invitation (Spec 2 §2). */
function SendForm() {
  const t = useTexts(invitationTexts)
  const emails = useRef<HTMLInputElement>(null)
  const channelField = useRef<HTMLInputElement>(null)
  const form = useSend({ emails, channel: channelField })
  const isOver = useRef(false)
  const headingId = useId()
  useLeaveQuestion(form.isChanged, isOver, LEAVE_PAGE)
  const { channel, failure } = form
  return (
    <section className={look('mb-lg', 'card')} aria-labelledby={headingId}>
      <h2 id={headingId} className={look('text-md', 'semibold', 'mb-sm')}>
        {t('form')}
      </h2>
      {failure && (
        <FailureNotice title={t('failed')} messages={[messageOf(failure)]} onClose={form.dismiss} />
      )}
      <form
        noValidate
        className={`${classes.form} ${look('grid', 'gap-md', 'align-start', 'phone-one-column')}`}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <AddressField field={emails} addresses={form.addresses} error={form.emailError} />
        <Select
          ref={channelField}
          required
          label={t('channel')}
          placeholder={t('chooseChannel')}
          description={channel === null ? undefined : t(`help${channel}`)}
          data={CHANNELS.map((value) => ({ value, label: t(value) }))}
          error={form.channelError}
          value={channel}
          onChange={(next) => form.setChannel(CHANNELS.find((one) => one === next) ?? null)}
        />
        <Textarea
          label={t('words')}
          description={t('wordsHelp')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LONGEST_WORDS}
          error={form.wordsError}
          value={form.words}
          onChange={(event) => form.setWords(event.currentTarget.value)}
        />
        <Button
          type="submit"
          className={classes.send}
          leftSection={<IconSend size={16} aria-hidden />}
          loading={form.isSending}
          // Pressing the button does not blur the field: a validation message appearing on blur would move it.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('send')}
        </Button>
      </form>
    </section>
  )
}

/** `/dashboard/invitation` (Spec 2 §2). */
export default function InvitationScreen() {
  const t = useTexts(invitationTexts)
  return (
    <>
      <PageHead title={t('heading')} text={t('headingText')} />
      <SendForm />
      <InvitationList />
    </>
  )
}
