import { LARGEST_IMPORT } from '@pasok/domain/catalog/catalog.import.constants'
import { importErrors } from '@pasok/domain/catalog/catalog.import.errors'
import type {
  ImportRow,
  NumberStyle,
  ToldEncoding,
} from '@pasok/domain/catalog/catalog.import.model'
import { importTexts } from '@pasok/domain/catalog/catalog.import.texts'
import { fileErrors } from '@pasok/domain/files/files.errors'
import type { Text, Values } from '@pasok/domain/kernel/texts'
import { useEffect, useRef, useState } from 'react'
import { LEAVE_UPLOAD, useLeaveQuestion } from '../../documents/use-leave-question'
import { freshKey } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { isReadable, mayPassLater, sendFile } from '../../lib/send-file'

/** What is told of a file beside it. */
export interface Told {
  encoding: ToldEncoding
  numbers: NumberStyle
}

type ImportUploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; fraction: number }
  | { kind: 'failed'; text: Text; values: Values; retry: (() => void) | null }

const IDLE: ImportUploadState = { kind: 'idle' }
const MEGABYTE = 1024 * 1024

/** What can be told without sending it; the server looks into the content. */
function problemOf({ size }: File): { text: Text; values: Values } | null {
  if (size === 0) return { text: importErrors.empty, values: {} }
  if (size <= LARGEST_IMPORT) return null
  return { text: fileErrors.largerThan, values: { most: LARGEST_IMPORT / MEGABYTE } }
}

/** One spreadsheet at a time: chosen, on its way with its progress, taken or refused. */
export function useImportUpload(told: Told, onTaken: (row: ImportRow) => void) {
  const [state, setState] = useState<ImportUploadState>(IDLE)
  const running = useRef<AbortController>(undefined)
  const isTaken = useRef(false)
  useLeaveQuestion(state.kind === 'sending', isTaken, LEAVE_UPLOAD)
  useEffect(() => () => running.current?.abort(), [])
  const fail = (text: Text, values: Values, retry: (() => void) | null = null) =>
    setState({ kind: 'failed', text, values, retry })

  const send = async (file: File, idempotencyKey: string) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const onProgress = (fraction: number) => {
      if (!signal.aborted) setState({ kind: 'sending', name: file.name, fraction })
    }
    onProgress(0)
    const form = new FormData()
    form.append('encoding', told.encoding)
    form.append('numbers', told.numbers)
    form.append('file', file, file.name)
    try {
      if (!(await isReadable(file))) return fail(importTexts.unreadable, { file: file.name })
      const row = await sendFile('uploadImport', { form, idempotencyKey, signal, onProgress })
      if (signal.aborted) return
      isTaken.current = true
      onTaken(row)
    } catch (reason) {
      if (signal.aborted) return
      const again = mayPassLater(reason) ? () => void send(file, idempotencyKey) : null
      fail(importTexts.failed, { file: file.name, reason: messageOf(reason) }, again)
    }
  }
  const start = (files: readonly File[]) => {
    const [file, another] = files
    if (!file) return
    if (another) return fail(importTexts.oneOnly, {})
    const problem = problemOf(file)
    if (problem) return fail(problem.text, problem.values)
    void send(file, freshKey())
  }
  const cancel = () => {
    running.current?.abort()
    setState(IDLE)
  }
  return { state, start, cancel } as const
}
