import { CURRENCY } from '@pasok/domain/payments/payments.constants'
import { count, rupiah } from '../../lib/format'

/** Rupiah as everywhere; another currency by its name. */
export const writtenMoney = (amount: number, currency: string): string =>
  currency === CURRENCY ? rupiah(amount) : `${currency} ${count(amount)}`
