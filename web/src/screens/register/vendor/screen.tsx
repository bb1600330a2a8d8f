import { Button, Textarea, TextInput } from '@mantine/core'
import { LONGEST_NAME, LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { applyTexts } from '@pasok/domain/vendors/applications/applications.texts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PublicFrame } from '../../../features/identity/way-in'
import { type Invited, useInvitationSecret } from '../../../features/team/invitations.queries'
import { useApply, type ApplicationDraft } from '../../../features/vendors/use-apply'
import { registerTexts } from '@pasok/domain/identity/identity.register.texts'
import { useTexts } from '../../../lib/texts'
import { ByInvitation } from '../invited'
import { look } from '../../../ui/look'

type Field = ReturnType<typeof useApply>['field']

function Fields({ field }: { field: Field }) {
  const t = useTexts(applyTexts)
  const tr = useTexts(registerTexts)
  const common = { size: 'md', maxLength: LONGEST_NAME } as const
  return (
    <>
      <TextInput
        {...common}
        {...field('legal_name')}
        autoComplete="organization"
        label={t('legalName')}
      />
      <TextInput
        {...common}
        {...field('category')}
        label={t('category')}
        description={t('categoryHelp')}
      />
      <TextInput {...common} {...field('owner_name')} autoComplete="name" label={t('ownerName')} />
      <TextInput
        {...common}
        {...field('owner_email')}
        readOnly
        type="email"
        label={t('email')}
        description={tr('emailInvited')}
      />
      <TextInput
        {...field('phone')}
        size="md"
        type="tel"
        autoComplete="tel"
        label={t('phone')}
        maxLength={20}
      />
      <TextInput {...common} {...field('city')} autoComplete="address-level2" label={t('city')} />
      <Textarea
        {...field('note')}
        size="md"
        label={t('note')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={LONGEST_NOTE}
      />
    </>
  )
}

interface ApplyProps {
  invited: Invited
  secret: string
  onRefused: () => void
}

function Apply({ invited, secret, onRefused }: ApplyProps) {
  const t = useTexts(applyTexts)
  const [sent, setSent] = useState<ApplicationDraft | null>(null)
  const { field, submit, isSending, failure } = useApply({
    secret,
    initial: {
      legal_name: invited.name,
      category: '',
      owner_name: '',
      owner_email: invited.email,
      phone: '',
      city: '',
      note: '',
    },
    onDone: setSent,
    onRefused,
  })
  if (sent) {
    const { legal_name: company, owner_email: email } = sent
    return (
      <PublicFrame
        key="done"
        title={t('sent')}
        heading={t('sent')}
        help={t('sentText', { company, email })}
        takesFocus
      >
        {null}
      </PublicFrame>
    )
  }
  return (
    <PublicFrame
      key="form"
      tall
      title={t('title')}
      heading={t('heading')}
      help={t('help', { inviter: invited.inviter })}
      error={failure}
    >
      <form
        className={look('grid', 'gap-md')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Fields field={field} />
        <Button type="submit" size="md" mt="xs" fullWidth loading={isSending}>
          {t('submit')}
        </Button>
      </form>
    </PublicFrame>
  )
}

/** `/register/vendor`: application of an invited vendor. */
export default function ApplyScreen() {
  const t = useTexts(applyTexts)
  const tr = useTexts(registerTexts)
  const secret = useInvitationSecret()
  if (secret !== null)
    return (
      <ByInvitation key={secret} secret={secret} isNeeded>
        {(invited, onRefused) => <Apply invited={invited} secret={secret} onRefused={onRefused} />}
      </ByInvitation>
    )
  return (
    <PublicFrame key="none" title={t('title')} heading={t('heading')} help={t('needsInvitation')}>
      <Button component={Link} to="/" size="md" fullWidth>
        {tr('toSignIn')}
      </Button>
    </PublicFrame>
  )
}
