import { PAYMENTS_PAGE_SIZE } from '@pasok/domain/payments/payments.constants'
import { PAYMENT_STATES, type PaymentState } from '@pasok/domain/payments/payments.states'
import { othersIn } from '../../../../lib/address'
import { LIST_NAMES, readList, type ListAddress } from '../../../../lib/list-address'
import { PAY_NAMES, readPay, type PayAddress } from '../shared/pay-address'

export const PAYMENT_PAGE_SIZES = [PAYMENTS_PAGE_SIZE, 25, 50, 100] as const

/** Search parameters of the payments: the checkout for the invoices in `invoice`, otherwise the list. */
export interface BuyerPaymentsSearch extends ListAddress, PayAddress {
  status?: PaymentState
  /** Payment method; validated by the list. */
  kind?: string
}

const OWN = [...PAY_NAMES, ...LIST_NAMES, 'status'] as const

/** Reads the search parameters; invalid ones are ignored. */
export function parseSearch(search: Record<string, unknown>): BuyerPaymentsSearch {
  const status = PAYMENT_STATES.find((one) => one === search['status'])
  return {
    ...othersIn(search, OWN),
    ...readList(search, PAYMENT_PAGE_SIZES),
    ...readPay(search),
    ...(status && { status }),
  }
}
