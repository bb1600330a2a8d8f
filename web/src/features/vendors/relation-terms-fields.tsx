import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import {
  problemsOf,
  TERMS_FIELDS,
  type RelationTermsDraft,
  type TermsField,
} from './relation-terms'

interface FieldWords {
  label: string
  help: string
  wrong: string
}

interface RelationTermsFieldsProps {
  draft: RelationTermsDraft
  onType: (typed: Partial<RelationTermsDraft>) => void
  words: Readonly<Record<TermsField, FieldWords>>
  /** True after the first submit: errors are shown. */
  isTried: boolean
  /** Input elements by field, for focusing. */
  fields: ReturnType<typeof useTermsInputs>['fields']
}

/** Returns the input elements and a function that focuses the first invalid one. */
export function useTermsInputs() {
  const fields = useRef<Partial<Record<TermsField, HTMLInputElement>>>({})
  /** Returns true when a field is invalid. */
  const goToWrong = (draft: RelationTermsDraft): boolean => {
    const [wrong] = problemsOf(draft)
    if (wrong) fields.current[wrong]?.focus()
    return wrong !== undefined
  }
  return { fields, goToWrong }
}

/** Terms of a relation: percent, days and percent; all optional. */
export function RelationTermsFields(props: RelationTermsFieldsProps) {
  const { draft, onType, words, isTried, fields } = props
  const problems = isTried ? problemsOf(draft) : []
  return TERMS_FIELDS.map((field) => {
    const { label, help, wrong } = words[field]
    const isWrong = problems.includes(field)
    return (
      <TextInput
        key={field}
        ref={(element) => {
          if (element) fields.current[field] = element
        }}
        data-autofocus={field === 'discount' || undefined}
        label={label}
        description={help}
        inputMode={field === 'term' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={10}
        error={isWrong ? wrong : null}
        value={draft[field]}
        onChange={(event) => onType({ [field]: event.currentTarget.value })}
      />
    )
  })
}
