import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import type { BankPayment } from '@pasok/domain/payments/bank-accounts/banks.model'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type PaymentStart, beginPayment } from '../../../../features/payments/payments.moves'
import { cacheTransaction } from '../../../../features/payments/payments.queries'
import { ApiError, isRefusal } from '../../../../lib/api-error'
import { useAct } from '../../../../documents/use-act'
import { useCallKey } from '../../../../lib/use-call-key'
import { useIsMounted } from '../../../../lib/use-is-mounted'
import type { PayTarget } from './pay-targets'

/** Returns true for an HTTP(S) address. */
const isPage = (url: string) => /^https?:$/.test(new URL(url, window.location.href).protocol)

/**
 * Opens a tab whose address is known later; without an address the tab is closed again. If the browser blocks
 * the tab, the page has a link.
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

/** Throws unless the response reports success and has an id (Spec 2 §8). */
function insistOnSuccess({ data, message }: { data: Transaction; message: string }): void {
  if (data.status.message === 'Success' && data.id !== '' && data.lastStatus !== 'Failed') return
  throw new ApiError({ status: 200, code: 'rule', message })
}

const paymentInputOf = ({ invoices, method, amount, isDirect }: ToPay, target: PayTarget) => ({
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
 * Starts a payment and opens its page, unless the user has left meanwhile. Double presses start one payment; a
 * retry after a refusal starts another, because the bank may accept it now.
 */
export function usePay() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const keyOf = useCallKey()
  const isMounted = useIsMounted()
  const { act, pending } = useAct(['payment', 'invoice', 'order'])
  const pay = (by: PaymentStart, toPay: ToPay, target: PayTarget) =>
    act({
      name: by,
      run: async () => {
        // Browsers only open tabs during a click, so the tab opens before the request.
        const tab = by === 'page' ? openTab() : undefined
        try {
          const reply = await beginPayment(by, paymentInputOf(toPay, target), keyOf)
          insistOnSuccess(reply)
          tab?.goTo(reply.data.url)
          cacheTransaction(client, reply.data)
          if (isMounted())
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
