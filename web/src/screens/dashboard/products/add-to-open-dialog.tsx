import { Button, Text } from '@mantine/core'
import type { OpenRequest } from '@pasok/domain/requests/requests.model'
import { openRequestTexts } from '@pasok/domain/requests/requests.open.texts'
import { IconFileText } from '@tabler/icons-react'
import { useOwnCart } from '../../../features/cart/own-cart'
import { useCartMarker } from '../../../features/cart/use-cart'
import { OpenRequestRow } from '../../../features/requests/open-request-row'
import { OpenRequests } from '../../../features/requests/open-requests'
import { useAddItem } from '../../../features/requests/requests.queries'
import { messageOf } from '../../../lib/api-error'
import { quantity as shownQuantity } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { toastError, toastSuccess } from '../../../lib/toast'
import { EmptyState } from '../../../ui/empty-state'
import { AddToDialog } from '../shared/adding/add-to-dialog'
import { useAddTo, type AddedProduct } from '../shared/adding/use-add-to'
import { readOffers } from '../shared/drafts/read-offers'

interface AddToOpenDialogProps {
  product: AddedProduct
  onClose: () => void
}

/** Dialog that adds a product to a saved request, with quantity and note. */
export function AddToOpenDialog({ product, onClose }: AddToOpenDialogProps) {
  const t = useTexts(openRequestTexts)
  const cart = useOwnCart()
  const marker = useCartMarker()
  const { mutateAsync } = useAddItem()
  const form = useAddTo<OpenRequest>({
    product,
    addTo: async ({ _id: id, code_pr: code }, wanted) => {
      const added = await mutateAsync({ id, ...wanted })
      toastSuccess(t('added', { code, quantity: shownQuantity(added.quantity) }))
      // The cart contains the same draft: reloads its offers and the addition.
      if (marker.id === id)
        await readOffers(cart).catch((error: unknown) => toastError(messageOf(error)))
      return true
    },
    onDone: onClose,
  })
  /** Its unsaved changes in the cart would overwrite the addition. */
  const hasUnsaved = ({ _id }: OpenRequest) => marker.id === _id && !marker.saved
  return (
    <AddToDialog
      form={form}
      title={t('addToTitle', { name: product.name })}
      which={t('which')}
      notAdded={({ code_pr: code }) => t('notAdded', { code })}
      onClose={onClose}
    >
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
                  loading={form.busy?._id === request._id}
                  disabled={hasUnsaved(request) || !form.isClear}
                  onClick={() => void form.add(request)}
                >
                  {t('addHere')}
                </Button>
              }
            />
            {hasUnsaved(request) && (
              <Text size="xs" c="dimmed" mt="sm">
                {t('inCart')}
              </Text>
            )}
          </>
        )}
      </OpenRequests>
    </AddToDialog>
  )
}
