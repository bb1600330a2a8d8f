import { TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import type { TermsDraft } from './relation-terms'

interface FieldWords {
  label: string
  help: string
  /** What is wrong with it, once that is said. */
  error: string | null
}

interface RelationTermsFieldsProps {
  draft: TermsDraft
  onType: (typed: Partial<TermsDraft>) => void
  discount: FieldWords
  term: FieldWords
  first?: RefObject<HTMLInputElement | null>
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
]

/** What a relation asks for or grants: percent and days, each may stay empty. */
export function RelationTermsFields(props: RelationTermsFieldsProps) {
  const { draft, onType, discount, term, first } = props
  return (
    <>
      <TextInput
        ref={first}
        data-autofocus
        label={discount.label}
        description={discount.error === null ? discount.help : undefined}
        inputWrapperOrder={ORDER}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        error={discount.error}
        value={draft.discount}
        onChange={(event) => onType({ discount: event.currentTarget.value })}
      />
      <TextInput
        label={term.label}
        description={term.error === null ? term.help : undefined}
        inputWrapperOrder={ORDER}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        error={term.error}
        value={draft.term}
        onChange={(event) => onType({ term: event.currentTarget.value })}
      />
    </>
  )
}
