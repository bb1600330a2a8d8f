import { TextInput } from '@mantine/core'
import { LONGEST_TRACKING_NUMBER } from '@pasok/domain/orders/orders.constants'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import type { VendorPackage } from '@pasok/domain/orders/orders.model'
import { useState } from 'react'
import { FormDialog } from '../../../../documents/form-dialog'
import { useSeen } from '../../../../documents/use-seen'
import { vendorMoves } from '../../../../features/orders/vendor-orders.queries'
import { useTexts } from '../../../../lib/texts'
import { CourierField } from '../courier-field'

/** Sends a package on its way. */
export function ShipDialog({ pack, onClose }: { pack: VendorPackage; onClose: () => void }) {
  const t = useTexts(deskMoveTexts)
  const [courier, setCourier] = useState('')
  const [tracking, setTracking] = useState('')
  const sent = { courier: courier.trim(), tracking_number: tracking.trim() }
  const { submit, form } = useSeen({
    newest: pack,
    may: ({ actions }) => actions.ship,
    run: (seen) => vendorMoves.ship(seen, sent),
    refreshes: ['order'],
    onClose,
  })
  return (
    <FormDialog
      title={t('shipTitle', { code: pack.code_package })}
      submitLabel={t('ship')}
      isChanged={sent.courier !== '' || sent.tracking_number !== ''}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CourierField value={courier} onChange={setCourier} focused />
      <TextInput
        label={t('trackingNumber')}
        description={t('trackingHelp')}
        autoComplete="off"
        maxLength={LONGEST_TRACKING_NUMBER}
        value={tracking}
        onChange={(event) => setTracking(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
