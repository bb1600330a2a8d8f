import { useRef, useState } from 'react'
import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import type { Registration, RegistrationField } from '@pasok/domain/identity/identity.registration'
import { registerTexts } from '@pasok/domain/identity/identity.register.texts'
import { freshKey } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'
import { useTx } from '../../lib/texts'
import { useBriefError } from './use-mail-request'

/** In display and validation order. */
export const REGISTER_FIELDS = [
  'owner_name',
  'company_name',
  'owner_email',
  'owner_password',
] as const satisfies readonly RegistrationField[]

type FieldMessages = Partial<Record<RegistrationField, string>>

interface Register {
  busy: boolean
  /** Disappears after 3 s. */
  error: string | null
  /** The server's errors by field; each stays until its field changes. */
  fieldMessages: FieldMessages
  forget: (field: RegistrationField) => void
  send: (values: Registration) => Promise<boolean>
}

function fieldMessagesOf(error: unknown): FieldMessages {
  if (!(error instanceof ApiError)) return {}
  const pairs = REGISTER_FIELDS.map((field) => [field, error.issueAt(field)] as const)
  return Object.fromEntries(pairs.filter(([, message]) => message !== undefined))
}

/** Request body (Spec 1 §3, Register payload). */
export interface RegisterBody extends Registration {
  isFirstTime: true
}

/** Registers a company; double clicks send one request. `register` sends it. */
export function useRegister(
  register: (body: RegisterBody, key: string) => Promise<unknown>,
): Register {
  const tx = useTx()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useBriefError()
  const [fieldMessages, setFieldMessages] = useState<FieldMessages>({})
  const attempt = useRef({ running: false, key: '', body: '' })

  const refuse = (reason: unknown) => {
    if (messageOf(reason) !== registrationErrors.taken.en) {
      setFieldMessages(fieldMessagesOf(reason))
      return setError(messageOf(reason))
    }
    setFieldMessages({ owner_email: tx(registerTexts.emailTaken) })
    setError(tx(registerTexts.alreadyRegistered))
  }

  const send = async (values: Registration) => {
    if (attempt.current.running) return false
    const body: RegisterBody = {
      owner_email: values.owner_email.trim(),
      owner_password: values.owner_password,
      owner_name: values.owner_name.trim(),
      company_name: values.company_name.trim(),
      isFirstTime: true,
    }
    // Repeating the same input without a response uses the same key, so that nobody is registered twice.
    const text = JSON.stringify(body)
    const key = attempt.current.body === text ? attempt.current.key : freshKey()
    attempt.current = { running: true, key, body: text }
    setBusy(true)
    setError(null)
    try {
      await register(body, key)
      return true
    } catch (reason) {
      // After a refusal, the next attempt gets a new key.
      if (reason instanceof ApiError && reason.status !== 0) attempt.current.body = ''
      refuse(reason)
      return false
    } finally {
      attempt.current.running = false
      setBusy(false)
    }
  }
  const forget = (field: RegistrationField) =>
    setFieldMessages(({ [field]: _, ...others }) => others)
  return { busy, error, fieldMessages, forget, send }
}
