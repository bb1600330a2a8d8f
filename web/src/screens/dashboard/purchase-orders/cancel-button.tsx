import { Button } from '@mantine/core'
import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { useState, type ReactNode } from 'react'
import { Fetched, pieceOf, fetchAhead } from '../../../lib/fetched'
import { tellMissing } from '../../../lib/tell-missing'
import type { CancelDialog } from './cancel-dialog'

type CancelDialogProps = Parameters<typeof CancelDialog>[0]

const cancelDialog = pieceOf<CancelDialogProps>(
  async () => (await import('./cancel-dialog')).CancelDialog,
)

interface CancelButtonProps {
  order: PurchaseOrder
  /** Those that it cancels. */
  packages: readonly OrderPackage[]
  /** Of the dialog, and of the button for those who don't see what is beside it. */
  title: string
  icon: ReactNode
  label: string
}

/** Asks for the reason, then cancels packages of an order. */
export function CancelButton({ order, packages, title, icon, label }: CancelButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={title}
        aria-haspopup="dialog"
        leftSection={icon}
        onPointerEnter={() => fetchAhead(cancelDialog)}
        onFocus={() => fetchAhead(cancelDialog)}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Fetched
          piece={cancelDialog}
          props={{ order, packages, title, submitLabel: label, onClose: close }}
          onMissing={(error) => {
            close()
            tellMissing(error)
          }}
        />
      )}
    </>
  )
}
