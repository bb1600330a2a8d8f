import { CURRENCY } from '@pasok/domain/payments/payments.constants'
import { count, rupiah } from '../../lib/format'

/** Formats rupiah as usual, other currencies with their code. */
export const writtenMoney = (amount: number, currency: string): string =>
  currency === CURRENCY ? rupiah(amount) : `${currency} ${count(amount)}`
