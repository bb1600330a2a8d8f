import { Button, Select, Textarea } from '@mantine/core'
import { CHANNELS } from '@pasok/domain/team/team.constants'
import { invitationTexts } from '@pasok/domain/team/team.invitations.texts'
import { IconSend } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { LEAVE_PAGE, useLeaveQuestion } from '../../../documents/use-leave-question'
import { messageOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { AddressField } from './address-field'
import classes from './invitation.module.css'
import { useSend } from './use-send'
import { look } from '../../../ui/look'

const LONGEST_WORDS = 1_000

/** Spec 2 §2: several addresses, a channel, Send Invitation. */
export function SendForm() {
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
          // Pressing it leaves no field: what a field says on leaving would move it away.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('send')}
        </Button>
      </form>
    </section>
  )
}
