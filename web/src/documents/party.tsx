import classes from './party.module.css'

interface PartyProps {
  name: string
  /** Empty ones stay away. */
  lines: readonly string[]
}

/** Somebody or some place, and under the name all that is known of it. */
export function Party({ name, lines }: PartyProps) {
  return (
    <>
      <strong className={classes.name}>{name}</strong>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className={classes.line}>
          {line}
        </span>
      ))}
    </>
  )
}
