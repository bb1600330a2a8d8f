import { Button } from '@mantine/core'
import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { ReactNode } from 'react'
import { CancelDialog, useAsk } from './order-dialogs'

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
  const ask = useAsk()
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={title}
      aria-haspopup="dialog"
      leftSection={icon}
      onPointerEnter={CancelDialog.preload}
      onFocus={CancelDialog.preload}
      onClick={() => ask({ kind: 'cancel', order, packages, title, submitLabel: label })}
    >
      {label}
    </Button>
  )
}
