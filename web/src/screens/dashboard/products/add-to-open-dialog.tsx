import { Button, Modal, TextInput } from '@mantine/core'
import { isQuantityText, leastQuantity } from '@pasok/domain/cart/cart.rules'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { Product } from '@pasok/domain/catalog/catalog.model'
import { toNumber } from '@pasok/domain/kernel/decimal'
import type { OpenRequest } from '@pasok/domain/requests/requests.model'
import { openRequestTexts } from '@pasok/domain/requests/requests.open.texts'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { messageOf } from '../../../lib/api-error'
import { quantity as shownQuantity } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { toastError, toastSuccess } from '../../../lib/toast'
import { EmptyState } from '../../../ui/empty-state'
import { useFocusReturn } from '../../../ui/focus-return'
import { useCartMarker } from '../../../features/cart/cart.store'
import { OpenRequestRow } from '../../../features/requests/open-request-row'
import { OpenRequests } from '../../../features/requests/open-requests'
import classes from '../../../features/requests/open-requests.module.css'
import { refreshCart } from './refresh-cart'
import { useAddItem } from '../../../features/requests/requests.queries'

interface AddToOpenDialogProps {
  product: Pick<Product, '_id' | 'name' | 'stock' | 'minimum_order_quantity'>
  onClose: () => void
}

/** What was typed, and adding it to one of the drafts. */
function useAddTo({ product, onClose }: AddToOpenDialogProps) {
  const t = useTexts(openRequestTexts)
  const marker = useCartMarker()
  const least = toNumber(leastQuantity(product.minimum_order_quantity))
  const [typed, setTyped] = useState(String(least))
  const [note, setNote] = useState('')
  const [failed, setFailed] = useState<{ code: string; error: unknown }>()
  const { mutateAsync, isPending, variables } = useAddItem()
  const quantity = Number(typed)
  const isClear = isQuantityText(typed) && quantity > 0
  const add = async ({ _id: id, code_pr: code }: OpenRequest) => {
    if (isPending || !isClear) return
    setFailed(undefined)
    try {
      const added = await mutateAsync({
        id,
        productId: product._id,
        quantity,
        note: note.trim(),
      })
      toastSuccess(t('added', { code, quantity: shownQuantity(added.quantity) }))
      onClose()
      // The draft lies in the cart, too: as it was before this.
      if (marker.id === id)
        await refreshCart(id).catch((error: unknown) => toastError(messageOf(error)))
    } catch (error) {
      setFailed({ code, error })
    }
  }
  return {
    typed,
    setTyped,
    note,
    setNote,
    isClear,
    add,
    failed,
    least,
    dismiss: () => setFailed(undefined),
    /** The draft that it is being added to just now. */
    busyId: isPending ? variables.id : undefined,
    /** Its unsaved changes in the cart would be saved over what is added here. */
    isHeld: ({ _id }: OpenRequest) => marker.id === _id && !marker.saved,
  }
}

/** Adds a product to a request that was saved before, in a quantity and with a note. */
export function AddToOpenDialog(props: AddToOpenDialogProps) {
  const { product, onClose } = props
  const t = useTexts(openRequestTexts)
  const tc = useTexts(cartTexts)
  const form = useAddTo(props)
  useFocusReturn()
  const limits = { minimum: shownQuantity(form.least), stock: shownQuantity(product.stock) }
  return (
    <Modal opened onClose={onClose} title={t('addToTitle', { name: product.name })} size={560}>
      <div className={classes.fields}>
        <TextInput
          label={t('quantity')}
          description={t('quantityHelper', limits)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
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
          title={t('notAdded', { code: form.failed.code })}
          messages={[messageOf(form.failed.error)]}
          onClose={form.dismiss}
        />
      )}
      <h3 className={classes.which}>{t('which')}</h3>
      <OpenRequests
        empty={
          <EmptyState
            icon={<IconFileText size={22} />}
            text={t('empty')}
            helper={t('emptyHelper')}
          />
        }
      >
        {(request) => (
          <>
            <OpenRequestRow
              request={request}
              action={
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('addHereNamed', { code: request.code_pr })}
                  loading={form.busyId === request._id}
                  disabled={form.isHeld(request) || !form.isClear}
                  onClick={() => void form.add(request)}
                >
                  {t('addHere')}
                </Button>
              }
            />
            {form.isHeld(request) && <p className={classes.helper}>{t('inCart')}</p>}
          </>
        )}
      </OpenRequests>
    </Modal>
  )
}
