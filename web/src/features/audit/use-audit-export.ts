import type { exportCompanyAudit } from '@pasok/domain/audit/audit.contract'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import type { exportVendorAudit } from '@pasok/domain/audit/audit.vendor.contract'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error'
import { download } from '../../lib/download'
import { tx } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import type { OwnAuditFilters } from './audit.queries'

/** Downloads what the filters show; one at a time, given up when the screen is left. */
export function useAuditExport(
  contract: typeof exportCompanyAudit | typeof exportVendorAudit,
  { search, subject, from, to }: OwnAuditFilters,
) {
  const running = useRef<AbortController | null>(null)
  /** Bytes that have come so far, while it runs. */
  const [bytes, setBytes] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const cancel = () => running.current?.abort()
  useEffect(() => cancel, [])
  const start = async () => {
    if (running.current) return
    const mine = new AbortController()
    running.current = mine
    setFailure(null)
    setBytes(0)
    try {
      const query = { search, subject, from, to }
      const name = await download(contract, { query, signal: mine.signal }, setBytes)
      toastSuccess(tx(auditTexts.exported, { name }))
    } catch (error) {
      if (!mine.signal.aborted) setFailure(messageOf(error))
    } finally {
      running.current = null
      setBytes(null)
    }
  }
  return {
    start: () => void start(),
    cancel,
    bytes,
    failure,
    dismiss: () => setFailure(null),
  } as const
}
export type AuditExport = ReturnType<typeof useAuditExport>
