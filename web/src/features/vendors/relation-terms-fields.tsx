import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { problemsOf, TERMS_FIELDS, type TermsDraft, type TermsField } from './relation-terms'

interface FieldWords {
  label: string
  help: string
  /** What is said where it can't be saved. */
  wrong: string
}

interface RelationTermsFieldsProps {
  draft: TermsDraft
  onType: (typed: Partial<TermsDraft>) => void
  words: Readonly<Record<TermsField, FieldWords>>
  /** It was sent once: what is wrong is said. */
  isTried: boolean
  /** Where each is, to be gone to. */
  fields: ReturnType<typeof useTermsInputs>['fields']
}

/** Where the fields are, and a way to the first that can't be saved. */
export function useTermsInputs() {
  const fields = useRef<Partial<Record<TermsField, HTMLInputElement>>>({})
  /** True when there is one. */
  const goToWrong = (draft: TermsDraft): boolean => {
    const [wrong] = problemsOf(draft)
    if (wrong) fields.current[wrong]?.focus()
    return wrong !== undefined
  }
  return { fields, goToWrong }
}

/** What a relation asks for or grants: percent, days and percent, each may stay empty. */
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
