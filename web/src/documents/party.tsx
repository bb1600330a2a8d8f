import { look } from '../ui/look'

interface PartyProps {
  name: string
  /** Empty lines are omitted. */
  lines: readonly string[]
}

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
