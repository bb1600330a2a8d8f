import { useRef, useState, type SubmitEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { useTexts, useTx } from '../../lib/texts'
import { PasswordField } from './password-field'
import { emailProblem, passwordProblem } from './sign-in-rules'
import type { SignInState } from './use-sign-in'
import { afterPress } from '../../lib/after-press'
import { look } from '../../ui/look'

interface SignInFormProps {
  submit: string
  state: SignInState
  send: (email: string, password: string) => Promise<boolean>
}

/** Email and password form, validated on blur (Spec 1 §5). */
export function SignInForm({ state, send, submit }: SignInFormProps) {
  const t = useTexts(identityTexts)
  const tx = useTx()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState({ email: false, password: false })
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const wrongEmail = emailProblem(email)
  const wrongPassword = passwordProblem(password)

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (state !== 'idle') return
    setLeft({ email: true, password: true })
    if (wrongEmail) return emailField.current?.focus()
    if (wrongPassword) return passwordField.current?.focus()
    if (!(await send(email, password))) passwordField.current?.select()
  }

  return (
    <form className={look('grid', 'gap-md')} noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextInput
        ref={emailField}
        size="md"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t('email')}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        onBlur={() => afterPress(() => setLeft((before) => ({ ...before, email: true })))}
        error={left.email && wrongEmail ? tx(wrongEmail) : null}
      />
      <PasswordField
        ref={passwordField}
        name="password"
        autoComplete="current-password"
        label={t('password')}
        value={password}
        onChange={setPassword}
        onLeave={() => setLeft((before) => ({ ...before, password: true }))}
        error={left.password && wrongPassword ? tx(wrongPassword) : null}
      />
      <Button type="submit" size="md" mt="xs" fullWidth loading={state !== 'idle'}>
        {submit}
      </Button>
    </form>
  )
}
