import { fileErrors } from '@pasok/domain/files/files.errors'
import type { Upload } from '@pasok/domain/files/files.model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { companyId, idOf, vendorId } from '../../../../test/company'
import { upload } from '../../../../test/uploads'
import { ACCOUNT, buyerScope, PROVIDER, vendorScope, type Scope } from '../../../db/scope'
import { attachUploads, findOwnUpload } from './attach-upload'

let api: Api
let mine: Upload
let foreign: Upload
const maju = buyerScope(companyId('maju'))

beforeAll(async () => {
  api = await startApi()
  mine = await upload(await api.as('owner@maju.test'))
  foreign = await upload(await api.as('owner@lain.test'))
})
afterAll(() => api.drop())

const find = (scope: Scope, urlOrId: string, path?: string) =>
  api.db.transaction().execute((trx) => findOwnUpload(trx, scope, urlOrId, path))
const attach = (scope: Scope, ids: readonly string[]) =>
  api.db.transaction().execute((trx) => attachUploads(trx, scope, ids, 'documents.0.url'))
const attachedAt = async (id: string): Promise<Date | null> =>
  (await api.pool.query('select attached_at from files where id = $1', [id])).rows[0].attached_at

describe('an upload that a payload names', () => {
  it('is accepted by its id and by any link to it', async () => {
    const [path] = mine.url.split('?')
    for (const name of [
      mine.id,
      mine.id.toUpperCase(),
      ` ${mine.id} `,
      mine.url,
      `https://pasok.example${mine.url}`,
      `${path}?e=1&s=expired`,
      `/files/${mine.id}`,
    ])
      expect([name, (await find(maju, name)).id]).toEqual([name, mine.id])
  })

  it.each([
    ['', ''],
    ['text', 'deed.pdf'],
    ['an id that names nothing', idOf('no upload')],
    ['an address elsewhere', 'https://files.example/deed.pdf'],
    ['a path elsewhere', '/pictures/x.png'],
    ['script', 'javascript:alert(1)'],
    ['SQL', "' or true --"],
    ['a half', '/files/'],
    ['a climb', '/files/../../etc/passwd'],
    ['much', 'x'.repeat(10_000)],
  ])('is not found by an invalid reference: %s', async (_, name) => {
    const refused = await find(maju, name, 'legal_documents.0.url').catch((error: unknown) => error)
    expect(refused).toMatchObject({
      problems: [{ code: 'rule', path: 'legal_documents.0.url', text: fileErrors.unknownUpload }],
    })
  })

  it('is not found by other companies, as if it did not exist', async () => {
    const scopes = [
      vendorScope(vendorId('sinar')),
      vendorScope(companyId('lain')),
      PROVIDER,
      ACCOUNT,
    ]
    const nothing = await find(maju, idOf('no upload'), 'url').catch((error: unknown) => error)
    for (const named of [foreign.id, foreign.url]) {
      const refused = await find(maju, named, 'url').catch((error: unknown) => error)
      expect(refused).toEqual(nothing)
    }
    for (const scope of scopes) await expect(find(scope, foreign.id)).rejects.toThrow()
  })

  it('is not found before its content has arrived', async () => {
    const early = await upload(await api.as('owner@maju.test'))
    await api.pool.query('update files set stored_at = null where id = $1', [early.id])
    await expect(find(maju, early.id)).rejects.toThrow(fileErrors.unknownUpload.en)
    await expect(attach(maju, [early.id])).rejects.toThrow(fileErrors.unknownUpload.en)
    await api.pool.query('delete from files where id = $1', [early.id])
  })
})

describe('attaching', () => {
  it('keeps the time of the first attachment', async () => {
    await attach(maju, [])
    expect(await attachedAt(mine.id)).toBeNull()
    await attach(maju, [mine.id, mine.id])
    const first = await attachedAt(mine.id)
    expect(first).toBeInstanceOf(Date)
    await attach(maju, [mine.id])
    expect(await attachedAt(mine.id)).toEqual(first)
  })

  it('is all or nothing, and for own uploads only', async () => {
    const other = await upload(await api.as('owner@maju.test'))
    for (const wrong of [foreign.id, idOf('no upload'), 'x', "' or true --"])
      await expect(attach(maju, [other.id, wrong])).rejects.toThrow(fileErrors.unknownUpload.en)
    expect(await attachedAt(other.id)).toBeNull()
    expect(await attachedAt(foreign.id)).toBeNull()
  })
})
