import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@mantine/core'
import { linkTexts } from '@pasok/domain/identity/identity.links.texts'
import { useTexts, useTx } from '../../lib/texts'
import { PasswordField, PasswordHints } from './password-field'

import { newPasswordProblem } from './sign-in-rules'
import type { useReset } from './use-reset'
import { afterPress } from '../../lib/after-press'
import { look } from '../../ui/look'

export function ResetForm({ reset }: { reset: ReturnType<typeof useReset> }) {
  const t = useTexts(linkTexts)
  const tx = useTx()
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const problem = newPasswordProblem(password)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setLeft(true)
    if (problem) field.current?.focus()
    else void reset.send(password)
  }
  return (
    <form className={look('grid', 'gap-md')} noValidate onSubmit={onSubmit}>
      <PasswordField
        ref={field}
        name="new-password"
        autoComplete="new-password"
        label={t('newPassword')}
        description={<PasswordHints password={password} />}
        value={password}
        error={left && problem ? tx(problem) : reset.passwordProblem}
        onChange={setPassword}
        onLeave={() => afterPress(() => setLeft(true))}
      />
      <Button type="submit" size="md" mt="xs" fullWidth loading={reset.busy}>
        {t('savePassword')}
      </Button>
    </form>
  )
}
