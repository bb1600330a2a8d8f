import { describe, expect, it } from 'vitest'
import {
  AppError,
  ruleError,
  ERROR_TEXT,
  failure,
  HTTP_STATUS,
  notFound,
  type ErrorCode,
} from './errors'
import { kernelTexts } from './kernel.texts'
import { LANGUAGES } from './texts'

const CODES = Object.keys(HTTP_STATUS) as ErrorCode[]

describe('error codes', () => {
  it.each(CODES)('%s has a status of its kind and a text', (code) => {
    expect(HTTP_STATUS[code]).toBeGreaterThanOrEqual(400)
    expect(HTTP_STATUS[code]).toBeLessThan(600)
    const [issue] = failure(code).issues('id')
    expect(issue).toEqual({ code, message: ERROR_TEXT[code].id })
  })

  it('have statuses that distinguish shape, rule, state and permission', () => {
    expect(HTTP_STATUS).toMatchObject({
      bad_request: 400,
      unauthenticated: 401,
      forbidden: 403,
      not_found: 404,
      illegal_move: 409,
      stale_version: 409,
      changed: 409,
      rule: 422,
      too_many_requests: 429,
      unavailable: 503,
    })
  })
})

describe('a failure', () => {
  it('is worded in the requested language, with its values and its path', () => {
    const error = ruleError(kernelTexts.illegalMove, { status: 'Submit' }, 'lines.0')
    expect(error.code).toBe('rule')
    expect(error.message).toContain('Submit')
    for (const language of LANGUAGES)
      expect(error.issues(language)).toEqual([
        {
          code: 'rule',
          path: 'lines.0',
          message: kernelTexts.illegalMove[language].replace('{{status}}', 'Submit'),
        },
      ])
  })

  it('of several problems has the code of the first', () => {
    const error = new AppError(
      [
        { code: 'changed', text: kernelTexts.changed },
        { code: 'rule', text: kernelTexts.badRequest, path: 'b' },
      ],
      3,
    )
    expect(error.code).toBe('changed')
    expect(error.issues('en').map(({ code }) => code)).toEqual(['changed', 'rule'])
    expect(error.retryAfter).toBe(3)
  })

  it('reveals nothing about what was not found', () => {
    expect(notFound('id').issues('en')).toEqual([
      { code: 'not_found', path: 'id', message: kernelTexts.notFound.en },
    ])
    expect(notFound().issues('en')).toEqual([
      { code: 'not_found', message: kernelTexts.notFound.en },
    ])
  })
})
