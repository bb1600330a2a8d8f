import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import { useEffect, useEffectEvent } from 'react'
import { useOrder } from '../../../features/orders/orders.queries'
import {
  adoptedEntry,
  begunEntry,
  isOutdated,
  linesOf,
  ofPackage,
  ofReceipt,
  type ToReceive,
} from '../../../features/receipts/kept-entry'
import { useReceiptOfPackage } from '../../../features/receipts/receipts.queries'
import { useKeptEntry, useReceiving } from '../../../features/receipts/use-receiving'
import { isCutOff } from '../../../lib/cut-off'
import { useCan, useSession } from '../../../lib/session'

/** What the server says is to be entered: a new receipt, a correction, or nothing. */
function openOf(
  packageId: string,
  order: PurchaseOrder | undefined,
  receipt: Receipt | null | undefined,
): ToReceive | undefined {
  if (receipt) return receipt.actions.correct ? ofReceipt(receipt) : undefined
  const pack = order?.packages.find(({ _id }) => _id === packageId)
  return order && pack?.actions.receive ? ofPackage(order, pack) : undefined
}

/**
 * What is to be received of a package: as the server has it, and as it is kept on this device, which
 * is enough while there is no network.
 */
export function useWhatToReceive(packageId: string, isSent: (kept: unknown) => boolean) {
  const receiving = useReceiving()
  const { fullname } = useSession()
  const isAllowed = useCan('receipts.create')
  const kept = useKeptEntry(packageId)
  const order = useOrder(packageId)
  const receipt = useReceiptOfPackage(packageId)
  const isKnown = receipt.data !== undefined && (order.data !== undefined || receipt.data !== null)
  const open = isKnown ? openOf(packageId, order.data, receipt.data) : undefined
  /** Nothing is kept, or no longer: another tab may have thrown it away. */
  const isGone = kept === null
  const isRead = kept !== undefined && !isSent(kept)
  const begin = useEffectEvent(() => {
    if (!open) return
    const what = open
    const lines = receipt.data ? linesOf(receipt.data) : {}
    void receiving.change(packageId, (before) =>
      begunEntry(before, { what, lines, receiver: fullname, now: Date.now() }),
    )
  })
  useEffect(() => {
    if (isRead && isKnown) begin()
    // Again whenever the server says something else.
  }, [isRead, isKnown, isGone, order.data, receipt.data])
  /** What was typed is about another version: kept for the one that stands, or begun anew. */
  const decide = (isWanted: boolean) => {
    if (!open) return
    const what = open
    const fresh = {
      what,
      lines: receipt.data ? linesOf(receipt.data) : {},
      receiver: fullname,
      now: Date.now(),
    }
    void receiving.change(packageId, (before) => {
      if (before?.sending) return before
      return before && isWanted ? adoptedEntry(before, what) : begunEntry(undefined, fresh)
    })
  }
  const error = receipt.error ?? order.error
  return {
    kept,
    receipt: receipt.data ?? null,
    isKnown,
    isOpen: open !== undefined,
    isOutdated: kept && !kept.sending && open ? isOutdated(kept, open) : false,
    decide,
    isAllowed,
    error: isKnown ? null : error,
    isWaiting: isCutOff(order) || isCutOff(receipt),
    refetch: () => {
      void order.refetch()
      void receipt.refetch()
    },
  }
}
export type WhatToReceive = ReturnType<typeof useWhatToReceive>
