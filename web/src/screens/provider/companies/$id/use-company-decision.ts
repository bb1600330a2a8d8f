import type { CompanyFile } from '@pasok/domain/company/provider/provider.model'
import { providerCompanyFileTexts } from '@pasok/domain/company/provider/provider.texts'
import { useState } from 'react'
import {
  useTransferCompany,
  useReturnCompany,
  useVerifyCompany,
} from '../../../../features/company/provider-companies.queries'
import type { Heir } from '../../../../features/company/provider-hand-over-dialog'
import { ApiError, messageOf } from '../../../../lib/api-error'
import { tx } from '../../../../lib/texts'
import { toastSuccess } from '../../../../lib/toast'
import { confirm } from '../../../../ui/confirm'

export type Decided = 'verify' | 'return'

interface Failure {
  title: string
  message: string
  /** True when the company has changed meanwhile: loading it again helps. */
  isLost: boolean
}

const failureOf = (error: unknown, title: string): Failure => ({
  title,
  message: messageOf(error),
  isLost: error instanceof ApiError && error.status === 409,
})

const words = providerCompanyFileTexts

const missingOf = ({ legal_documents: documents }: CompanyFile): readonly string[] =>
  documents.filter((one) => one.required && one.file_id === '').map(({ title }) => title)

/** Requests confirmation of the verification and names the missing documents. */
function confirmVerifying(file: CompanyFile, missing: readonly string[]): Promise<boolean> {
  const noted = [
    ...(file.detail.type === '' ? [tx(words.noCompanyType)] : []),
    ...(missing.length > 0 ? [tx(words.missingDocuments, { documents: missing.join(', ') })] : []),
  ]
  return confirm({
    title: tx(words.confirmVerify, { company: file.legal_name }),
    text: [...noted, tx(words.confirmVerifyText)].join(' '),
    confirmLabel: tx(missing.length > 0 ? words.verifyWithout : words.verify),
    danger: missing.length > 0,
  })
}

/** Runs an action and loads the result; an error is shown, and the input is preserved. */
function useRun(load: () => Promise<void>) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = async (move: () => Promise<unknown>, title: string) => {
    setFailure(null)
    try {
      await move()
      await load()
      return true
    } catch (error) {
      setFailure(failureOf(error, title))
      return false
    }
  }
  return { run, failure, dismiss: () => setFailure(null) }
}

function useTransfer({ _id: id, legal_name: company, owner_name: owner }: CompanyFile, run: Run) {
  const handing = useTransferCompany()
  const transfer = async ({ id: userId, name }: Heir) => {
    const yes = await confirm({
      title: tx(words.confirmHandOver, { name, company }),
      text: tx(words.confirmHandOverText, { owner }),
      confirmLabel: tx(words.handOver),
      danger: true,
    })
    if (!yes) return
    const isDone = await run(() => handing.mutateAsync({ id, userId }), tx(words.handOverFailed))
    if (isDone) toastSuccess(tx(words.isHandedOver, { name, company }))
  }
  return { transfer, isHandingOver: handing.isPending }
}
type Run = ReturnType<typeof useRun>['run']

/**
 * Decides the verification, for the version that the user saw. If another user was first, the page shows that
 * decision.
 */
export function useCompanyDecision(file: CompanyFile, load: () => Promise<void>) {
  const verifying = useVerifyCompany()
  const returning = useReturnCompany()
  const { run, failure, dismiss } = useRun(load)
  const [decided, setDecided] = useState<Decided | null>(null)
  const { _id: id, version } = file

  const verify = async () => {
    const missing = missingOf(file)
    if (!(await confirmVerifying(file, missing))) return
    const move = () => verifying.mutateAsync({ id, version, without_documents: missing.length > 0 })
    const isDone = await run(move, tx(words.verifyFailed))
    if (isDone) setDecided('verify')
  }
  const sendBack = async (reason: string) => {
    const move = () => returning.mutateAsync({ id, version, reason })
    const isDone = await run(move, tx(words.returnFailed))
    if (isDone) setDecided('return')
    return isDone
  }
  const loadAgain = async () => {
    dismiss()
    await load()
  }
  return {
    ...useTransfer(file, run),
    verify,
    sendBack,
    loadAgain,
    decided,
    failure,
    dismiss,
    isVerifying: verifying.isPending,
    isReturning: returning.isPending,
  } as const
}
export type CompanyDecision = ReturnType<typeof useCompanyDecision>
