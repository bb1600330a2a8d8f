import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepScreen } from '../../../features/receipts/keep-screen'
import { ReceiptList } from './receipt-list'
import { Receiving } from './receiving'

/** Ms after which what the shell fetches later is here, too. */
const SETTLED = 4_000

/** `/dashboard/good-receipt-note`: the receipts, or what `package` names is received (Spec 2 §2). */
export default function GoodReceiptNoteScreen() {
  const search = useSearch({ from: '/dashboard/good-receipt-note' })
  useEffect(() => {
    void keepScreen()
    const timer = setTimeout(() => void keepScreen(), SETTLED)
    return () => clearTimeout(timer)
  }, [])
  return search.package === undefined ? (
    <ReceiptList search={search} />
  ) : (
    <Receiving key={search.package} packageId={search.package} />
  )
}
