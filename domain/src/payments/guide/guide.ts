import { formatText as sayText, type Language, type Values } from '../../kernel/texts'
import { guideTexts } from './guide.texts'
import type { Transaction } from '../payments.model'

type Translate = (key: keyof typeof guideTexts, values?: Values) => string

/** The steps of one payment channel, such as an ATM. */
interface Guide {
  title: string
  steps: readonly string[]
}

interface BankMenus {
  app: string
  mobile: string
  atm: string
  internet: string
}

/** The menu paths to virtual accounts, by bank code; other banks get the general steps. */
const MENUS: Readonly<Record<string, BankMenus>> = {
  '002': {
    app: 'BRImo',
    mobile: 'BRIVA',
    atm: 'Transaksi Lain → Pembayaran → Lainnya → BRIVA',
    internet: 'Pembayaran → BRIVA',
  },
  '008': {
    app: 'Livin’ by Mandiri',
    mobile: 'Bayar / VA',
    atm: 'Bayar/Beli → Lainnya → Multipayment',
    internet: 'Pembayaran → Multipayment',
  },
  '009': {
    app: 'wondr by BNI',
    mobile: 'Transfer → Virtual Account',
    atm: 'Menu Lain → Transfer → Virtual Account Billing',
    internet: 'Transfer → Virtual Account Billing',
  },
  '013': {
    app: 'PermataMobile X',
    mobile: 'Bayar Tagihan → Virtual Account',
    atm: 'Transaksi Lainnya → Pembayaran → Pembayaran Lainnya → Virtual Account',
    internet: 'Pembayaran Tagihan → Virtual Account',
  },
  '014': {
    app: 'BCA mobile',
    mobile: 'm-Transfer → BCA Virtual Account',
    atm: 'Transaksi Lainnya → Transfer → ke Rekening BCA Virtual Account',
    internet: 'Transfer Dana → Transfer ke BCA Virtual Account',
  },
  '022': {
    app: 'OCTO Mobile',
    mobile: 'Transfer → Transfer to Other CIMB Niaga Account',
    atm: 'Transfer → Rekening CIMB Niaga Lain',
    internet: 'Transfer → Rekening CIMB Niaga Lain',
  },
}

type Paid = Pick<
  Transaction,
  'payment_method' | 'bank_code' | 'bank_name' | 'va_number' | 'account_number'
>

function virtualGuides(
  payment: Paid,
  number: string,
  amount: string,
  translate: Translate,
): Guide[] {
  const { bank_code: code, bank_name: bank } = payment
  const rest = [translate('enterVirtual', { number }), translate('checkAmount', { amount })]
  const menus = MENUS[code]
  const own: Guide[] = menus
    ? [
        {
          title: translate('mobileOf', { app: menus.app }),
          steps: [translate('openMenu', { menu: menus.mobile }), ...rest],
        },
        {
          title: translate('atm'),
          steps: [translate('openMenuAtm', { menu: menus.atm }), ...rest],
        },
        {
          title: translate('internet'),
          steps: [translate('openMenu', { menu: menus.internet }), ...rest],
        },
      ]
    : [{ title: translate('mobile'), steps: [translate('openVirtual'), ...rest] }]
  const foreign = [
    translate('openTransfer', { bank }),
    translate('enterVirtual', { number }),
    translate('enterAmount', { amount }),
  ]
  return [...own, { title: translate('otherBank'), steps: foreign }]
}

/**
 * Returns the steps to complete a pending payment, per channel of its bank. @param amount formatted
 * for display, such as `Rp. 1.000`. @returns an empty list while the account is unknown, and for a
 * payment on the gateway's page.
 */
export function paymentGuides(payment: Paid, amount: string, language: Language): Guide[] {
  const translate: Translate = (key, values) => sayText(guideTexts[key], language, values)
  const { bank_name: bank, va_number: virtual, account_number: account } = payment
  if (payment.payment_method === 'Virtual Account')
    return virtual === null ? [] : virtualGuides(payment, virtual, amount, translate)
  if (payment.payment_method !== 'Manual Bank Transfer' || account === null) return []
  return [
    {
      title: translate('heading'),
      steps: [
        translate('openTransferTo', { bank }),
        translate('enterAccount', { number: account }),
        translate('enterAmount', { amount }),
        translate('uploadProof'),
      ],
    },
  ]
}
