import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error'
import { isCutOff } from './is-cut-off'

const offline = new ApiError({ status: 0, code: 'offline', message: 'away' })
const busy = new ApiError({ status: 503, code: 'unavailable', message: 'busy' })
const loading = { data: undefined, fetchStatus: 'fetching', failureReason: null } as const

describe('a query is cut off', () => {
  it('when it waits for the connection', () => {
    expect(isCutOff({ ...loading, fetchStatus: 'paused' })).toBe(true)
  })
  it('when it got no response and retries', () => {
    expect(isCutOff({ ...loading, failureReason: offline })).toBe(true)
  })
  it('also while another page is shown as a placeholder', () => {
    const withPlaceholder = { ...loading, data: [], isPlaceholderData: true }
    expect(isCutOff({ ...withPlaceholder, fetchStatus: 'paused' })).toBe(true)
    expect(isCutOff(withPlaceholder)).toBe(false)
  })
  it('but not while loading, after a server’s response, or after giving up', () => {
    expect(isCutOff(loading)).toBe(false)
    expect(isCutOff({ ...loading, failureReason: busy })).toBe(false)
    expect(isCutOff({ ...loading, fetchStatus: 'idle', failureReason: offline })).toBe(false)
  })
  it('and never hides loaded data', () => {
    expect(isCutOff({ ...loading, data: [], fetchStatus: 'paused' })).toBe(false)
    expect(isCutOff({ ...loading, data: [], failureReason: offline })).toBe(false)
  })
})
