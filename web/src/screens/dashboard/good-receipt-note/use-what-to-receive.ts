import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import { useEffect, useEffectEvent } from 'react'
import { useOrder } from '../../../features/orders/orders.queries'
import {
  adoptedEntry,
  startedEntry,
  isOutdated,
  isReceived,
  linesOf,
  ofPackage,
  ofReceipt,
  type ToReceive,
} from '../../../features/receipts/stored-entry'
import { useReceipt } from '../../../features/receipts/receipts.queries'
import { useStoredEntry, useReceiving } from '../../../features/receipts/use-receiving'
import { isCutOff } from '../../../lib/is-cut-off'
import { useCan, useSession } from '../../../lib/session'

/** Returns what can be entered according to the server: a new receipt, a correction, or nothing. */
function openOf(
  order: PurchaseOrder | undefined,
  pack: OrderPackage | undefined,
  receipt: Receipt | undefined,
): ToReceive | undefined {
  if (receipt) return receipt.actions.correct ? ofReceipt(receipt) : undefined
  return order && pack?.actions.receive ? ofPackage(order, pack) : undefined
}

/** Loads the package's state; its receipt only if the package has one. */
function usePackageStatus(packageId: string) {
  const isAllowed = useCan('receipts.create')
  const isReader = useCan('orders.read')
  const order = useOrder(isAllowed || isReader ? packageId : undefined)
  const pack = order.data?.packages.find(({ _id }) => _id === packageId)
  const hasReceipt = pack !== undefined && isReceived(pack)
  const receipt = useReceipt(hasReceipt ? packageId : undefined)
  const isKnown =
    (!isAllowed && !isReader) || (hasReceipt ? receipt.data !== undefined : pack !== undefined)
  return {
    isAllowed,
    order,
    receipt,
    isKnown,
    open: isKnown ? openOf(order.data, pack, receipt.data) : undefined,
  }
}

/**
 * What to receive of a package: combines the server's state with the entry on this device, which is sufficient
 * offline.
 */
export function useWhatToReceive(packageId: string, isSent: (stored: unknown) => boolean) {
  const receiving = useReceiving()
  const { fullname } = useSession()
  const stored = useStoredEntry(packageId)
  const { isAllowed, order, receipt, isKnown, open } = usePackageStatus(packageId)
  /** There is no entry (any more): another tab may have deleted it. */
  const isRemoved = stored === null
  const isRead = stored !== undefined && !isSent(stored)
  const beginning = (what: ToReceive) => ({
    what,
    lines: receipt.data ? linesOf(receipt.data) : {},
    receiver: fullname,
    now: Date.now(),
  })
  const begin = useEffectEvent(() => {
    if (!open) return
    const fresh = beginning(open)
    void receiving.change(packageId, (before) => startedEntry(before, fresh))
  })
  useEffect(() => {
    if (isRead && isKnown) begin()
    // Runs again whenever the server's state changes.
  }, [isRead, isKnown, isRemoved, order.data, receipt.data])
  /** Resolves input for an outdated version: applies it to the current one, or starts over. */
  const decide = (isWanted: boolean) => {
    if (!open) return
    const fresh = beginning(open)
    void receiving.change(packageId, (before) => {
      if (before?.sending) return before
      return before && isWanted ? adoptedEntry(before, fresh.what) : startedEntry(undefined, fresh)
    })
  }
  const error = order.error ?? receipt.error
  return {
    stored,
    receipt: receipt.data ?? null,
    isKnown,
    isOpen: open !== undefined,
    isOutdated: stored && !stored.sending && open ? isOutdated(stored, open) : false,
    decide,
    isAllowed,
    error: isKnown ? null : error,
    isWaiting: isCutOff(order) || isCutOff(receipt),
    refetch: () => void (order.error ? order : receipt).refetch(),
  }
}
export type WhatToReceive = ReturnType<typeof useWhatToReceive>
