import { Anchor, Group, Text } from '@mantine/core'
import { usersScreenTexts } from '@pasok/domain/team/team.users.screen.texts'
import type { Ref } from 'react'
import { PasswordField } from '../../../features/identity/password-field'
import { PasswordHints } from '../../../features/identity/password-hints'
import { useTexts } from '../../../lib/texts'
import { suggestPassword } from './suggest-password'
import type { UserForm } from './use-user-form'

/** The first password of a new user, typed or suggested; they are mailed a link to change it. */
export function NewPassword({ ref, form }: { ref: Ref<HTMLInputElement>; form: UserForm }) {
  const t = useTexts(usersScreenTexts)
  return (
    <div>
      <PasswordField
        ref={ref}
        name="new-user-password"
        autoComplete="new-password"
        label={t('fieldPassword')}
        withAsterisk
        description={<PasswordHints password={form.draft.user_password} />}
        value={form.draft.user_password}
        error={form.errorAt('user_password')}
        onChange={(password) => form.typeIn('user_password', password)}
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
