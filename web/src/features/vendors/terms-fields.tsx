import { TextInput } from '@mantine/core'
import { TERM_FIELDS, type TermField } from '@pasok/domain/vendors/vendors.terms.rules'
import type { RefObject } from 'react'
import type { OwnTermsDraft } from './terms-draft'
import classes from './terms-fields.module.css'
import { look } from '../../ui/look'

interface FieldWords {
  label: string
  help?: string
  /** Unit shown in the field, where the label does not name it. */
  unit?: string
}

interface TermsFieldsProps {
  form: {
    draft: OwnTermsDraft
    fields: RefObject<Partial<Record<TermField, HTMLInputElement>>>
    errorAt: (field: TermField) => string | undefined
    typeIn: (field: TermField, text: string) => void
    leave: (field: TermField) => void
  }
  /** Order of the fields; `TERM_FIELDS` by default. */
  order?: readonly TermField[]
  words: Readonly<Record<TermField, FieldWords>>
}

/** Three required numbers: percent, percent and days. */
export function TermsFields({ form, order = TERM_FIELDS, words }: TermsFieldsProps) {
  return order.map((field) => {
    const { label, help, unit } = words[field]
    return (
      <TextInput
        key={field}
        ref={(element) => {
          if (element) form.fields.current[field] = element
        }}
        label={label}
        description={help}
        classNames={{ wrapper: classes.number, input: look('tabular', 'text-right') }}
        withAsterisk
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        {...(unit !== undefined && {
          rightSection: <span className={look('dimmed', 'text-md')}>{unit}</span>,
          rightSectionWidth: 48,
        })}
        value={form.draft[field]}
        error={form.errorAt(field)}
        onChange={({ currentTarget }) => form.typeIn(field, currentTarget.value)}
        onBlur={() => form.leave(field)}
      />
    )
  })
}
