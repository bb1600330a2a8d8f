import { expect, it } from 'vitest'
import { ApiError, isMissing, type ApiErrorCode } from './api-error'

const failed = (status: number, code: ApiErrorCode, path?: string) =>
  new ApiError({
    status,
    code,
    message: 'Failed',
    ...(path !== undefined && { issues: [{ code: 'bad_request', message: 'Not valid', path }] }),
  })

it('a record is missing when there is none, or its address names none', () => {
  expect(isMissing(failed(404, 'not_found'))).toBe(true)
  expect(isMissing(failed(400, 'bad_request', 'id'))).toBe(true)
})

it('another failure says nothing about the record', () => {
  expect(isMissing(failed(400, 'bad_request', 'limit'))).toBe(false)
  expect(isMissing(failed(503, 'unavailable'))).toBe(false)
  expect(isMissing(new Error('Failed'))).toBe(false)
})
