import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { keepInvoices, useInvoicesNamed } from '../../../../features/invoices/invoices.queries'
import { useCan } from '../../../../lib/session'
import type { InvoicesSearch } from './search-params'

const mayPay = ({ actions }: Invoice) => actions.pay
export const numberOf = ({ invoice_number: number }: Invoice) => number

/**
 * Those to be paid together, on whatever page of the list they stand; what is being paid meanwhile is
 * none of them. The address names them, so that they are still chosen for whoever comes back.
 */
export function useChosen(search: InvoicesSearch, rows: readonly Invoice[]) {
  const canPay = useCan('invoices.pay')
  const client = useQueryClient()
  const navigate = useNavigate()
  // The box is as it was pressed at once; the address follows.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(search.invoice))
  const said = useRef(wordsOf(search.invoice))
  useEffect(() => {
    const words = wordsOf(search.invoice)
    // Back, or the menu: the address has changed by another hand.
    if (words === said.current) return
    said.current = words
    setChosen(new Set(search.invoice))
  }, [search.invoice])
  const shown = new Map(rows.map((row) => [numberOf(row), row]))
  const beyond = canPay ? [...chosen].filter((number) => !shown.has(number)) : []
  const others = useInvoicesNamed(beyond).flatMap(({ data }) => data ?? [])
  const known = new Map([...shown, ...others.map((one) => [numberOf(one), one] as const)])
  const change = (next: ReadonlySet<string>) => {
    // What is turned away from is shown as it stood there until it is read again.
    keepInvoices(
      client,
      rows.filter((row) => next.has(numberOf(row)) && !chosen.has(numberOf(row))),
    )
    setChosen(next)
    said.current = wordsOf([...next])
    void navigate({
      to: '/dashboard/finance/invoice',
      search: { ...search, ...addressOf(next) },
      replace: true,
      resetScroll: false,
    })
  }
  return {
    rows: [...chosen].flatMap((number) => known.get(number) ?? []).filter(mayPay),
    clear: () => change(new Set()),
    /** For an address that the list goes on to. */
    address: addressOf(chosen),
    ...(canPay && { table: { selection: { chosen, onChange: change }, choosable: mayPay } }),
  }
}

const wordsOf = (numbers: readonly string[] = []) => JSON.stringify(numbers)

const addressOf = (chosen: ReadonlySet<string>) => ({
  invoice: chosen.size > 0 ? [...chosen] : undefined,
})

export type Chosen = ReturnType<typeof useChosen>
