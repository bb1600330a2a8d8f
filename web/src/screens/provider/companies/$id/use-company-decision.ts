import type { CompanyFile } from '@pasok/domain/company/company.provider.model'
import { providerCompanyFileTexts } from '@pasok/domain/company/company.provider.texts'
import { useState } from 'react'
import {
  useHandOverCompany,
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
  /** It has moved on meanwhile: what helps is to look again. */
  isLost: boolean
}

const failureOf = (error: unknown, title: string): Failure => ({
  title,
  message: messageOf(error),
  isLost: error instanceof ApiError && error.status === 409,
})

const words = providerCompanyFileTexts

/** The required documents that the company has not given. */
const missingOf = ({ legal_documents: documents }: CompanyFile): readonly string[] =>
  documents.filter((one) => one.required && one.file_id === '').map(({ title }) => title)

/** Asks whether to verify the company, naming the documents that it would be verified without. */
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

/** Makes a move and takes up what came of it; a failure stays, with what was typed. */
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

/** Hands the company over, once that was asked. */
function useHandOver({ _id: id, legal_name: company, owner_name: owner }: CompanyFile, run: Run) {
  const handing = useHandOverCompany()
  const handOver = async ({ id: userId, name }: Heir) => {
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
  return { handOver, isHandingOver: handing.isPending }
}
type Run = ReturnType<typeof useRun>['run']

/**
 * Deciding a company, on the version that was looked at. The loser of a race reads on the page what
 * has become of it.
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
    ...useHandOver(file, run),
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
