import { Anchor, Checkbox, Group, Text } from '@mantine/core'
import { usersScreenTexts } from '@pasok/domain/team/team.users.screen.texts'
import type { Ref } from 'react'
import { PasswordField } from '../../../features/identity/password-field'
import { PasswordHints } from '../../../features/identity/password-hints'
import { useTexts } from '../../../lib/texts'
import { suggestPassword } from './suggest-password'
import type { UserForm } from './use-user-form'

interface PasswordProps {
  ref: Ref<HTMLInputElement>
  form: UserForm
}

/** Spec 1 §5: a typed password works immediately, so whoever typed it knows it until it is changed. */
function TypedPassword({ ref, form }: PasswordProps) {
  const t = useTexts(usersScreenTexts)
  const password = form.draft.user_password ?? ''
  return (
    <div>
      <PasswordField
        ref={ref}
        name="new-user-password"
        autoComplete="new-password"
        label={t('fieldPassword')}
        withAsterisk
        description={<PasswordHints password={password} />}
        value={password}
        error={form.errorAt('user_password')}
        onChange={(typed) => form.typeIn('user_password', typed)}
        onLeave={() => form.leave('user_password')}
      />
      <Group gap="xs" mt={6} justify="space-between">
        <Text size="xs" c="dimmed">
          {t('mailed')}
        </Text>
        <Anchor
          component="button"
          type="button"
          size="xs"
          onClick={() => form.typeIn('user_password', suggestPassword())}
        >
          {t('suggest')}
        </Anchor>
      </Group>
    </div>
  )
}

/** The first password of a new user: they set it by a link, or it is typed or suggested here. */
export function NewPassword(props: PasswordProps) {
  const { form } = props
  const t = useTexts(usersScreenTexts)
  const isTyped = form.draft.user_password !== undefined
  return (
    <>
      <Checkbox
        label={t('sendLink')}
        description={t('sendLinkHelp')}
        checked={!isTyped}
        onChange={(event) =>
          form.typeIn('user_password', event.currentTarget.checked ? undefined : '')
        }
      />
      {isTyped && <TypedPassword {...props} />}
    </>
  )
}
