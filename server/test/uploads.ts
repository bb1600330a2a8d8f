import { uploadFile } from '@pasok/domain/files/files.contract'
import type { FilePrefix, Upload } from '@pasok/domain/files/files.model'
import type { Person } from './api'
import type { SentFile } from './multipart'
import { PDF } from './samples'

/** Uploads a file, which must succeed, by default as a buyer. */
export async function upload(
  person: Person,
  file: Partial<SentFile> = {},
  prefix: FilePrefix = 'buyer',
): Promise<Upload> {
  const parts = [
    ['prefix', prefix],
    ['file', { name: 'deed.pdf', content: PDF, ...file }],
  ] as const
  const answer = await person.call('POST', '/api/files', { parts })
  if (answer.errors) throw new Error(`${person.email}: ${answer.status} ${answer.message}`)
  return uploadFile.data.parse(answer.data)
}

export const uploaded = async (person: Person): Promise<string> => (await upload(person)).id
