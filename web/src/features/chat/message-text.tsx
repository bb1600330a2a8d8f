import { Anchor } from '@mantine/core'
import { Fragment } from 'react'
import { useSignedIn, type SignedIn } from '../../lib/session'
import { look } from '../../ui/look'

const LINK = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}])/gi

export function Marked({ text, find }: { text: string; find: string | undefined }) {
  const words = find?.trim().toLowerCase() ?? ''
  if (words === '') return text
  const lower = text.toLowerCase()
  // Lower case can change a text's length; then the positions would be wrong, so nothing is highlighted.
  if (lower.length !== text.length) return text
  const parts: { from: number; text: string; isFound: boolean }[] = []
  const cut = (from: number, to: number, isFound: boolean) =>
    parts.push({ from, text: text.slice(from, to), isFound })
  let from = 0
  for (let at = lower.indexOf(words); at >= 0; at = lower.indexOf(words, from)) {
    cut(from, at, false)
    from = at + words.length
    cut(at, from, true)
  }
  cut(from, text.length, false)
  return parts.map((part) =>
    part.isFound ? (
      <mark key={`found-${part.from}`}>{part.text}</mark>
    ) : (
      <Fragment key={part.from}>{part.text}</Fragment>
    ),
  )
}

/** Splits the text at its web addresses; each part has its position. */
function partsOf(text: string): { from: number; text: string }[] {
  let from = 0
  return text.split(LINK).map((part) => {
    const one = { from, text: part }
    from += part.length
    return one
  })
}

interface MessageTextProps {
  text: string
  find?: string | undefined
}

function findUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** Returns true for an address that the reader can open; the other side's screens are not linked. */
function isLink(text: string, side: SignedIn['kind'] | undefined): boolean {
  if (!/^https?:\/\//i.test(text)) return false
  const url = findUrl(text)
  if (url?.origin !== window.location.origin) return true
  const others = side === 'buyer' ? '/vendor' : '/dashboard'
  return url.pathname !== others && !url.pathname.startsWith(`${others}/`)
}

/** Text of a message; web addresses become links that open outside the app. */
export function MessageText({ text, find }: MessageTextProps) {
  const side = useSignedIn()?.kind
  return (
    <p className={look('break-anywhere', 'pre-wrap')} dir="auto">
      {partsOf(text).map((part) =>
        isLink(part.text, side) ? (
          <Anchor
            key={`link-${part.from}`}
            href={part.text}
            target="_blank"
            rel="noopener noreferrer nofollow"
            inherit
            underline="always"
          >
            {part.text}
          </Anchor>
        ) : (
          <Marked key={part.from} text={part.text} find={find} />
        ),
      )}
    </p>
  )
}
