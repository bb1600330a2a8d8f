/** Bank codes for which OY offers virtual accounts of a fixed amount. The sandbox uses the same list. */
export const ACCOUNT_BANKS = ['002', '008', '009', '013', '014', '022', '213', '451'] as const
