import { describe, expect, it } from 'vitest'
import { addressForLog } from './server'

describe('an address in the log', () => {
  it.each([
    ['/api/x?token=abc&skip=1', '/api/x?token=…&skip=1'],
    ['/register/vendor?invitation=abc', '/register/vendor?invitation=…'],
    ['/files/1/a.pdf?e=123&s=abc-_', '/files/1/a.pdf?e=123&s=…'],
    ['/files/%zz/a.pdf?e=123&s=abc', '/files/%zz/a.pdf?e=123&s=…'],
    ['/x?access_token=a=b&id_token=c', '/x?access_token=…&id_token=…'],
    ['/x?X-Amz-Signature=a&x-api-key=b', '/x?X-Amz-Signature=…&x-api-key=…'],
    ['/x?%74oken=a&tok%65n=b', '/x?%74oken=…&tok%65n=…'],
    ['/x?%zz=a', '/x?%zz=…'],
    ['/x?a=1?token=b', '/x?a=1?token=…'],
    ['/x?searchTopic=code_pr&status=New', '/x?searchTopic=code_pr&status=New'],
    ['/x?s&token', '/x?s&token'],
    ['/x?', '/x?'],
    ['/x', '/x'],
  ])('%s is %s', (url, logged) => expect(addressForLog(url)).toBe(logged))
})
