import { type ReactNode, type Ref, useState } from 'react'
import { PasswordInput, VisuallyHidden } from '@mantine/core'
import { identityTexts, passwordTexts } from '@pasok/domain/identity/identity.texts'
import { useTexts } from '../../lib/texts'
import { LONGEST_PASSWORD } from '@pasok/domain/identity/identity.rules'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { look } from '../../ui/look'

export function PasswordHints({ password }: { password: string }) {
  const t = useTexts(passwordTexts)
  const met = partsMet(password)
  return (
    <span className={look('grid', 'two-columns', 'gap-2-sm', 'mt-4')}>
      <span className={look('span-all')}>{t('parts')}</span>
      {PASSWORD_PARTS.map((part) => (
        <span
          key={part}
          className={look('row', 'gap-6', part === 'allowed' && 'span-all', met[part] && 'green')}
          data-met={met[part] || undefined}
        >
          {met[part] ? <IconCheck size={14} aria-hidden /> : <IconPoint size={14} aria-hidden />}
          {t(part, { most: LONGEST_PASSWORD })}
          <VisuallyHidden>{`, ${t(met[part] ? 'met' : 'missing')};`}</VisuallyHidden>
        </span>
      ))}
    </span>
  )
}

export const PASSWORD_PARTS = ['length', 'lowercase', 'number', 'special', 'allowed'] as const
export type PasswordPart = (typeof PASSWORD_PARTS)[number]

const SHORTEST = 8

/** Returns which parts of the password rule are met; all together are `isStrongPassword`. */
export function partsMet(password: string): Readonly<Record<PasswordPart, boolean>> {
  return {
    length: password.length >= SHORTEST && password.length <= LONGEST_PASSWORD,
    lowercase: /[a-z]/.test(password),
    number: /\d/.test(password),
    special: /[@$!%*#?&]/.test(password),
    allowed: password !== '' && !/[^A-Za-z\d@$!%*#?&]/.test(password),
  }
}

interface PasswordFieldProps {
  ref: Ref<HTMLInputElement>
  name: string
  autoComplete: 'current-password' | 'new-password'
  label: string
  withAsterisk?: boolean
  description?: ReactNode
  value: string
  error: string | null
  onChange: (password: string) => void
  onLeave: () => void
}

/** A password field with a button that shows the text (Spec 1 §2). */
export function PasswordField({ onChange, onLeave, ...field }: PasswordFieldProps) {
  const t = useTexts(identityTexts)
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      {...field}
      size="md"
      // The library sets this on the wrapper and not on the focusable input.
      aria-invalid={field.error !== null || undefined}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t(visible ? 'hidePassword' : 'showPassword') }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
