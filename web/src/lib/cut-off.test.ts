import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error'
import { isCutOff } from './cut-off'

const offline = new ApiError({ status: 0, code: 'offline', message: 'away' })
const busy = new ApiError({ status: 503, code: 'unavailable', message: 'busy' })
const asked = { data: undefined, fetchStatus: 'fetching', failureReason: null } as const

describe('a query is cut off', () => {
  it('when it waits for the connection', () => {
    expect(isCutOff({ ...asked, fetchStatus: 'paused' })).toBe(true)
  })
  it('when it got no answer and tries again', () => {
    expect(isCutOff({ ...asked, failureReason: offline })).toBe(true)
  })
  it('also while another page stands in for what was asked', () => {
    const stoodIn = { ...asked, data: [], isPlaceholderData: true }
    expect(isCutOff({ ...stoodIn, fetchStatus: 'paused' })).toBe(true)
    expect(isCutOff(stoodIn)).toBe(false)
  })
  it('but not while it loads, after a server that answered, nor once it gave up', () => {
    expect(isCutOff(asked)).toBe(false)
    expect(isCutOff({ ...asked, failureReason: busy })).toBe(false)
    expect(isCutOff({ ...asked, fetchStatus: 'idle', failureReason: offline })).toBe(false)
  })
  it('and never takes away what is there', () => {
    expect(isCutOff({ ...asked, data: [], fetchStatus: 'paused' })).toBe(false)
    expect(isCutOff({ ...asked, data: [], failureReason: offline })).toBe(false)
  })
})
