import { TextInput } from '@mantine/core'
import { DEAREST_SHIPPING } from '@pasok/domain/orders/orders.constants'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import type { VendorPackage } from '@pasok/domain/orders/orders.model'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../../documents/form-dialog'
import { useSeen } from '../../../../documents/use-seen'
import { shippingOfTyped } from '../../../../features/orders/item-change'
import { vendorMoves } from '../../../../features/orders/vendor-orders.queries'
import { rupiah } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { writeTyped } from '../../../../lib/typed-numbers'
import { figureError } from '../../../../ui/figure-choice'

/** Sets what the shipping of a package costs. */
export function ShippingDialog({ pack, onClose }: { pack: VendorPackage; onClose: () => void }) {
  const t = useTexts(deskMoveTexts)
  const tf = useTexts(formTexts)
  const [begun] = useState(() => writeTyped(pack.shipping_cost))
  const [typed, setTyped] = useState(begun)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const cost = shippingOfTyped(typed)
  const { submit, form } = useSeen({
    newest: pack,
    may: ({ actions }) => actions['set-shipping'],
    run: (seen) => {
      setTried(true)
      if (!Number.isNaN(cost)) return vendorMoves.setShipping(seen, cost)
      field.current?.focus()
      return undefined
    },
    refreshes: ['order'],
    onClose,
    differences: [
      { label: t('shippingCost'), mine: typed, theirs: writeTyped(pack.shipping_cost) },
    ],
  })
  const isWrong = isTried && Number.isNaN(cost)
  return (
    <FormDialog
      title={t('shippingTitle', { code: pack.code_package })}
      submitLabel={tf('save')}
      isChanged={typed !== begun}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        data-autofocus
        required
        label={t('shippingCost')}
        description={t('shippingHelp')}
        error={figureError(
          typed,
          setTyped,
          isWrong ? t('shippingWrong', { most: rupiah(DEAREST_SHIPPING) }) : undefined,
        )}
        inputMode="numeric"
        autoComplete="off"
        maxLength={25}
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
