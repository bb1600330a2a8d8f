import { Textarea, TextInput } from '@mantine/core'
import {
  LONGEST_OF_PRODUCT,
  PRODUCT_NUMBERS,
  type ProductNumber,
} from '@pasok/domain/catalog/portal/portal.constants'
import { productFormTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import { productFieldTexts } from '@pasok/domain/catalog/portal/portal.texts'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { tidyTyped } from '../../lib/typed-numbers'
import { figureError } from '../../ui/figure-choice'
import type { ProductFormState } from './portal-product-form'

interface FieldProps<Field extends string> {
  form: ProductFormState
  field: Field
  help?: string | undefined
  required?: boolean
}

type LineField = 'name' | 'sku' | 'tax_title' | 'storage'
type AreaField = 'short_description' | 'description'

function useField({ form, field, help }: FieldProps<ProductNumber | LineField | AreaField>) {
  const t = useTexts(productFieldTexts)
  const error = form.problemAt(field)
  return {
    label: t(field),
    value: form.draft[field],
    error,
    description: error === undefined ? help : undefined,
  }
}

export function LineInput(props: FieldProps<LineField> & { autoFocus?: boolean }) {
  const { form, field, required = false, autoFocus = false } = props
  return (
    <TextInput
      {...useField(props)}
      required={required}
      autoFocus={autoFocus}
      autoComplete="off"
      maxLength={LONGEST_OF_PRODUCT[field]}
      onBlur={() => form.leave(field)}
      onChange={({ currentTarget }) => form.type({ [field]: currentTarget.value })}
    />
  )
}

/** A multi-line text; shows the number of characters used once more than 80% are. */
export function TextArea(props: FieldProps<AreaField> & { rows: number }) {
  const { form, field, help, rows } = props
  const t = useTexts(productFormTexts)
  const max = LONGEST_OF_PRODUCT[field]
  const { length } = form.draft[field]
  const room = t('characters', { count: formatCount(length), most: formatCount(max) })
  return (
    <Textarea
      {...useField({ ...props, help: length > max * 0.8 ? room : help })}
      minRows={rows}
      rows={rows}
      maxLength={max}
      onBlur={() => form.leave(field)}
      onChange={({ currentTarget }) => form.type({ [field]: currentTarget.value })}
    />
  )
}

/** A number field; on blur, shows the number in the usual format. */
export function NumberLine(props: FieldProps<ProductNumber>) {
  const { form, field, required = false } = props
  const own = useField(props)
  const hasThreeDecimals = PRODUCT_NUMBERS[field].decimals === 3
  const typed = hasThreeDecimals ? '' : form.draft[field]
  return (
    <TextInput
      {...own}
      error={figureError(typed, (reading) => form.type({ [field]: reading }), own.error)}
      required={required}
      inputMode="decimal"
      autoComplete="off"
      onBlur={({ currentTarget: { value } }) => {
        const tidy = tidyTyped(value)
        // Only on change, because typing clears the server's error and leaving the field must not.
        if (tidy !== value) form.type({ [field]: tidy })
        form.leave(field)
      }}
      onChange={({ currentTarget }) => form.type({ [field]: currentTarget.value })}
    />
  )
}
