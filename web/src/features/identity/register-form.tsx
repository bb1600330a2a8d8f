import { useRef, useState, type SubmitEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import {
  findRegistrationProblem,
  type Registration,
  type RegistrationField,
} from '@pasok/domain/identity/identity.registration'
import { registerTexts } from '@pasok/domain/identity/identity.register.texts'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { useTexts, useTx } from '../../lib/texts'
import { PasswordField, PasswordHints } from './password-field'

import { REGISTER_FIELDS, type useRegister } from './use-register'
import { look } from '../../ui/look'

const EMPTY: Registration = {
  owner_name: '',
  company_name: '',
  owner_email: '',
  owner_password: '',
}
const NONE_LEFT: Readonly<Record<RegistrationField, boolean>> = {
  owner_name: false,
  company_name: false,
  owner_email: false,
  owner_password: false,
}
const ALL_LEFT: typeof NONE_LEFT = {
  owner_name: true,
  company_name: true,
  owner_email: true,
  owner_password: true,
}

interface RegisterFormProps {
  /** Email address and inviting company, for users who follow an invitation. */
  invited?: { email: string; company: string } | undefined
  register: ReturnType<typeof useRegister>
  onDone: (email: string) => void
}

/** Registration form (Spec 1 §5, Sign up): fields are validated on blur and on submit. */
export function RegisterForm({ register, invited, onDone }: RegisterFormProps) {
  const t = useTexts(registerTexts)
  const identity = useTexts(identityTexts)
  const tx = useTx()
  const [values, setValues] = useState(() =>
    invited ? { ...EMPTY, owner_email: invited.email, company_name: invited.company } : EMPTY,
  )
  const [left, setLeft] = useState(NONE_LEFT)
  const fields = useRef(new Map<RegistrationField, HTMLInputElement>())

  const field = (name: RegistrationField) => {
    const problem = findRegistrationProblem(name, values[name])
    return {
      name,
      value: values[name],
      error: register.fieldMessages[name] ?? (left[name] && problem ? tx(problem) : null),
      ref: (element: HTMLInputElement | null) => {
        if (element) fields.current.set(name, element)
        else fields.current.delete(name)
      },
    }
  }
  const change = (name: RegistrationField) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    register.forget(name)
  }
  const leave = (name: RegistrationField) => () =>
    setLeft((before) => ({ ...before, [name]: true }))
  const text = (name: RegistrationField) => ({
    ...field(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      change(name)(event.currentTarget.value),
    onBlur: leave(name),
  })

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    setLeft(ALL_LEFT)
    const wrong = REGISTER_FIELDS.find((name) => findRegistrationProblem(name, values[name]))
    if (wrong) return fields.current.get(wrong)?.focus()
    const email = values.owner_email.trim()
    if (!(await register.send(values))) return undefined
    setValues(EMPTY)
    setLeft(NONE_LEFT)
    return onDone(email)
  }

  return (
    <form className={look('grid', 'gap-md')} noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextInput {...text('owner_name')} size="md" autoComplete="name" label={t('fullName')} />
      <TextInput
        {...text('company_name')}
        size="md"
        autoComplete="organization"
        label={t('companyName')}
        description={t('companyNameHelp')}
      />
      <TextInput
        {...text('owner_email')}
        size="md"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={identity('email')}
        {...(invited && { readOnly: true, description: t('emailInvited') })}
      />
      <PasswordField
        {...field('owner_password')}
        autoComplete="new-password"
        label={identity('password')}
        description={<PasswordHints password={values.owner_password} />}
        onChange={change('owner_password')}
        onLeave={leave('owner_password')}
      />
      <Button type="submit" size="md" mt="xs" fullWidth loading={register.busy}>
        {t('submit')}
      </Button>
    </form>
  )
}
