import { Modal, TextInput } from '@mantine/core'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { openRequestTexts } from '@pasok/domain/requests/requests.open.texts'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../../../documents/failure-notice'
import { useConfirmedClose } from '../../../../documents/use-confirmed-close'
import { messageOf } from '../../../../lib/api-error'
import { quantity as shownQuantity } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { useFocusReturn } from '../../../../ui/focus-return'
import classes from './add-to-dialog.module.css'
import { useIsUnavailableShown } from './unavailable-host'
import type { AddTo } from './use-add-to'
import { look } from '../../../../ui/look'

interface AddToDialogProps<Target> {
  form: AddTo<Target>
  title: string
  which: string
  notAdded: (target: Target) => string
  onClose: () => void
  children: ReactNode
}

/** Dialog that adds a product to a saved document, with quantity and note. */
export function AddToDialog<Target>(props: AddToDialogProps<Target>) {
  const { form, title, which, notAdded, onClose, children } = props
  const t = useTexts(openRequestTexts)
  const tc = useTexts(cartTexts)
  // The dialog with similar products may be open on top.
  const isBelow = useIsUnavailableShown()
  const { close, hasQuestion } = useConfirmedClose(form.isChanged, onClose)
  const isOnTop = !isBelow && !hasQuestion
  useFocusReturn()
  const limits = {
    minimum: shownQuantity(form.minimum),
    stock: shownQuantity(form.product.stock),
  }
  return (
    <Modal
      opened
      onClose={() => void close()}
      closeOnEscape={isOnTop}
      trapFocus={isOnTop}
      title={title}
      size={560}
    >
      <div className={`${classes.fields} ${look('grid', 'gap-sm', 'mb-md')}`}>
        <TextInput
          label={t('quantity')}
          description={t('quantityHelper', limits)}
          inputMode="decimal"
          autoComplete="off"
          error={form.isClear ? undefined : tc('quantityUnclear')}
          value={form.typed}
          onChange={(event) => form.setTyped(event.currentTarget.value)}
        />
        <TextInput
          label={t('note')}
          maxLength={500}
          value={form.note}
          onChange={(event) => form.setNote(event.currentTarget.value)}
        />
      </div>
      {form.failed && (
        <FailureNotice
          title={notAdded(form.failed.target)}
          messages={[messageOf(form.failed.error)]}
          onClose={form.dismiss}
        />
      )}
      <h3 className={look('text-md', 'medium', 'mb-xs')}>{which}</h3>
      {children}
    </Modal>
  )
}
