import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error'
import { isCutOff } from './cut-off'

const offline = new ApiError({ status: 0, code: 'offline', message: 'away' })
const busy = new ApiError({ status: 503, code: 'unavailable', message: 'busy' })
const loading = { data: undefined, fetchStatus: 'fetching', failureReason: null } as const

describe('a query is cut off', () => {
  it('when it waits for the connection', () => {
    expect(isCutOff({ ...loading, fetchStatus: 'paused' })).toBe(true)
  })
  it('when it got no answer and tries again', () => {
    expect(isCutOff({ ...loading, failureReason: offline })).toBe(true)
  })
  it('also while another page stands in for what was asked', () => {
    const withPlaceholder = { ...loading, data: [], isPlaceholderData: true }
    expect(isCutOff({ ...withPlaceholder, fetchStatus: 'paused' })).toBe(true)
    expect(isCutOff(withPlaceholder)).toBe(false)
  })
  it('but not while it loads, after a server that answered, nor once it gave up', () => {
    expect(isCutOff(loading)).toBe(false)
    expect(isCutOff({ ...loading, failureReason: busy })).toBe(false)
    expect(isCutOff({ ...loading, fetchStatus: 'idle', failureReason: offline })).toBe(false)
  })
  it('and never takes away what is there', () => {
    expect(isCutOff({ ...loading, data: [], fetchStatus: 'paused' })).toBe(false)
    expect(isCutOff({ ...loading, data: [], failureReason: offline })).toBe(false)
  })
})
