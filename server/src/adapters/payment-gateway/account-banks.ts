/** Banks where OY makes virtual accounts of a fixed amount; the sandbox, too, by their codes. */
export const ACCOUNT_BANKS = ['002', '008', '009', '013', '014', '022', '213', '451'] as const
