import { describe, expect, it } from 'vitest'
import { isInside, openLink } from './open-link'

describe('the link of a mail', () => {
  it.each([
    [
      '/dashboard/purchase-requests?page=detail&id=PR-1',
      '/open?to=%2Fdashboard%2Fpurchase-requests%3Fpage%3Ddetail%26id%3DPR-1',
    ],
    ['/vendor/team', '/open?to=%2Fvendor%2Fteam'],
    ['/provider', '/open?to=%2Fprovider'],
    ['/verify-email?token=abc', '/verify-email?token=abc'],
    ['/reset-password?token=abc', '/reset-password?token=abc'],
    ['/register?invitation=abc', '/register?invitation=abc'],
    ['/', '/'],
  ])('to %s is %s', (path, link) => expect(openLink(path)).toBe(link))

  it.each([
    'https://evil.test/dashboard',
    '//evil.test/dashboard',
    '/dashboard//evil.test',
    '/dashboard/..//evil.test',
    '/dashboard/../register',
    '/dashboard\\evil.test',
    '/dashboard\n',
    'javascript:alert(1)',
    '/dashboards',
    '/provider-of-evil',
    '/open?to=/dashboard',
    '',
  ])('%j leads nowhere inside', (address) => expect(isInside(address)).toBe(false))
})
