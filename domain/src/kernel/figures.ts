const upToTwo = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const exactlyTwo = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Rupiah as `Rp. 1.250.000`; broken amounts with two decimals (`docs/domain.md` §2). */
export function rupiah(amount: number): string {
  const digits = (Number.isInteger(amount) ? upToTwo : exactlyTwo).format(Math.abs(amount))
  return `${amount < 0 ? '-' : ''}Rp. ${digits}`
}

/** A quantity with at most two decimals: `2,5`. */
export function quantity(amount: number): string {
  return upToTwo.format(amount)
}

/** Percent, of percent: 12.5 → `12,5%`. */
export function percent(value: number): string {
  return `${upToTwo.format(value)}%`
}
