import { TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/texts'
import type { TemplateName } from './use-template-name'
import type { TemplateSaving } from './use-template-editor'

interface NameFieldProps {
  name: TemplateName
  saving: TemplateSaving
}

/** The required name; saving without one leads back to it. */
export function NameField({ name, saving }: NameFieldProps) {
  const t = useTexts(templateScreenTexts)
  const field = useRef<HTMLInputElement>(null)
  const { nameError } = saving
  useEffect(() => {
    if (nameError !== undefined) field.current?.focus()
  }, [nameError])
  return (
    <TextInput
      ref={field}
      label={t('name')}
      placeholder={t('namePlaceholder')}
      required
      maxLength={LONGEST_NAME}
      autoComplete="off"
      error={nameError}
      value={name.typed}
      onChange={(event) => {
        saving.clearNameError()
        name.type(event.currentTarget.value)
      }}
      onBlur={name.keep}
    />
  )
}
