import { Textarea, TextInput } from '@mantine/core'
import { cartBulkTexts } from '@pasok/domain/cart/cart.bulk.texts'
import { isQuantityText } from '@pasok/domain/cart/cart.rules'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { useState } from 'react'
import { FormDialog } from '../../documents/form-dialog'
import { readQuantity } from '../../lib/typed-numbers'
import { useTexts } from '../../lib/texts'
import type { CartActions } from './cart.actions'

interface BulkDialogProps {
  field: 'quantity' | 'note'
  productIds: ReadonlySet<string>
  actions: CartActions
  onClose: () => void
}

/** Dialog that sets one quantity or one note for all selected lines. */
export function BulkDialog({ field, productIds, actions, onClose }: BulkDialogProps) {
  const t = useTexts(cartBulkTexts)
  const tc = useTexts(cartTexts)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const isNote = field === 'note'
  const typed = readQuantity(text)
  const problem = typed === '' ? t('quantityMissing') : tc('quantityUnclear')
  const isValid = isNote || (typed !== '' && typed !== '.' && isQuantityText(typed))
  const submit = async () => {
    setTried(true)
    if (!isValid) return
    if (isNote) await actions.setNotes(productIds, text.trim())
    else await actions.setQuantities(productIds, typed)
    onClose()
  }
  const count = productIds.size
  return (
    <FormDialog
      title={`${t(isNote ? 'setNote' : 'setQuantity')}: ${count === 1 ? t('oneSelected') : t('selected', { count })}`}
      submitLabel={t('apply')}
      isChanged={text !== ''}
      isSaving={false}
      onSubmit={submit}
      onClose={onClose}
      size={440}
    >
      {isNote ? (
        <Textarea
          data-autofocus
          label={tc('note')}
          description={t('setNoteHelp')}
          maxLength={LONGEST_NOTE}
          autosize
          minRows={2}
          maxRows={8}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          data-autofocus
          required
          label={tc('quantity')}
          description={t('setQuantityHelp')}
          inputMode="decimal"
          autoComplete="off"
          error={isTried && !isValid && problem}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  )
}
