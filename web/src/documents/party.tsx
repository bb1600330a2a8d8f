import { look } from '../ui/look'

interface PartyProps {
  name: string
  /** Empty ones stay away. */
  lines: readonly string[]
}

/** Somebody or some place, and under the name all that is known of it. */
export function Party({ name, lines }: PartyProps) {
  return (
    <>
      <strong className={look('block', 'medium', 'break-anywhere')}>{name}</strong>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className={look('block', 'break-anywhere')}>
          {line}
        </span>
      ))}
    </>
  )
}
