import { useState, type ReactNode, type Ref } from 'react'
import { PasswordInput } from '@mantine/core'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { useTexts } from '../../lib/texts'

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
