import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import type { BankPayment } from '@pasok/domain/payments/payments.banks.model'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Beginning, beginPayment } from '../../../../features/payments/payments.moves'
import { keepTransaction } from '../../../../features/payments/payments.queries'
import { ApiError, isRefusal } from '../../../../lib/api-error'
import { useAct } from '../../../../documents/use-act'
import { useCallKey } from '../../../../lib/use-call-key'
import { useHere } from '../../../../lib/use-here'
import type { PayTarget } from './pay-targets'

/** A page elsewhere, which must not reach back into this one. */
const isPage = (url: string) => /^https?:$/.test(new URL(url, window.location.href).protocol)

/**
 * Opens a tab for an address that is known later; without one the tab goes again. Where the browser
 * lets none be opened there is a link to press.
 */
function openTab() {
  const tab = window.open('', '_blank')
  return {
    goTo: (url: string | null) => {
      if (!tab) return
      if (url === null || !isPage(url)) {
        tab.close()
        return
      }
      tab.opener = null
      tab.location.replace(url)
    },
  }
}

export interface ToPay {
  invoices: readonly Invoice[]
  method: BankPayment
  /** Whole rupiah. */
  amount: number
  isDirect: boolean
}

/** Payment creation fails unless it says so, and has an id (Spec 2 §8). */
function insistOnSuccess({ data, message }: { data: Transaction; message: string }): void {
  if (data.status.message === 'Success' && data.id !== '' && data.lastStatus !== 'Failed') return
  throw new ApiError({ status: 200, code: 'rule', message })
}

/** What is sent for a target; the server knows all but what is chosen. */
const askedOf = ({ invoices, method, amount, isDirect }: ToPay, target: PayTarget) => ({
  document_referer: invoices.map(({ invoice_number: number }) => number),
  bank_code: target.code,
  bank_name: target.name,
  bank_name_code: target.nameCode,
  ...(target.number !== '' && { account_number: target.number }),
  amount,
  direct_payment: isDirect,
  method,
})

/**
 * Begins a payment, once however often the button is pressed, and goes where it is waited for, unless
 * one has gone elsewhere meanwhile. Tried again after a refusal it is another payment: what a bank
 * did not take a moment ago it may take now.
 */
export function usePay() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const keyOf = useCallKey()
  const isHere = useHere()
  const { act, pending } = useAct(['payment', 'invoice', 'order'])
  const pay = (by: Beginning, toPay: ToPay, target: PayTarget) =>
    act({
      name: by,
      run: async () => {
        // A browser opens tabs only while it is being pressed.
        const tab = by === 'page' ? openTab() : undefined
        try {
          const reply = await beginPayment(by, askedOf(toPay, target), keyOf)
          insistOnSuccess(reply)
          tab?.goTo(reply.data.url)
          keepTransaction(client, reply.data)
          if (isHere())
            await navigate({
              to: '/dashboard/finance/invoice',
              search: { page: 'waiting-payment', code: reply.data.code },
            })
          return reply.message
        } catch (error) {
          tab?.goTo(null)
          if (isRefusal(error)) keyOf.forget()
          throw error
        }
      },
    })
  return { pay, pending }
}
export type Paying = ReturnType<typeof usePay>
