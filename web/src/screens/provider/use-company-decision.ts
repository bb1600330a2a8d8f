import type { CompanyFile } from '@pasok/domain/company/company.provider.model'
import { providerCompanyFileTexts } from '@pasok/domain/company/company.provider.texts'
import { useState } from 'react'
import {
  useHandOverCompany,
  useReturnCompany,
  useVerifyCompany,
} from '../../features/company/provider-companies.queries'
import type { Heir } from '../../features/company/provider-hand-over-dialog'
import { ApiError, messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { confirm } from '../../ui/confirm'

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

/** What its type asks for by now and the company has not given, in a sentence, if any. */
function missingOf({ detail, legal_documents: documents }: CompanyFile): readonly string[] {
  if (detail.type === '') return [tx(words.noCompanyType)]
  const missing = documents.filter((one) => one.required && one.file_id === '')
  if (missing.length === 0) return []
  return [tx(words.missingDocuments, { documents: missing.map(({ title }) => title).join(', ') })]
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
  const { _id: id, version, legal_name: company } = file

  const verify = async () => {
    const yes = await confirm({
      title: tx(words.confirmVerify, { company }),
      text: [...missingOf(file), tx(words.confirmVerifyText)].join(' '),
      confirmLabel: tx(words.verify),
    })
    if (!yes) return
    const isDone = await run(() => verifying.mutateAsync({ id, version }), tx(words.verifyFailed))
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
