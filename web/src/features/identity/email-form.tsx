import { useRef, useState, type SubmitEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { useTexts, useTx } from '../../lib/texts'
import { emailProblem } from './sign-in-rules'
import { afterPress } from '../../lib/after-press'
import { look } from '../../ui/look'

interface EmailFormProps {
  submit: string
  initial: string
  busy: boolean
  send: (email: string) => void
}

/** A form with an email address, validated on blur (Spec 1 §5, Forgot password). */
export function EmailForm({ submit, initial, busy, send }: EmailFormProps) {
  const t = useTexts(identityTexts)
  const tx = useTx()
  const [email, setEmail] = useState(initial)
  const [left, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const wrong = emailProblem(email)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setLeft(true)
    if (wrong) field.current?.focus()
    else send(email.trim())
  }
  return (
    <form className={look('grid', 'gap-md')} noValidate onSubmit={onSubmit}>
      <TextInput
        ref={field}
        size="md"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t('email')}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        onBlur={() => afterPress(() => setLeft(true))}
        error={left && wrong ? tx(wrong) : null}
      />
      <Button type="submit" size="md" mt="xs" fullWidth loading={busy}>
        {submit}
      </Button>
    </form>
  )
}
