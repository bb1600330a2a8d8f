import { filesTexts } from '@pasok/domain/files/files.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useEffect, useRef, useState } from 'react'
import type { CallInput, CallName } from './api'
import { ApiError, messageOf } from './api-error'
import { callFile } from './call-file'
import { suspectConnection } from './connection'
import { tx } from './texts'
import { toastSuccess } from './toast'

/** Seconds without data after which a download fails. */
const PATIENCE_SECONDS = 30

/**
 * Returns the file name of a `Content-Disposition` header (RFC 6266): the encoded one, otherwise the plain one.
 */
export function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1]
  try {
    // Removes a path from the name.
    const name = exact === undefined ? plain : decodeURIComponent(exact)
    return name?.split(/[/\\]/).at(-1)?.trim() || undefined
  } catch {
    return plain
  }
}

/** Reads the next chunk; a server that stops sending counts as unreachable. */
async function nextPart(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('silent')), PATIENCE_SECONDS * 1000)
  })
  try {
    return await Promise.race([reader.read(), silence])
  } finally {
    clearTimeout(timer)
  }
}

async function read(
  response: Response,
  signal: AbortSignal | undefined,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  let bytes = 0
  try {
    while (reader) {
      const { done, value } = await nextPart(reader)
      if (done) break
      parts.push(value)
      bytes += value.length
      onProgress(bytes)
    }
  } catch (reason) {
    void reader?.cancel().catch(() => undefined)
    if (signal?.aborted) throw reason
    // A partial file must not be mistaken for a complete one.
    suspectConnection()
    throw new ApiError({ status: 0, code: 'offline', message: tx(shellTexts.disconnected) })
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' })
}

/**
 * Downloads a file and saves it. @returns its name. @throws ApiError with the server's message; the reason of
 * `signal` when aborted.
 */
async function download<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  onProgress: (bytes: number) => void = () => undefined,
): Promise<string> {
  const response = await callFile(name, input)
  const fileName = fileNameOf(response.headers.get('Content-Disposition')) ?? name
  const blob = await read(response, input.signal, onProgress)
  saveFile(blob, fileName)
  return fileName
}

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/**
 * Downloads one file at a time and aborts on unmount. An error is passed to `onFailure`, or stored until
 * dismissed.
 */
export function useDownload<Name extends CallName>(
  call: Name,
  input: CallInput<Name>,
  onFailure?: (message: string) => void,
) {
  const running = useRef<AbortController | null>(null)
  /** Bytes received so far; null when idle. */
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
      const name = await download(call, { ...input, signal: mine.signal }, setBytes)
      toastSuccess(tx(filesTexts.saved, { name }))
    } catch (error) {
      if (!mine.signal.aborted) (onFailure ?? setFailure)(messageOf(error))
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
export type Download = ReturnType<typeof useDownload>
